import type pg from "pg";
import { openProducts } from "../../db/products.ts";
import type { CatalogueTool, FoundProducts } from "../assistant/tools.ts";
import { appliedSynonyms, termsWithOthers } from "../retrieval/applied-synonyms.ts";
import type { Finder } from "../retrieval/finder.ts";
import type { Wish } from "../wishes/wish.ts";
import { cardOf } from "./cards.ts";

/** Finds products: ranked in the process, then read from the database, which checks once more whose they are. */
export interface CatalogueSearch extends CatalogueTool {
  /** @param revision the tenant's `catalogue_revision` that must be seen at least; left out: the newest */
  search(tenantId: string, wish: Wish, limit: number, revision?: number): Promise<FoundProducts>;
  /** Whether the tenant's catalogue at `revision` can be searched at once. */
  isReady(tenantId: string, revision: number): boolean;
}

export function openCatalogueSearch(pool: pg.Pool, finder: Finder): CatalogueSearch {
  const readProducts = openProducts(pool);
  return {
    isReady: (tenantId, revision) => finder.isReady(tenantId, "catalogue", revision),
    async search(tenantId, wish, limit, revision) {
      const ranking = await finder.find(tenantId, "catalogue", wish.words, limit, revision, null, wish);
      const rows =
        ranking.hits.length > 0 ? await readProducts({ tenantId, ids: ranking.hits.map(({ id }) => id) }) : [];
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        products: ranking.hits.flatMap(({ id, score }) => {
          const row = byId.get(id);
          return row ? [{ card: cardOf(row), description: row.description, attributes: row.attributes, score }] : [];
        }),
        terms: termsWithOthers(ranking),
        wish: {
          words: ranking.words,
          filters: [...ranking.choosing.filters],
          order: ranking.choosing.order,
          isSaid: false,
        },
        answerable: ranking.answerable,
        synonyms: appliedSynonyms(ranking),
      };
    },
  };
}
