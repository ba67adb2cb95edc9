import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { wordsIn } from "../../wording/fold.ts";
import { placesOf } from "../../wording/phrase-set.ts";
import { polarityOf } from "../written/grounding/polarity.ts";
import type { Words } from "../words/words.ts";

/**
 * What a sentence is left with where what it says of how prices compare, or denies of it, is taken out; null: what it says is not so,
 * or cannot be told to be.
 */
export function withoutComparedPrices(
  words: string[],
  cards: ProductCard[],
  all: ProductCard[],
  { shop, wishes }: Words,
): string[] | null {
  const compared = (["cheaper", "dearer"] as const).map((as) => {
    const most = wishes.order[as === "cheaper" ? "cheapest" : "dearest"];
    const ofAll = most ? placesOf(words, most) : [];
    return { as, ofAll, ofTwo: placesOf(words, shop.relative[as]) };
  });
  const opposite = { cheaper: "dearer", dearer: "cheaper" } as const;
  for (const { as, ofAll, ofTwo } of compared) {
    // "The first is cheaper than the second", and "the cheaper one".
    const others = ofAll.length === 0 && cards.length > 1 ? cards : all;
    for (const place of ofAll.length > 0 ? ofAll : ofTwo) {
      const denial = denialOf(words, place);
      if (denial === "unclear") return null;
      if (denial === "none" && !isBeyond(cards[0], others, as)) return null;
      if (denial === "whole") {
        const isSo = ofAll.length > 0 ? isBehind(cards[0], all, as) : isBeyond(cards[0], cards, opposite[as], true);
        if (!isSo) return null;
      }
    }
  }
  const places = compared.flatMap(({ ofAll, ofTwo }) => [...ofAll, ...ofTwo]);
  return words.filter((_, at) => !places.some(({ from, to }) => at >= from && at < to));
}

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

/** Whether a product is cheaper, or dearer, than each of the others, in the same currency; or, where it may be so, costs as much. */
const isBeyond = (
  card: ProductCard | undefined,
  others: ProductCard[],
  as: "cheaper" | "dearer",
  orEqual = false,
): boolean =>
  card !== undefined &&
  others.length > 1 &&
  others.every((other) => {
    if (other.id === card.id) return true;
    const more = moreOf(other, card, as);
    return more !== null && (more > 0 || (orEqual && more === 0));
  });

/** Whether there is one that is cheaper, or dearer, in the same currency. */
const isBehind = (card: ProductCard | undefined, others: ProductCard[], as: "cheaper" | "dearer"): boolean =>
  card !== undefined && others.some((other) => (moreOf(other, card, as) ?? 0) < 0);

/** By how much a product is cheaper, or dearer, than another; null in another currency. */
function moreOf(other: ProductCard, { price }: ProductCard, as: "cheaper" | "dearer"): number | null {
  if (other.price.currency !== price.currency) return null;
  const more = Number(other.price.amount) - Number(price.amount);
  return as === "cheaper" ? more : -more;
}
