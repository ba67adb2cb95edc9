import { quantityOf } from "../../wishes/measured.ts";
import { LOAD, NEARLY_AS_GOOD, type Filter } from "../../wishes/wish.ts";
import type { CatalogueTool, FoundProduct, FoundProducts } from "../tools.ts";
import { AMONG } from "./for-age.ts";
import { isWithinLimit, limitOf, taking, type Carried } from "./limits.ts";

/**
 * A catalogue that keeps to what goods shall carry, also where the wish goes on: "cheaper ones" of ladders for 120 kg carry as much.
 *
 * @param carried what somebody only said to weigh: what takes less comes behind what takes that
 */
export function keepingToLoads(tool: CatalogueTool, carried: Carried | null): CatalogueTool {
  const search: CatalogueTool["search"] = async (tenantId, wish, limit) => {
    const wished = wish.filters.find(({ field }) => field === LOAD);
    const said = String(wished?.value ?? "");
    const isMore = wished?.op === "gt";
    const amount = quantityOf(said);
    if (!amount) {
      const found = await tool.search(tenantId, wish, limit);
      return carried && wish.order === null ? carryingFirst(found, carried) : found;
    }
    const filters = wish.filters.filter(({ field }) => field !== LOAD);
    const all = await tool.search(tenantId, { ...wish, filters }, Math.max(limit, AMONG));
    const kept = taking(all, { ...amount, isMore });
    return keptToLoad({ ...kept, products: kept.products.slice(0, limit) }, said, isMore);
  };
  return { ...tool, search };
}

/** What is hardly meant comes first by no load. */
function carryingFirst(found: FoundProducts, carried: Carried): FoundProducts {
  const least = Math.max(0, ...found.products.map(({ score }) => score)) * NEARLY_AS_GOOD;
  const takesLess = (one: FoundProduct): boolean => {
    const limit = limitOf(one, carried.base);
    return limit !== null && !isWithinLimit(limit, carried);
  };
  const meant = found.products.filter(({ score }) => score >= least);
  const less = meant.filter(takesLess);
  const rest = found.products.filter((one) => !meant.includes(one));
  return { ...found, products: [...meant.filter((one) => !less.includes(one)), ...less, ...rest] };
}

/** What was found, with what it shall carry as a part of the wish. */
export const keptToLoad = (found: FoundProducts, said: string, isMore = false): FoundProducts => {
  const filters = found.wish.filters.filter(({ field }) => field !== LOAD);
  const load: Filter = { field: LOAD, op: isMore ? "gt" : "gte", value: said };
  return { ...found, wish: { ...found.wish, filters: [...filters, load] } };
};
