import type { Alternative } from "./alternatives.ts";
import { openCountryNames } from "./country-names.ts";
import type { Language } from "./language.ts";
import type { IsKnown } from "./known-lexemes.ts";
import type { LexemeIndex } from "./lexeme-index.ts";
import type { Lexer } from "./lexer.ts";
import { respell } from "./misspellings.ts";
import { openSynonyms, type Synonyms } from "./synonyms.ts";
import { usualSynonyms } from "./usual-synonyms.ts";

/** A question as a tenant's languages read it. */
export interface ReadQuestion {
  languages: Language[];
  /** Its lexemes in each of them, with "" for a stop word. */
  readings: string[][];
  /** Those of them that are looked for. */
  lexemes: string[];
}

/**
 * What a question is looked for by beside its own words: the owner's synonyms, those that everyone uses, and what words that
 * no text holds may be misspelt from, but for names of countries.
 */
export type OtherWords = (
  index: LexemeIndex,
  isKnown: IsKnown,
  question: ReadQuestion,
  owners: Synonyms,
) => Promise<Alternative[]>;

export function openOtherWords(lexer: Lexer): OtherWords {
  const countryNames = openCountryNames(lexer);
  const usual = openSynonyms(usualSynonyms, lexer);

  return async (index, isKnown, { languages, readings, lexemes }, owners) => {
    const synonymsOf = async (synonyms: Synonyms, are?: IsKnown): Promise<Alternative[]> => {
      const expanded = languages.map(({ code }, i) => synonyms.expand(readings[i]!.filter(Boolean), code, are));
      return (await Promise.all(expanded)).flat();
    };
    // Most of the usual ones are in other languages than the texts.
    const guessed = (await synonymsOf(usual, isKnown)).map((one): Alternative => ({ ...one, isGuess: true }));
    const known = [...(await synonymsOf(owners)), ...guessed];
    if (lexemes.every(isKnown)) return known;
    const isCountry = await countryNames(languages);
    const words = lexemes.filter((lexeme) => !isCountry(lexeme));
    return [...known, ...respell(index, words, known)];
  };
}
