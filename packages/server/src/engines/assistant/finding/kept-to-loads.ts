import { quantityOf } from "../../wishes/measured.ts";
import { LOAD, type Filter } from "../../wishes/wish.ts";
import type { CatalogueTool, FoundProducts } from "../tools.ts";
import { AMONG } from "./for-age.ts";
import { taking } from "./limits.ts";

/** A catalogue that keeps to what goods shall carry, also where the wish goes on: "cheaper ones" of ladders for 120 kg carry as much. */
export function keepingToLoads(tool: CatalogueTool): CatalogueTool {
  const search: CatalogueTool["search"] = async (tenantId, wish, limit) => {
    const wished = wish.filters.find(({ field }) => field === LOAD);
    const said = String(wished?.value ?? "");
    const isMore = wished?.op === "gt";
    const amount = quantityOf(said);
    if (!amount) return tool.search(tenantId, wish, limit);
    const filters = wish.filters.filter(({ field }) => field !== LOAD);
    const all = await tool.search(tenantId, { ...wish, filters }, Math.max(limit, AMONG));
    const kept = taking(all, { ...amount, isMore });
    return keptToLoad({ ...kept, products: kept.products.slice(0, limit) }, said, isMore);
  };
  return { ...tool, search };
}

/** What was found, with what it shall carry as a part of the wish. */
export const keptToLoad = (found: FoundProducts, said: string, isMore = false): FoundProducts => {
  const filters = found.wish.filters.filter(({ field }) => field !== LOAD);
  const load: Filter = { field: LOAD, op: isMore ? "gt" : "gte", value: said };
  return { ...found, wish: { ...found.wish, filters: [...filters, load] } };
};
