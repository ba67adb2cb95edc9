import type { Wish } from "../wishes/wish.ts";
import { draftOf } from "./draft.ts";
import { findWished } from "./finding/find-products.ts";
import type { Language } from "./said/languages.ts";
import { filtersOf, noProduct } from "./no-answer.ts";
import { mostProducts, standingOf } from "./products.ts";
import { asNow } from "./shopping/as-now.ts";
import { narrowableAnswer } from "./shopping/narrowable-answer.ts";
import type { CatalogueTool } from "./tools.ts";
import type { Draft, Turn } from "./turn.ts";

/** What a visitor sees who changed a wish by its parts. */
export async function wishedProducts(tool: CatalogueTool, turn: Turn, wish: Wish, language: Language): Promise<Draft> {
  const found = await asNow(tool, turn.tenant.id, await findWished(tool, turn.tenant.id, wish));
  if (found.products.length > 0) return narrowableAnswer(found, turn, language);
  return draftOf("no_answer", noProduct(found, null, turn, language), {
    applied_filters: filtersOf(found, turn, language),
    standing: standingOf(found.wish, []),
  });
}

/** What a visitor sees who takes a suggestion up: all that was counted for it, be it less likely meant than what it leaves out. */
export async function narrowedProducts(
  tool: CatalogueTool,
  turn: Turn,
  wish: Wish,
  language: Language,
): Promise<Draft> {
  const found = await asNow(tool, turn.tenant.id, await tool.search(turn.tenant.id, wish, mostProducts + 1));
  return found.products.length > 0
    ? narrowableAnswer(found, turn, language)
    : wishedProducts(tool, turn, wish, language);
}
