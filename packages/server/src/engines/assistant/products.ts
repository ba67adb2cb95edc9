import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { appliedFilters } from "./applied-filters.ts";
import { draftOf } from "./draft.ts";
import type { Language } from "./languages.ts";
import { localeOf, money } from "./money.ts";
import { plainText } from "./plain-text.ts";
import type { FoundProduct, FoundProducts } from "./tools.ts";
import type { Draft, Standing, Turn } from "./turn.ts";
import type { Filter, Wish } from "../wishes/wish.ts";

/** Most products in an answer. */
export const mostProducts = 6;
/** What scores less, beside the best, has only a word in common with the wish. */
const nearlyAsGood = 0.5;
/** What scores less than that is not what the best is. */
const asGood = 0.7;

/** Those of all that was found that are as likely meant as the best. */
export function meantOf(products: readonly FoundProduct[], { order }: Wish): FoundProduct[] {
  const least = order ? 0 : (products[0]?.score ?? 0) * nearlyAsGood;
  return products.filter(({ score }) => score >= least);
}

/** What the next message may go on from. */
export const standingOf = ({ words, filters, order }: Wish, seen: readonly ProductCard[]): Standing => ({
  words,
  filters,
  order,
  seen: seen.map(({ id }) => id),
});

/** Says what was found, by the names and prices of the data alone. */
export function productAnswer(
  { products, wish, without = [], unmentioned = [], untold = [] }: FoundProducts,
  { tenant }: Turn,
  { phrases, code }: Language,
): Draft {
  const meant = meantOf(products, wish);
  // Who names a thing sees that, though it can't be had.
  const isNamed = (meant[1]?.score ?? 0) < (meant[0]?.score ?? 0) * asGood;
  const first = isNamed ? meant[0]?.card.id : undefined;
  const cards = meant
    .slice(0, mostProducts)
    .map(({ card }) => card)
    // Of all that fits, what can be had comes first, unless an order is wished for.
    .sort((a, b) =>
      wish.order
        ? 0
        : Number(b.id === first) - Number(a.id === first) ||
          Number(a.availability === "out_of_stock") - Number(b.availability === "out_of_stock"),
    );
  const locale = localeOf(tenant.locale, code);
  const priceOf = ({ price: { amount, currency } }: ProductCard): string => money(amount, currency, locale);
  const about = (card: ProductCard): [string, string, string] => [
    plainText(card.title),
    priceOf(card),
    phrases.availability[card.availability],
  ];

  const [best] = cards;
  if (!best) throw new RangeError("There is no product to answer with.");
  const filters = appliedFilters(wish, phrases, { locale, currency: best.price.currency });
  const isWhole = without.length === 0;
  const [title, cost, availability] = about(best);
  const response =
    cards.length === 1
      ? isWhole
        ? phrases.oneProduct(title, cost, availability)
        : `**${title}** – ${cost} (${availability}).`
      : `${counted()} ${wish.order ? "" : phrases.bestMatch(...about(best))}`.trim();
  const labelsOf = (some: readonly Filter[]): string =>
    appliedFilters({ ...wish, words: "", filters: [...some], order: null }, phrases, {
      locale,
      currency: best.price.currency,
    })
      .map(({ label }) => label)
      .join(", ");
  const said = without.length > 0 ? `${phrases.wishes.gaveUp(labelsOf(without))} ${response}` : response;
  const cautions = [
    ...(unmentioned.length > 0 ? [phrases.wishes.unmentioned(unmentioned.join(", "))] : []),
    ...(untold.length > 0 ? [phrases.wishes.untold(labelsOf(untold))] : []),
  ];
  return draftOf("answer", [said, ...cautions].join(" ").trim(), {
    products: cards,
    applied_filters: filters,
    suggestions: meant.length > cards.length ? [phrases.shop.showMore] : [],
    standing: standingOf(wish, cards),
  });

  function counted(): string {
    const byPrice = cards.toSorted((a, b) => Number(a.price.amount) - Number(b.price.amount));
    const [lowest, highest] = [byPrice[0]!, byPrice.at(-1)!];
    if (cards.some(({ price }) => price.currency !== lowest.price.currency)) return phrases.products(cards.length);
    if (priceOf(lowest) === priceOf(highest)) return phrases.productsAt(cards.length, priceOf(lowest));
    return phrases.productsBetween(cards.length, priceOf(lowest), priceOf(highest));
  }
}
