import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import type pg from "pg";
import { openProducts, type ProductRow } from "../../db/products.ts";
import type { CatalogueTool, FoundProducts } from "../assistant/tools.ts";
import { judge, termsOf } from "../retrieval/answerable.ts";
import type { Finder } from "../retrieval/finder.ts";

/** Finds products: ranked in the process, then read from the database, which checks once more whose they are. */
export interface CatalogueSearch extends CatalogueTool {
  /** @param revision the tenant's `catalogue_revision` that must be seen at least; left out: the newest */
  search(tenantId: string, sentence: string, limit: number, revision?: number): Promise<FoundProducts>;
  /** Whether the tenant's catalogue at `revision` can be searched at once. */
  isReady(tenantId: string, revision: number): boolean;
}

export function openCatalogueSearch(pool: pg.Pool, finder: Finder): CatalogueSearch {
  const readProducts = openProducts(pool);
  return {
    isReady: (tenantId, revision) => finder.isReady(tenantId, "catalogue", revision),
    async search(tenantId, sentence, limit, revision) {
      const ranking = await finder.find(tenantId, "catalogue", sentence, limit, revision);
      const rows =
        ranking.hits.length > 0 ? await readProducts({ tenantId, ids: ranking.hits.map(({ id }) => id) }) : [];
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        products: ranking.hits.flatMap(({ id, score }) => {
          const row = byId.get(id);
          return row ? [{ card: cardOf(row), description: row.description, attributes: row.attributes, score }] : [];
        }),
        terms: termsOf(ranking),
        appliedFilters: [],
        answerable: judge(ranking),
      };
    },
  };
}

/** A sale price is what the visitor would pay now. */
function cardOf({
  external_id,
  title,
  url,
  image_url,
  price_amount,
  price_currency,
  sale_amount,
  sale_currency,
  availability,
  brand,
}: ProductRow): ProductCard {
  const price =
    sale_amount !== null && sale_currency !== null
      ? { amount: sale_amount, currency: sale_currency }
      : { amount: price_amount, currency: price_currency };
  return { id: external_id, title, url, image_url, price, availability, brand };
}
