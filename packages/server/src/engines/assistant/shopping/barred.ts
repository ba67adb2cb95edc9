import type { Filter, Wish } from "../../wishes/wish.ts";
import type { CatalogueTool } from "../tools.ts";
import type { Standing } from "../turn.ts";

/**
 * What of a standing wish holds for whatever is looked for next: what somebody can't have, and all that shall not be where
 * nothing else was wished for yet.
 */
export function barredBy({ words, filters, order }: Standing): Filter[] {
  const isAll = words === "" && order === null && filters.every(({ op }) => op === "not");
  return isAll ? filters : filters.filter(({ lasts }) => lasts);
}

/** The catalogue without what is barred. */
export function withoutBarred(tool: CatalogueTool, barred: readonly Filter[]): CatalogueTool {
  const isNew = (one: Filter, { filters }: Wish): boolean =>
    !filters.some(({ field, op, value }) => field === one.field && op === one.op && value === one.value);
  const search: CatalogueTool["search"] = (tenantId, wish, limit) =>
    tool.search(tenantId, { ...wish, filters: [...wish.filters, ...barred.filter((one) => isNew(one, wish))] }, limit);
  return barred.length === 0 ? tool : { ...tool, search };
}
