import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { AppliedFilter } from "@widget-chat/contract/product-card.ts";
import type { FoundProducts } from "../assistant/tools.ts";

type Preview = Pick<SearchResults, "results" | "applied_filters" | "total" | "facets" | "answerable" | "synonyms">;
type Previewed = FoundProducts & { appliedFilters: AppliedFilter[] } & Pick<Preview, "total" | "facets">;

const LONGEST_SNIPPET = 240;

/** What the assistant found for a shopping sentence, as the admin API shows it. */
export function previewCatalogue(found: Previewed): Preview {
  const { products, appliedFilters, total, facets, answerable, synonyms = [] } = found;
  return {
    results: products.map(({ card: { id, title, price }, description, score }) => ({
      id,
      external_id: id,
      title,
      score,
      snippet: `${price.amount} ${price.currency}${description ? ` · ${description.slice(0, LONGEST_SNIPPET).toWellFormed()}` : ""}`,
    })),
    applied_filters: appliedFilters,
    total,
    facets,
    answerable,
    synonyms,
  };
}
