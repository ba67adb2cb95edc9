import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import type { Db } from "../../db/database.ts";
import { reviewsIn } from "../wishes/reviews.ts";
import { readCards, type CardRow } from "../../db/found-products.ts";
import { paidFor } from "../../db/products.ts";

const MOST_VALUES = 50;

export function cardOf(row: CardRow): ProductCard {
  const {
    external_id,
    title,
    url,
    image_url,
    price_amount,
    price_currency,
    sale_amount,
    sale_currency,
    availability,
    brand,
    rating,
    attributes,
  } = row;
  const regular = { amount: price_amount, currency: price_currency };
  const sale = sale_amount !== null && sale_currency !== null ? { amount: sale_amount, currency: sale_currency } : null;
  return {
    id: external_id,
    title,
    url,
    image_url,
    price: sale ?? regular,
    regular_price: paidFor(row).isOnSale ? regular : null,
    availability,
    brand,
    rating: ratingOf(rating, reviewsIn(attributes)),
    options: optionsOf(row),
  };
}

/** Many shops say nought of what nobody has judged yet. */
const ratingOf = (value: number | null, count: number | null): ProductCard["rating"] =>
  value === null || value === 0 || count === 0 ? null : { value, count };

/** Of what the variants of a product differ in, in the order in which they are stored. */
function optionsOf({ options, variants }: CardRow): ProductCard["options"] {
  // An object answers to more names than its own: "constructor".
  const own = new Map(Object.entries(options));
  const told = (variants ?? []).flatMap((one) =>
    Object.entries(one.options).map(([name, value]) => ({ name, value, isHad: one.is_had })),
  );
  return [...Map.groupBy(told, ({ name }) => name)].flatMap(([name, ofName]) => {
    const counts = new Map<string, number>();
    for (const { value, isHad } of ofName) counts.set(value, (counts.get(value) ?? 0) + Number(isHad));
    if (counts.size < 2) return [];
    const values = Array.from(counts, ([value, count]) => ({ value, count })).slice(0, MOST_VALUES);
    return [{ name, value: own.get(name) ?? null, values }];
  });
}

/** What a shop itself has told of a product, and when; left out: nothing, or so long ago that nobody knows any more. */
export interface LastTold {
  prices?: Pick<ProductCard, "price" | "regular_price"> & { at: Date };
  stock?: Pick<ProductCard, "availability"> & { at: Date };
}

/** Turns a card that was shown into that of now. */
export type CardNow = (card: ProductCard, told?: LastTold) => ProductCard;

/**
 * Looks up, once for all of them, what has become of products that were shown. One that is gone keeps what the conversation
 * speaks of, but cannot be bought: its page may be gone, too. What its shop told is shown until the catalogue has heard of
 * the product anew.
 */
export async function cardsNow(db: Db, tenantId: string, shown: ProductCard[]): Promise<CardNow> {
  if (shown.length === 0) return (card) => card;
  const rows = await readCards(db, tenantId, [...new Set(shown.map(({ id }) => id))]);
  const byId = new Map(rows.map((row) => [row.external_id, row]));
  return (card, { prices, stock } = {}) => {
    const row = byId.get(card.id);
    if (!row) return { ...card, url: null, regular_price: null, availability: "out_of_stock", options: [] };
    const known = cardOf(row);
    const isPriceNewer = prices && prices.at > row.updated_at && prices.price.currency === known.price.currency;
    return {
      ...known,
      ...(isPriceNewer && { price: prices.price, regular_price: prices.regular_price }),
      ...(stock && stock.at > row.updated_at && { availability: stock.availability }),
    };
  };
}
