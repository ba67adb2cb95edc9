import { countOf, firstFrom, lexemeAt, type LexemeIndex } from "../index/lexeme-index.ts";

/** In letters; shorter ones begin others by chance. */
const SHORTEST = 4;
/** What so much of all texts has words with is what the tenant is about. */
const SHARE = 0.25;

/** Whether so many texts have words that begin so, as "Zahnarzt" and "Zahnreinigung" do. */
export function isTopic(index: LexemeIndex, beginning: string): boolean {
  if (beginning.length < SHORTEST) return false;
  let count = 0;
  for (let at = firstFrom(index, beginning); at < index.sorted.length; at++) {
    const number = index.sorted[at]!;
    if (!lexemeAt(index, number).startsWith(beginning)) break;
    count += countOf(index, number);
  }
  return count >= index.ids.length * SHARE;
}
