import type { WishedFilter } from "@widget-chat/contract/product-card.ts";
import { wishFrom } from "./applied-filters.ts";
import { draftOf } from "./draft.ts";
import { findWished } from "./find-products.ts";
import type { Language } from "./languages.ts";
import { filtersOf, noProduct } from "./no-answer.ts";
import { productAnswer, standingOf } from "./products.ts";
import { asNow } from "./shopping/as-now.ts";
import type { CatalogueTool } from "./tools.ts";
import type { Draft, Turn } from "./turn.ts";

/** What a visitor sees who changed a wish by its parts. */
export async function wishedProducts(
  tool: CatalogueTool,
  turn: Turn,
  wish: readonly WishedFilter[],
  language: Language,
): Promise<Draft> {
  const found = await asNow(tool, turn.tenant.id, await findWished(tool, turn.tenant.id, wishFrom(wish)));
  if (found.products.length > 0) return productAnswer(found, turn, language);
  return draftOf("no_answer", noProduct(found, null, turn, language), {
    applied_filters: filtersOf(found, turn, language),
    standing: standingOf(found.wish, []),
  });
}
