import { findLexeme, type LexemeIndex } from "./lexeme-index.ts";

/**
 * What a question asks of an index whose texts are in several languages: of each word the lexemes that texts hold, by
 * whichever language; where none does, the main language's, so that it counts as unknown once. A stop word of the main
 * language is left out, and one of another that no text holds.
 *
 * @param readings of its words, a list a language, that of most texts first; "" for a stop word
 */
export function wordsAsked(index: LexemeIndex, readings: string[][]): string[] {
  const [main = [], ...others] = readings;
  if (others.length === 0) return main.filter(Boolean);
  return main.flatMap((own, word) => {
    if (own === "") return [];
    const read = [...new Set(readings.map((lexemes) => lexemes[word] ?? ""))];
    const known = read.filter((lexeme) => lexeme !== "" && findLexeme(index, lexeme) >= 0);
    if (known.length > 0) return known;
    return read.includes("") ? [] : [own];
  });
}
