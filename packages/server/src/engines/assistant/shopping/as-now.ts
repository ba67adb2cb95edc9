import { meets } from "../../wishes/meets.ts";
import type { Filter } from "../../wishes/wish.ts";
import { meantOf, mostProducts } from "../products.ts";
import type { CatalogueTool, FoundProduct, FoundProducts, NearestPrice, Whole } from "../tools.ts";

/** How often a shop is asked: for those that are shown and, where some of these turn out not to fit, for the next ones. */
const MOST_ROUNDS = 2;

/**
 * What was found, of which those that will be shown are as the shop sells them now. What is dearer by now than was wished
 * for, or cannot be had though it should, is taken out; where nothing is left, what the nearest of them costs is told.
 */
export async function asNow(tool: CatalogueTool, tenantId: string, found: FoundProducts): Promise<FoundProducts> {
  const { filters, order } = found.wish;
  const left = meantOf(found.products, found.wish);
  const fit: FoundProduct[] = [];
  const unfit: FoundProduct[] = [];
  for (let round = 0; round < MOST_ROUNDS && fit.length < mostProducts && left.length > 0; round += 1)
    for (const one of await tool.asNow(tenantId, left.splice(0, mostProducts - fit.length)))
      (isMet(one, filters) ? fit : unfit).push(one);
  // In place of what does not fit nothing is shown that the shop was not asked for.
  const rest = fit.length === mostProducts ? left : [];
  const nearestPrice = fit.length === 0 && unfit.length > 0 ? nearestOf(unfit, filters) : found.nearestPrice;
  const behind = (one: FoundProduct, other: FoundProduct): number =>
    Number(one.isRecalled ?? false) - Number(other.isRecalled ?? false);
  if (order === "cheapest") fit.sort((one, other) => behind(one, other) || priceOf(one) - priceOf(other));
  if (order === "dearest") fit.sort((one, other) => behind(one, other) || priceOf(other) - priceOf(one));
  const asFound = new Set(found.products);
  const isAsFound = [...fit, ...unfit].every((one) => asFound.has(one));
  return {
    ...found,
    ...(found.whole && !isAsFound && { whole: asFarAsKnown(found.whole, unfit.length) }),
    products: [...fit, ...rest],
    ...(nearestPrice !== undefined && { nearestPrice }),
  };
}

/** All that was found, where the shop has told new prices of some: what the others cost by now nobody knows. */
const asFarAsKnown = (whole: () => Whole, unfit: number) => (): Whole => {
  const { total, ...parts } = whole();
  return { ...parts, total: total - unfit, prices: () => null };
};

const priceOf = ({ card }: FoundProduct): number => Number(card.price.amount);

/** Whether what its shop says of a product now is as it was wished for. */
export const isMet = (one: FoundProduct, filters: readonly Filter[]): boolean =>
  meets(
    { price: priceOf(one), isOnSale: one.card.regular_price !== null, availability: one.card.availability },
    filters,
  );

/** Null: it is not for their price that they don't fit. */
function nearestOf(unfit: readonly FoundProduct[], filters: readonly Filter[]): NearestPrice | null {
  const stated = filters.filter(({ field, value }) => field === "price" && typeof value === "number");
  const others = filters.filter((filter) => !stated.includes(filter));
  const near = unfit.filter((one) => isMet(one, others)).toSorted((one, other) => priceOf(one) - priceOf(other));
  if (stated.length === 0 || near.length === 0) return null;
  const isLowest = stated.some(({ op }) => op === "lt" || op === "lte");
  return { ...near.at(isLowest ? 0 : -1)!.card.price, isLowest };
}
