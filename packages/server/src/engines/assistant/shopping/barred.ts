import type { Filter, Wish } from "../../wishes/wish.ts";
import { wishIn } from "../said/wish-in.ts";
import type { CatalogueTool } from "../tools.ts";
import type { Draft, Shown, Standing } from "../turn.ts";
import type { Words } from "../words/words.ts";
import { isSame, merged } from "./changed-wish.ts";
import { remembered } from "./remembered.ts";

/**
 * What of a standing wish holds for whatever is looked for next: what somebody can't have, and all that shall not be where
 * nothing else was wished for yet.
 */
export function barredBy({ words, filters, order }: Standing): Filter[] {
  const isAll = words === "" && order === null && filters.every(({ op }) => op === "not");
  return isAll ? filters : filters.filter(({ lasts }) => lasts);
}

/** What is barred after what was said before, and by what a message says itself in any of its sentences. */
export function barredIn(question: string, shown: readonly Shown[], words: Words): Filter[] {
  const before = remembered(shown)?.standing;
  const said = wishIn(question, words).filters.filter(({ lasts }) => lasts);
  return merged(before ? barredBy(before) : [], said);
}

/** An answer that goes on from others, with what somebody can't have still kept to after it. */
export function keepingBarred(draft: Draft, shown: readonly Shown[]): Draft {
  const lasting = lastingOf(shown);
  if (!draft.standing || lasting.length === 0) return draft;
  return { ...draft, standing: { ...draft.standing, filters: merged(draft.standing.filters, lasting) } };
}

/** A wish whose parts were changed on the page: what somebody can't have, and is still said by one of them, lasts. */
export function stillBarring(wish: Wish, shown: readonly Shown[]): Wish {
  const lasting = lastingOf(shown);
  const filters = wish.filters.map((one) => lasting.find((other) => isSame(one, other)) ?? one);
  return { ...wish, filters };
}

/** What somebody can't have, by what was said before. */
const lastingOf = (shown: readonly Shown[]): Filter[] =>
  remembered(shown)?.standing?.filters.filter(({ lasts }) => lasts) ?? [];

/** The catalogue without what is barred. */
export function withoutBarred(tool: CatalogueTool, barred: readonly Filter[]): CatalogueTool {
  const isNew = (one: Filter, { filters }: Wish): boolean => !filters.some((other) => isSame(one, other));
  const search: CatalogueTool["search"] = (tenantId, wish, limit) =>
    tool.search(tenantId, { ...wish, filters: [...wish.filters, ...barred.filter((one) => isNew(one, wish))] }, limit);
  return barred.length === 0 ? tool : { ...tool, search };
}
