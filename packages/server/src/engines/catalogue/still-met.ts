import { paidFor, type FoundProduct } from "../../db/products.ts";
import type { Filter } from "../wishes/wish.ts";

/**
 * Whether a product as it is now meets what was chosen by when the index was made: for some seconds after a sale has ended
 * the index still has its price.
 */
export function isStillMet(row: FoundProduct, filters: readonly Filter[]): boolean {
  const { price, isOnSale } = paidFor(row);
  return filters.every(({ field, op, value }) => {
    if (field === "sale") return isOnSale === (value === true);
    if (field !== "price" || typeof value !== "number") return true;
    if (op === "lt") return price < value;
    if (op === "lte") return price <= value;
    if (op === "gt") return price > value;
    return op === "gte" ? price >= value : true;
  });
}
