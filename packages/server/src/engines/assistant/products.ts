import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { draftOf } from "./draft.ts";
import type { Language } from "./languages.ts";
import { plainText } from "./plain-text.ts";
import type { FoundProducts } from "./tools.ts";
import type { Draft, Turn } from "./turn.ts";

/** Most products in an answer. */
export const mostProducts = 6;
/** What scores less, beside the best, has only a word in common with the wish. */
const nearlyAsGood = 0.5;

/** Says what was found, by the names and prices of the data alone. */
export function productAnswer(
  { products, appliedFilters }: FoundProducts,
  { tenant }: Turn,
  { phrases, code }: Language,
): Draft {
  const least = (products[0]?.score ?? 0) * nearlyAsGood;
  const cards = products
    .filter(({ score }) => score >= least)
    .slice(0, mostProducts)
    .map(({ card }) => card)
    // Of all that fits, what can be had comes first.
    .sort((a, b) => Number(a.availability === "out_of_stock") - Number(b.availability === "out_of_stock"));
  const locale = tenant.locale.toLowerCase().startsWith(code) ? tenant.locale : code;
  const priceOf = ({ price: { amount, currency } }: ProductCard): string => money(amount, currency, locale);
  const about = (card: ProductCard): [string, string, string] => [
    plainText(card.title),
    priceOf(card),
    phrases.availability[card.availability],
  ];

  const [best] = cards;
  if (!best) throw new RangeError("There is no product to answer with.");
  const response =
    cards.length === 1 ? phrases.oneProduct(...about(best)) : `${counted()} ${phrases.bestMatch(...about(best))}`;
  return draftOf("answer", response, { products: cards, applied_filters: appliedFilters });

  function counted(): string {
    const byPrice = cards.toSorted((a, b) => Number(a.price.amount) - Number(b.price.amount));
    const [lowest, highest] = [byPrice[0]!, byPrice.at(-1)!];
    if (cards.some(({ price }) => price.currency !== lowest.price.currency)) return phrases.products(cards.length);
    if (priceOf(lowest) === priceOf(highest)) return phrases.productsAt(cards.length, priceOf(lowest));
    return phrases.productsBetween(cards.length, priceOf(lowest), priceOf(highest));
  }
}

/** An amount as the visitor's language writes it; no digit is lost on the way. */
export function money(amount: string, currency: string, locale: string): string {
  const decimals = amount.split(".")[1]?.replace(/0+$/, "").length ?? 0;
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  const usual = format.resolvedOptions().maximumFractionDigits ?? 2;
  const exact =
    decimals > usual
      ? new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: decimals })
      : format;
  return exact.format(amount as Intl.StringNumericLiteral);
}
