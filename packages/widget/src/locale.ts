/** The languages that the widget speaks. */
const spoken = "en de fr es it pt nl cs el id ar he fa zh ja ko tr pl ru uk sv hi vi";

type Split<List extends string> = List extends `${infer One} ${infer Rest}` ? One | Split<Rest> : List;
export type Locale = Split<typeof spoken>;

export const locales = spoken.split(" ") as Locale[];

/** Tags that went out of use, as some systems still send them. */
const renamed: Readonly<Record<string, string>> = { iw: "he", in: "id" };

/**
 * The first language of `wishes` (BCP 47 tags, the most wanted first) that the widget speaks; English when none is.
 * Only the language counts: `de-AT` is met by `de`, `zh-Hant` by `zh`.
 */
export function chooseLocale(wishes: readonly (string | null | undefined)[]): Locale {
  for (const wish of wishes) {
    const language = wish?.trim().toLowerCase().split(/[-_]/)[0] ?? "";
    const locale = (renamed[language] ?? language) as Locale;
    if (locales.includes(locale)) return locale;
  }
  return "en";
}
