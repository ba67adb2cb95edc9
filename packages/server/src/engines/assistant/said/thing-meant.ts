import { foldedWords } from "../../wording/fold.ts";
import { quantitiesIn } from "../../wishes/quantities.ts";
import { saysSize } from "../../wishes/sizes.ts";
import { unitIn } from "../../wishes/units.ts";
import { namesSaidBy } from "../../wording/goods/names-said.ts";
import type { Words } from "../words/words.ts";

/**
 * The word that names what is wished for: of the first that stand together the last one, "jacket" of "warm jacket for winter",
 * or the first in languages that begin with it; not what is only said of it, "waterproof" of "bluetooth speaker waterproof".
 *
 * @param named the words of the wish that may name goods
 */
export function thingMeant(wish: string, named: readonly string[], { wishes, taste }: Words): string | undefined {
  const may = new Set(named.flatMap(foldedWords));
  const said = foldedWords(wish);
  const from = said.findIndex((word) => may.has(word));
  const behind = said.slice(from + 1).findIndex((word) => !may.has(word));
  const together = new Set(said.slice(from, behind < 0 ? undefined : from + 1 + behind));
  // "Phone case for my phone" names a phone twice.
  const first = [...new Set(named)].filter((word) => foldedWords(word).every((one) => together.has(one)));
  const isSaidOfIt = (word: string): boolean =>
    /^\d+$/.test(word) ||
    quantitiesIn(word).length > 0 ||
    foldedWords(word).some(
      (one) =>
        taste.has(one) ||
        saysSize(one) ||
        unitIn(one) !== undefined ||
        namesSaidBy([one]).some(({ thing }) => thing.isFeature),
    );
  const things = first.filter((word) => !isSaidOfIt(word));
  return wishes.namesFirst ? (things[0] ?? first[0]) : (things.at(-1) ?? first.at(-1));
}
