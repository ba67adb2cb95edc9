import type { Language } from "./language.ts";
import type { Lexer } from "./lexer.ts";

/**
 * Tells the lexemes of the countries' names in some languages. Each is a word of its own, however alike two of them are: who asks
 * for Iceland does not mean Ireland.
 */
export type CountryNames = (languages: Language[]) => Promise<(lexeme: string) => boolean>;

/** Each language's are read when a question first needs them. */
export function openCountryNames(lexer: Lexer): CountryNames {
  const byCode = new Map<string, Promise<Set<string>>>();

  function namesIn(language: Language): Promise<Set<string>> {
    const known = byCode.get(language.code);
    if (known) return known;
    const names = lexer.question(countriesIn(language.code).join("\n"), language).then((lexemes) => new Set(lexemes));
    byCode.set(language.code, names);
    names.catch(() => byCode.delete(language.code));
    return names;
  }

  return async (languages) => {
    const known = await Promise.all(languages.map(namesIn));
    return (lexeme) => known.some((names) => names.has(lexeme));
  };
}

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

/** As CLDR has them, else in English; none for what is no code of a language. */
function countriesIn(code: string): string[] {
  if (!/^[a-z]{2,3}$/.test(code)) return [];
  const names = new Intl.DisplayNames([code, "en"], { type: "region", fallback: "none" });
  return CODES.flatMap((country) => names.of(country) ?? []);
}
