/** The languages that the widget speaks. */
export const locales = ["en", "de", "tr", "ar"] as const;
export type Locale = (typeof locales)[number];

/**
 * The first language of `wishes` (BCP 47 tags, the most wanted first) that the widget speaks; English when none is.
 * Only the language counts: `de-AT` is met by `de`.
 */
export function chooseLocale(wishes: readonly (string | null | undefined)[]): Locale {
  for (const wish of wishes) {
    const language = wish?.trim().toLowerCase().split(/[-_]/, 1)[0];
    const match = locales.find((locale) => locale === language);
    if (match) return match;
  }
  return "en";
}
