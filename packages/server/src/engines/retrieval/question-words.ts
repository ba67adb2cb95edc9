import { findLexeme, type LexemeIndex } from "./lexeme-index.ts";

/**
 * What a question asks of an index whose texts are in several languages: of each word the lexemes that texts hold, by
 * whichever language; where none does, the first language's, so that it counts as unknown once. A word that tells nothing in
 * one language and that no text holds in another is left out.
 *
 * @param readings of its words, a list a language, with "" for a stop word
 */
export function wordsAsked(index: LexemeIndex, readings: string[][]): string[] {
  const [first = [], ...others] = readings;
  if (others.length === 0) return first.filter(Boolean);
  return first.flatMap((_, word) => {
    const read = [...new Set(readings.map((lexemes) => lexemes[word] ?? ""))];
    const known = read.filter((lexeme) => lexeme !== "" && findLexeme(index, lexeme) >= 0);
    if (known.length > 0) return known;
    return read.includes("") ? [] : read.slice(0, 1);
  });
}
