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
  prices: wrong.has("price") || wrong.has("sale_price") ? null : pricesOf(card, kept),
  stock: kept.availability ? { availability: kept.availability } : null,
});

function pricesOf(card: ProductCard, kept: Told["kept"]): ToldOfCard["prices"] {
  const prices = toldPrices(card, kept);
  if (!prices || faultOfPrices(card, kept) !== null) return null;
  const { paid, regular } = prices;
  return { price: paid, regular_price: isMore(regular, paid) ? regular : null };
}

function toldPrices(
  card: ProductCard,
  { price, sale_price: sale }: Told["kept"],
): { paid: Price; regular: Price } | null {
  if (price === undefined && sale === undefined) return null;
  const regular = price ?? card.regular_price ?? card.price;
  return { paid: sale ?? regular, regular };
}

/** Why prices make no sense beside the catalogue's, for the shop's owner; null: they do, or none are told. */
export function faultOfPrices(card: ProductCard, kept: Told["kept"]): string | null {
  const prices = toldPrices(card, kept);
  if (!prices) return null;
  const { paid, regular } = prices;
  const { amount, currency } = card.price;
  const other = [regular, paid].find((one) => one.currency !== currency);
  if (other) return `is in ${other.currency}, and the catalogue has it in ${currency}`;
  if (isMore(paid, regular)) return `the sale price ${paid.amount} is more than the price ${regular.amount}`;
  // Nought is what shops say of what they don't know, unless the catalogue has it for nothing.
  if (Number(paid.amount) === 0 && Number(amount) > 0) return `is nothing, and the catalogue has it for ${amount}`;
  return null;
}

const isMore = (one: Price, other: Price): boolean => Number(one.amount) > Number(other.amount);
