import type { AppliedFilter } from "@widget-chat/contract/product-card.ts";
import { appliedFilters } from "./applied-filters.ts";
import { findProducts } from "./find-products.ts";
import type { Language } from "./languages.ts";
import { spokenLanguages } from "./spoken-language.ts";
import type { CatalogueTool, FoundProducts } from "./tools.ts";

/** What the assistant would find for a shopping sentence, and what it understood of it. */
export async function productsAsIfAsked(
  tool: CatalogueTool,
  { id, locale }: { id: string; locale: string },
  sentence: string,
  limit: number,
): Promise<FoundProducts & { appliedFilters: AppliedFilter[] }> {
  const [{ words, phrases }] = spokenLanguages({ question: sentence, history: [], tenant: { locale } }) as [Language];
  const found = await findProducts(tool, id, sentence, words, limit);
  const currency = found.products[0]?.card.price.currency ?? "";
  return { ...found, appliedFilters: appliedFilters(found.wish, phrases, { locale, currency }) };
}
