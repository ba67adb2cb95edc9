import type { Alternative } from "./other-words/alternatives.ts";
import { halfNames } from "./other-words/half-names.ts";
import { joinedToSmall } from "./other-words/joined-words.ts";
import { openOtherWords } from "./other-words/other-words.ts";
import type { SaidIn } from "./other-words/said-in.ts";
import type { Synonyms } from "./other-words/synonyms.ts";
import { withoutQuantities } from "./goods/quantities-of.ts";
import { knownIn } from "./index/known-lexemes.ts";
import type { LexemeIndex } from "./index/lexeme-index.ts";
import { openGeneralWords } from "./language/general-words.ts";
import { languageOf } from "./language/language.ts";
import type { Lexer } from "./language/lexer.ts";
import { ASKED_BY } from "./language/small-words.ts";
import { mostTelling } from "./most-telling.ts";
import { wordsAsked } from "./question-words.ts";

/** A quantity is told in a description as words alone. */
const asWritten = (term: string, written: string, by: string[]): Alternative => ({
  said: term,
  means: written,
  of: [term],
  by,
  isGuess: true,
});

interface Asked {
  lexemes: string[];
  alternatives: Alternative[];
  /** Those of the lexemes that say nothing special. */
  general: ReadonlySet<string>;
}

/**
 * Tells what a text asks an index for.
 *
 * @returns by default it reads in all languages of the index
 */
export function openQuestions(lexer: Lexer) {
  const otherWords = openOtherWords(lexer);
  const generalWords = openGeneralWords(lexer);
  return async (
    index: LexemeIndex,
    text: string,
    owners: Synonyms,
    saidIn: SaidIn,
    codes = index.languages,
  ): Promise<Asked> => {
    const languages = codes.map(languageOf);
    const isKnown = knownIn(index);
    const { text: words, told } = index.facts
      ? withoutQuantities(text, isKnown, index.facts.measured)
      : { text, told: [] };
    const readings = await lexer.readings(words, languages);
    const joined = languages[0] ? joinedToSmall(words, languages[0], readings[0] ?? []) : null;
    const asked = wordsAsked(isKnown, readings).filter(
      (lexeme) => isKnown(lexeme) || !(joined?.has(lexeme) || ASKED_BY.has(lexeme)),
    );
    const lexemes = mostTelling(index, [...asked, ...told.map(({ term }) => term)]);
    const question = { text: words, languages, readings, lexemes, saidIn };
    const alternatives = await otherWords(index, isKnown, question, owners);
    for (const { term, written, near } of told) {
      alternatives.push(asWritten(term, written, wordsAsked(isKnown, await lexer.readings(written, languages))));
      for (const one of near) alternatives.push(asWritten(term, one, [one]));
    }
    const halves = index.closer ? await halfNames(words, languages, isKnown, lexer) : new Set<string>();
    const idle = index.closer ? await generalWords(languages) : new Set<string>();
    // "Setz … ein" says something that texts say by "einsetzen".
    const meant = new Set(alternatives.filter(({ by }) => !by.every((one) => idle.has(one))).flatMap(({ of }) => of));
    const general = new Set(lexemes.filter((lexeme) => idle.has(lexeme) && !meant.has(lexeme)));
    return { lexemes: lexemes.filter((lexeme) => !halves.has(lexeme)), alternatives, general };
  };
}
