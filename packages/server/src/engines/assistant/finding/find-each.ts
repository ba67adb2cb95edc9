import type { Wish } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { namesSaidBy } from "../../wording/goods/names-said.ts";
import { goodsWords } from "../said/question.ts";
import { readSentence } from "../shopping/sentence.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { answers } from "./met-in-part.ts";
import { isTitled, type Search } from "./things-called.ts";
import { uncounted } from "./uncounted.ts";

/** Who names more things, or says more of one, tells a story. */
const MOST = { things: 3, words: 3 };

/**
 * "A tent and a sleeping bag": the best of each in turn, where goods are titled so. Null: no such things are wished for, one is
 * not to be had, or something is both, as a "salt and pepper mill" is.
 */
export async function findEach(search: Search, wish: Wish, words: Words): Promise<FoundProducts | null> {
  const isOfOther = foldedWords(wish.words).some((word) => words.forWhom.has(word) || words.prepositions.has(word));
  const things = readSentence(wish.words)
    .split(words.wishes.alternatives)
    .map((part) => goodsWords(part, words))
    .filter(({ length }) => length > 0);
  if (isOfOther || things.length < 2 || things.length > MOST.things || !things.every(isThing)) return null;
  const all = await Promise.all(things.map((thing) => search({ ...wish, words: thing.join(" "), isSaid: true })));
  const titled = all.map((found, at) =>
    answers(found) ? found.products.filter((one) => things[at]!.every((word) => isTitled(one, word))) : [],
  );
  const ids = titled.flat().map(({ card }) => card.id);
  if (titled.some(({ length }) => length === 0) || new Set(ids).size < ids.length) return null;
  const { without: _, ...first } = uncounted(all[0]!);
  return { ...first, wish, products: inTurn(titled).slice(0, all[0]!.products.length + titled.length) };
}

/** Whether its last or first word names goods, and not only how they are: "blue" of "black or blue shirts". */
const isThing = (thing: readonly string[]): boolean =>
  thing.length <= MOST.words &&
  [thing, thing.slice(-1), thing.slice(0, 1)].some((some) =>
    namesSaidBy(some.flatMap(foldedWords)).some((name) => !name.thing.isFeature),
  );

const inTurn = (lists: readonly FoundProduct[][]): FoundProduct[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat();
