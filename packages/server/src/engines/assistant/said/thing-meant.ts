import { foldedWords } from "../../wording/fold.ts";
import type { Words } from "../words/words.ts";

/**
 * The word that names what is wished for: of the first that stand together the last one, "jacket" of "warm jacket for winter",
 * or the first in languages that begin with it.
 *
 * @param named the words of the wish that may name goods
 */
export function thingMeant(wish: string, named: readonly string[], { wishes }: Words): string | undefined {
  const may = new Set(named.flatMap(foldedWords));
  const said = foldedWords(wish);
  const from = said.findIndex((word) => may.has(word));
  const behind = said.slice(from + 1).findIndex((word) => !may.has(word));
  const together = new Set(said.slice(from, behind < 0 ? undefined : from + 1 + behind));
  // "Phone case for my phone" names a phone twice.
  const first = [...new Set(named)].filter((word) => foldedWords(word).every((one) => together.has(one)));
  return wishes.namesFirst ? first[0] : first.at(-1);
}
