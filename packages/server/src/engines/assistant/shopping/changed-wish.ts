import type { WishedFilter } from "@widget-chat/contract/product-card.ts";
import { orders, type Filter, type Wish } from "../../wishes/wish.ts";
import { quantityOf } from "../../wishes/measured.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { FoundProducts } from "../tools.ts";
import type { Standing } from "../turn.ts";
import { facets } from "../words/shopping/shopping-words.ts";
import type { Words } from "../words/words.ts";

export type SearchOne = (wish: Wish) => Promise<FoundProducts>;

/** The wish of before as the catalogue takes it. */
export const wishOf = ({ words, filters, order }: Standing): Wish => ({
  words,
  filters,
  order: orders.find((one) => one === order) ?? null,
  isSaid: false,
});

/** A wish after what was said more of it. */
export interface Changed {
  wish: Wish;
  /** Whether something was said that products are told to be: a price, a colour. */
  isRead: boolean;
  /** What was said beside and has to stand in the products' texts; "": nothing. */
  unread: string;
}

/**
 * Adds to the standing wish what a turn says more of it: what it says of a field takes the place of what was said of that
 * before. Brands, colours and the like are read beside what is wished for, as if both had been said at once.
 *
 * @param own the words with a topic of what was said
 */
export async function changedWish(
  search: SearchOne,
  standing: Standing,
  said: Wish,
  own: readonly string[],
  words: Words,
): Promise<Changed> {
  const before = wishOf(standing);
  const thing = before.words || String(standing.filters.find(({ field }) => field === "category")?.value ?? "");
  const read =
    own.length > 0
      ? (await search({ words: `${thing} ${said.words}`, filters: [], order: null, isSaid: true })).wish
      : { words: thing, filters: [] };
  const isNew = (one: Filter): boolean => !standing.filters.some((other) => isSame(one, other));
  const added = [...said.filters, ...read.filters.filter(isNew)];
  const left = foldedWords(read.words);
  const unread = own.filter((word) => {
    const folded = foldedWords(word);
    const isFacet = facets.some((facet) => holdsPhrase(folded, words.shop.facets[facet]));
    return !isFacet && folded.some((one) => left.includes(one) && !foldedWords(thing).includes(one));
  });
  return {
    wish: { ...before, filters: merged(standing.filters, added), order: said.order ?? before.order },
    isRead: added.length > 0 || said.order !== null,
    unread: unread.join(" "),
  };
}

/** Whether two conditions say the same. */
export const isSame = (one: Filter, other: Filter): boolean =>
  one.field === other.field && one.op === other.op && String(one.value) === String(other.value);

/** What is said now of a field holds in place of what was said before, but for what shall not be, and another bound. */
export const merged = (before: readonly WishedFilter[], added: readonly Filter[]): Filter[] => [
  ...before.filter((one) => !added.some((other) => takesPlace(other, one))),
  ...added,
];

function takesPlace(now: Filter, before: Filter): boolean {
  if (now.field !== before.field) return false;
  if (isSame(now, before)) return true;
  if (now.op === "not" || before.op === "not") return String(now.value) === String(before.value);
  if (now.field === "words") return false;
  const [isMost, wasMost] = [now, before].map(({ op }) => op === "lt" || op === "lte");
  const [isLeast, wasLeast] = [now, before].map(({ op }) => op === "gt" || op === "gte");
  // "Over 20" and "under 50" hold both.
  if (isMost && wasLeast) return amountOf(before) >= amountOf(now);
  if (isLeast && wasMost) return amountOf(before) <= amountOf(now);
  return true;
}

/** What a bound is at: a figure, or one with its unit. */
const amountOf = ({ value }: Filter | WishedFilter): number => quantityOf(String(value))?.value ?? Number(value);
