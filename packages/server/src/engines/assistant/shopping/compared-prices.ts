import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { placesOf } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** What a sentence is left with where what it says of how prices compare is taken out; null: what it says is not so. */
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
  for (const { as, ofAll, ofTwo } of compared) {
    if (ofAll.length > 0 && !isBeyond(cards[0], all, as)) return null;
    // "The first is cheaper than the second", and "the cheaper one".
    if (ofAll.length === 0 && ofTwo.length > 0 && !isBeyond(cards[0], cards.length > 1 ? cards : all, as)) return null;
  }
  const places = compared.flatMap(({ ofAll, ofTwo }) => [...ofAll, ...ofTwo]);
  return words.filter((_, at) => !places.some(({ from, to }) => at >= from && at < to));
}

/** Whether a product is cheaper, or dearer, than each of the others, in the same currency. */
const isBeyond = (card: ProductCard | undefined, others: ProductCard[], as: "cheaper" | "dearer"): boolean =>
  card !== undefined &&
  others.length > 1 &&
  others.every(({ id, price }) => {
    if (id === card.id) return true;
    const more = Number(price.amount) - Number(card.price.amount);
    return price.currency === card.price.currency && (as === "cheaper" ? more > 0 : more < 0);
  });
