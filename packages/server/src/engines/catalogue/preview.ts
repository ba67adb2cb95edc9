import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { CatalogueSearch } from "./search.ts";

type Preview = Pick<SearchResults, "results" | "applied_filters" | "answerable" | "synonyms">;

const LONGEST_SNIPPET = 240;

/** What the assistant would find for a shopping sentence: the `limit` best products. */
export async function previewCatalogue(
  catalogue: CatalogueSearch,
  tenantId: string,
  sentence: string,
  limit: number,
): Promise<Preview> {
  const { products, appliedFilters, answerable, synonyms = [] } = await catalogue.search(tenantId, sentence, limit);
  return {
    results: products.map(({ card: { id, title, price }, description, score }) => ({
      id,
      external_id: id,
      title,
      score,
      snippet: `${price.amount} ${price.currency}${description ? ` · ${description.slice(0, LONGEST_SNIPPET).toWellFormed()}` : ""}`,
    })),
    applied_filters: appliedFilters,
    answerable,
    synonyms,
  };
}
