import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { appliedFilters } from "../applied-filters.ts";
import { plainText } from "../plain-text.ts";
import type { Phrases } from "../phrases/phrases.ts";
import type { FoundProducts } from "../tools.ts";
import { datumTold } from "./datum-told.ts";

/**
 * What has to be said of goods beside what they are, for what data don't tell of them: a sentence each, in the
 * visitor's language.
 *
 * @param cards those that are shown
 */
export function cautionsOf(
  { wish, unmentioned = [], saidFree = [], untold = [], warned }: FoundProducts,
  cards: readonly ProductCard[],
  phrases: Phrases,
  shop: { locale: string; currency: string },
): string[] {
  const { wishes } = phrases;
  return [
    ...(unmentioned.length > 0 ? [wishes.unmentioned(unmentioned.join(", "))] : []),
    ...saidFree.flatMap(({ thing, ids }) => {
      const names = cards.filter(({ id }) => ids.includes(id)).map(({ title }) => plainText(title));
      if (names.length === cards.length) return [];
      return names.length > 0 ? wishes.onlySome(thing, names.join(", ")) : wishes.unmentioned(thing);
    }),
    ...cards.flatMap(({ id, title }) => {
      const told = warned?.get(id);
      return told ? [datumTold(title, told, phrases)] : [];
    }),
    ...(untold.length > 0 ? [wishes.untold(labelsOf(untold))] : []),
  ];

  function labelsOf(filters: typeof untold): string {
    const labels = appliedFilters({ ...wish, words: "", filters, order: null }, phrases, shop);
    return labels.map(({ label }) => label).join(", ");
  }
}
