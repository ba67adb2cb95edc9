import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { AppliedFilter } from "@widget-chat/contract/product-card.ts";
import { wishFor, type Filter } from "../wishes/wish.ts";
import { appliedFilters, nameOfField } from "./applied-filters.ts";
import { findProducts } from "./finding/find-products.ts";
import { keepingToStates } from "./finding/kept-to-states.ts";
import type { Language } from "./said/languages.ts";
import type { Phrases } from "./phrases/phrases.ts";
import { spokenLanguages } from "./said/spoken-language.ts";
import type { CatalogueTool, FoundProducts } from "./tools.ts";

type Counted = Pick<SearchResults, "total" | "facets">;

/** What the assistant would find for a shopping sentence, what it understood of it, and what could be wished for beside. */
export async function productsAsIfAsked(
  tool: CatalogueTool,
  { id, locale }: { id: string; locale: string },
  sentence: string,
  limit: number,
): Promise<FoundProducts & { appliedFilters: AppliedFilter[] } & Counted> {
  const [{ words, phrases }] = spokenLanguages({ question: sentence, history: [], tenant: { locale } }) as [Language];
  const found = await findProducts(keepingToStates(tool), id, sentence, words, limit);
  const currency = found.products[0]?.card.price.currency ?? "";
  const labelled = (filter: Filter): AppliedFilter[] =>
    appliedFilters({ ...wishFor(""), filters: [filter] }, phrases, { locale, currency });
  const whole = found.products.length > 0 ? found.whole?.() : undefined;
  const facets = (await whole?.facets()) ?? [];
  return {
    ...found,
    appliedFilters: appliedFilters(found.wish, phrases, { locale, currency }),
    total: whole?.total ?? null,
    facets: facets.map(({ field, values }) => ({
      field,
      label: labelOf(field, phrases),
      values: values.flatMap(({ filter, count }) => labelled(filter).map((one) => ({ ...one, count }))),
    })),
  };
}

const labelOf = (field: string, { shop: { labels }, wishes }: Phrases): string =>
  field === "sale"
    ? wishes.onSale
    : Object.hasOwn(labels, field)
      ? labels[field as keyof typeof labels]
      : nameOfField(field);
