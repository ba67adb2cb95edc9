import { SearchQuery, SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { Db } from "../../../db/database.ts";
import { previewCatalogue } from "../../../engines/catalogue/preview.ts";
import type { CatalogueSearch } from "../../../engines/catalogue/search.ts";
import { searchAsIfAsked } from "../../../engines/assistant/finding/find-knowledge.ts";
import { productsAsIfAsked } from "../../../engines/assistant/preview-products.ts";
import type { CatalogueTool, KnowledgeTool } from "../../../engines/assistant/tools.ts";
import { previewKnowledge } from "../../../engines/knowledge/preview.ts";
import type { KnowledgeSearch } from "../../../engines/knowledge/search.ts";
import type { PinsSearch } from "../../../engines/teaching/pins.ts";
import { namedTenant, TenantParam } from "../../named-tenant.ts";
import { problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";

interface Deps {
  db: Db;
  knowledge: KnowledgeSearch;
  catalogue: CatalogueSearch;
  pins: PinsSearch;
}

export function search(app: App, { db, knowledge, catalogue, pins }: Deps): void {
  app.get(
    "/api/admin/tenants/:tenant/search",
    {
      schema: {
        tags: ["admin: search"],
        security: [{ bearer: [] }],
        summary: "See what the assistant would find",
        params: TenantParam,
        querystring: SearchQuery,
        response: {
          200: SearchResults,
          ...problemResponses("unauthorized", "tenant_not_found", "validation_failed", "overloaded"),
        },
      },
    },
    async ({ params, query: { q, before, mode, limit } }) => {
      const tenant = await namedTenant(db, params.tenant);
      const began = performance.now();
      // All of it sees what the tenant's row tells, and nothing has to ask for that again.
      const seen = { knowledge: tenant.knowledge_revision, catalogue: tenant.catalogue_revision };
      const isKnowledge = (mode ?? tenant.default_mode) === "rag";
      const passages: KnowledgeTool = {
        search: (id, question, depth) => knowledge.search(id, question, depth, seen.knowledge, { message: q }),
      };
      const products: CatalogueTool = {
        ...catalogue,
        search: (id, wish, depth) => catalogue.search(id, wish, depth, seen.catalogue, { message: q }),
      };
      const searchPassages = (depth: number) => searchAsIfAsked(passages, tenant, q, before, depth);
      const found = isKnowledge
        ? { applied_filters: [], total: null, facets: [], ...(await previewKnowledge(searchPassages, limit)) }
        : previewCatalogue(await productsAsIfAsked(products, tenant, q, limit));
      const pin = await pins.find(tenant.id, q, seen.knowledge);
      const partly_read = isKnowledge
        ? await knowledge.partlyRead(tenant.id, seen.knowledge)
        : await catalogue.partlyRead(tenant.id, seen.catalogue);
      return {
        ...found,
        pin_id: pin && pin.id,
        partly_read,
        took_ms: Math.round((performance.now() - began) * 1000) / 1000,
      };
    },
  );
}
