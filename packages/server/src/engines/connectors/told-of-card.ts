import type { Price, ProductCard } from "@widget-chat/contract/product-card.ts";
import type { Told } from "./live-products.ts";

/** What of a card its shop says now; null: what the catalogue says counts. */
export interface ToldOfCard {
  prices: Pick<ProductCard, "price" | "regular_price"> | null;
  stock: Pick<ProductCard, "availability"> | null;
}

/**
 * What its shop says of a card. Prices that make no sense together, or are in another currency than the catalogue's, leave
 * those of the catalogue: a wrong one would be promised to the visitor.
 */
export const toldOfCard = (card: ProductCard, { kept, wrong }: Told): ToldOfCard => ({
  prices: wrong.includes("price") || wrong.includes("sale_price") ? null : pricesOf(card, kept),
  stock: kept.availability ? { availability: kept.availability } : null,
});

function pricesOf(card: ProductCard, { price, sale_price: sale }: Told["kept"]): ToldOfCard["prices"] {
  if (price === undefined && sale === undefined) return null;
  const regular = price ?? card.regular_price ?? card.price;
  const paid = sale ?? regular;
  const { currency } = card.price;
  const isSound = regular.currency === currency && paid.currency === currency && !isMore(paid, regular);
  // Nought is what shops say of what they don't know, unless the catalogue has it for nothing.
  const isForNothing = Number(paid.amount) === 0 && Number(card.price.amount) > 0;
  if (!isSound || isForNothing) return null;
  return { price: paid, regular_price: isMore(regular, paid) ? regular : null };
}

const isMore = (one: Price, other: Price): boolean => Number(one.amount) > Number(other.amount);
