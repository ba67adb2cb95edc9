import { startOf } from "./packed.ts";
import { findLexeme, type LexemeIndex } from "./lexeme-index.ts";

/** Of those in another language: fewer are tables and lists of names that were taken for it. */
const IN_EARNEST = 0.1;

const counted = new WeakMap<LexemeIndex, number[]>();

/** How many texts each of an index's languages has. */
function countsOf(index: LexemeIndex): number[] {
  const known = counted.get(index);
  if (known) return known;
  const counts = index.languages.map(() => 0);
  for (const place of index.spoken) counts[place]!++;
  counted.set(index, counts);
  return counts;
}

/** The languages (ISO 639) that many texts are in, that of most of them first. */
export function languagesIn(index: LexemeIndex): string[] {
  const counts = countsOf(index);
  return index.languages.filter((_, place) => counts[place]! >= (counts[0] ?? 0) * IN_EARNEST);
}

/** The language (ISO 639) that a text was read in. */
export const codeOf = ({ languages, spoken }: LexemeIndex, text: number): string => languages[spoken[text]!]!;

/** Whether a text is to be found by who speaks a language; null: all are, since there are none in it, or hardly any in others. */
export function textsIn(index: LexemeIndex, code: string): ((text: number) => boolean) | null {
  const own = index.languages.indexOf(code);
  if (own < 0 || index.languages.length === 1) return null;
  const counts = countsOf(index);
  const isLeftOut = counts.map((count, place) => place !== own && count >= counts[own]! * IN_EARNEST);
  return isLeftOut.includes(true) ? (text) => !isLeftOut[index.spoken[text]!] : null;
}

/** Whether a text of a language holds a lexeme. */
export function isHeldIn(index: LexemeIndex, code: string, lexeme: string): boolean {
  const n = findLexeme(index, lexeme);
  if (n < 0) return false;
  for (let at = startOf(index.postingEnds, n); at < index.postingEnds[n]!; at++)
    if (codeOf(index, index.texts[at]!) === code) return true;
  return false;
}
