import { foldedWords } from "./fold.ts";

/** Visitors write in these, beside the language of the texts. */
export const SPOKEN = ["en", "de", "fr", "es", "it", "nl", "pt", "tr"];

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
/** Parts of America, by their codes of UN M49: who names one does not mean the United States. */
const AMERICAS = ["003", "005", "013", "419"];
const CODES = [...LETTERS.flatMap((one) => LETTERS.map((other) => one + other)), ...AMERICAS];

export const listed = (names: string): string[] => names.split(", ");

/** What a country is called, too; a short name that CLDR has is taken from here alone, since "GB" are gigabytes. */
export const alsoCalled: Record<string, string[]> = {
  GB: listed(
    "UK, VK, Great Britain, Britain, Großbritannien, Grande-Bretagne, Royaume Uni, Gran Bretaña, Gran Bretagna, Groot-Brittannië, Grã-Bretanha, Büyük Britanya, İngiltere",
  ),
  US: listed("USA, ABD, EUA, United States of America, EE.UU."),
  NL: listed("Holland, Hollande, Holanda, Olanda"),
  "003": listed("Nordamerica, Norteamérica"),
  "005": listed("Sudamerica, América del Sur"),
  "419": listed("América Latina"),
  CZ: listed("Czech Republic, Tschechische Republik, République tchèque, República Checa, Repubblica Ceca"),
};

/** By code of ISO 3166: what countries, and parts of America, are called in a language, by CLDR, else in English; none for what is no code of a language. */
export function countryNames(code: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!/^[a-z]{2,3}$/.test(code)) return found;
  const names = new Intl.DisplayNames([code, "en"], { type: "region", fallback: "none" });
  for (const country of CODES) {
    const name = names.of(country);
    if (name) found.set(country, name);
  }
  return found;
}

let known: ReadonlyMap<string, string> | null = null;

/** The code of the country that folded words name in a language that visitors speak. */
function countryOf(said: readonly string[]): string | undefined {
  known ??= new Map(
    [
      ...SPOKEN.flatMap((language) => [...countryNames(language)]),
      ...Object.entries(alsoCalled).flatMap(([code, names]) => names.map((name) => [code, name] as const)),
    ].map(([code, name]) => [foldedWords(name).join(" "), code]),
  );
  return known.get(said.join(" "));
}

/** Whether folded words are what a country is called in a language that visitors speak. */
export const isCountry = (said: readonly string[]): boolean => countryOf(said) !== undefined;

/** In words: "United States of America". */
const LONGEST = 4;

/** The codes of the countries that a text names in a language that visitors speak. */
export function countriesIn(text: string): ReadonlySet<string> {
  const said = foldedWords(text);
  return new Set(
    said.flatMap((_, at) =>
      Array.from({ length: LONGEST }, (__, more) => countryOf(said.slice(at, at + more + 1)) ?? []).flat(),
    ),
  );
}
