import { type FoundProduct } from "../../db/found-products.ts";
import { paidFor } from "../../db/products.ts";
import { meets } from "../wishes/meets.ts";
import type { Filter } from "../wishes/wish.ts";

/**
 * Whether a product as it is now meets what was chosen by when the index was made: for some seconds after a sale has ended
 * the index still has its price.
 */
export const isStillMet = (row: FoundProduct, filters: readonly Filter[]): boolean =>
  meets({ ...paidFor(row), availability: row.availability }, filters);
