import { wordsIn } from "../../wording/fold.ts";
import { placesOf, type PhraseSet } from "../../wording/phrase-set.ts";
import type { FoundProduct } from "../tools.ts";
import type { Comparative } from "../words/shopping/shopping-words.ts";
import { polarityOf } from "../written/grounding/polarity.ts";
import type { Words } from "../words/words.ts";
import { ofAll, ofTwo, type ComparedBy } from "./comparing-words.ts";
import { firstBy } from "./measured-first.ts";

/**
 * What a sentence is left with where what it says of how prices or ratings compare, or denies of it, is taken out; null: what it
 * says is not so, or cannot be told to be. How much of a measure they have must be so where they tell it, and stays.
 */
export function withoutCompared(
  words: string[],
  products: FoundProduct[],
  all: FoundProduct[],
  { shop, wishes }: Words,
): string[] | null {
  const [first] = products;
  const compared = (["cheaper", "dearer", "better", "worse"] as const).map((as) => {
    const isOfPrice = as === "cheaper" || as === "dearer";
    const most = isOfPrice ? wishes.order[as === "cheaper" ? "cheapest" : "dearest"] : ofAll[as];
    const amongAll = most ? placesOf(words, most) : [];
    const amongTwo = [...placesOf(words, ofTwo[as]), ...(isOfPrice ? placesOf(words, shop.relative[as]) : [])];
    return { as, amongAll, amongTwo };
  });
  for (const { as, amongAll, amongTwo } of compared) {
    // "The first is cheaper than the second", and "the cheaper one".
    const others = amongAll.length === 0 && products.length > 1 ? products : all;
    for (const place of amongAll.length > 0 ? amongAll : amongTwo) {
      const denial = denialOf(words, place);
      if (denial === "unclear") return null;
      if (denial === "none" && !isBeyond(first, others, as)) return null;
      if (denial === "whole") {
        const isSo = amongAll.length > 0 ? isBehind(first, all, as) : isBeyond(first, products, opposite[as], true);
        if (!isSo) return null;
      }
    }
  }
  for (const [by, phrases] of Object.entries(shop.by) as [Comparative, PhraseSet][])
    for (const place of products.length > 1 ? placesOf(words, phrases) : []) {
      const most = firstBy(products, by);
      if (most && denialOf(words, place) === "none" && most.product !== first) return null;
    }
  const places = compared.flatMap(({ amongAll, amongTwo }) => [...amongAll, ...amongTwo]);
  return words.filter((_, at) => !places.some(({ from, to }) => at >= from && at < to));
}

const opposite = { cheaper: "dearer", dearer: "cheaper", better: "worse", worse: "better" } as const;

/** "Not" alone, by whichever word: "no lamp is cheaper" denies it of all lamps. */
const not = wordsIn("not t nicht pas non não niet değil");
/** What may stand between. */
const between = wordsIn(
  "is are any the ist sind die der das le la les es son el los las è sono il i é são o a os as is zijn de het",
);
/** A denial stands so many words before what it denies, at most. */
const NEAR = 4;
const joining = wordsIn("and but und aber et mais y pero e ma mas en maar ve ama");

/** Whether a sentence denies what stands there; a "not" farther off, or another denial, may be of something else. */
function denialOf(words: string[], { from, to }: { from: number; to: number }): "none" | "whole" | "unclear" {
  if (not.has(words[to] ?? "")) return "whole";
  const before = words.slice(Math.max(0, from - NEAR), from);
  const near = before.slice(before.findLastIndex((word) => joining.has(word) && !between.has(word)) + 1);
  const last = near.findLast((word) => !between.has(word)) ?? "";
  // In English and Italian "no" is of a thing.
  if (not.has(last) || (last === "no" && /^(?:mas|menos)$/.test(words[from]!))) return "whole";
  return polarityOf(near).isDenied ? "unclear" : "none";
}

/** Whether a product is beyond each of the others; or, where it may be so, no less. */
const isBeyond = (
  product: FoundProduct | undefined,
  others: FoundProduct[],
  as: ComparedBy,
  orEqual = false,
): boolean =>
  product !== undefined &&
  others.length > 1 &&
  others.every((other) => {
    if (other.card.id === product.card.id) return true;
    const more = moreOf(other, product, as);
    return more !== null && (more > 0 || (orEqual && more === 0));
  });

/** Whether there is one that is beyond it. */
const isBehind = (product: FoundProduct | undefined, others: FoundProduct[], as: ComparedBy): boolean =>
  product !== undefined && others.some((other) => (moreOf(other, product, as) ?? 0) < 0);

/** By how much a product is beyond another; null where one of them tells nothing, or a price in another currency. */
function moreOf(other: FoundProduct, { card, rating }: FoundProduct, as: ComparedBy): number | null {
  if (as === "better" || as === "worse") {
    if (other.rating === null || rating === null) return null;
    return as === "better" ? rating - other.rating : other.rating - rating;
  }
  if (other.card.price.currency !== card.price.currency) return null;
  const more = Number(other.card.price.amount) - Number(card.price.amount);
  return as === "cheaper" ? more : -more;
}
