import { type Locale, locales } from "./launcher/launcher-words.ts";

/** Tags that went out of use, as some systems still send them. */
const renamed: Readonly<Record<string, string>> = { iw: "he", in: "id" };

/**
 * The first language of `wishes` (BCP 47 tags, the most wanted first) that the widget speaks; English when none is.
 * Only the language counts: `de-AT` is met by `de`, `zh-Hant` by `zh`.
 */
export function chooseLocale(wishes: readonly (string | null | undefined)[]): Locale {
  for (const wish of wishes) {
    const language = wish?.trim().toLowerCase().split(/[-_]/, 1)[0] ?? "";
    const match = locales.find((locale) => locale === (renamed[language] ?? language));
    if (match) return match;
  }
  return "en";
}
