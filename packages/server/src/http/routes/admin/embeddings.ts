import { EmbeddingsState } from "@widget-chat/contract/admin/embeddings.ts";
import type { Db } from "../../../db/database.ts";
import { showEmbeddings } from "../../../engines/meaning/show-embeddings.ts";
import type { OpenEmbeddings } from "../../../engines/open-embeddings.ts";
import { namedTenant, TenantParam } from "../../named-tenant.ts";
import { problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";

export function embeddings(app: App, { db, embeddings: set }: { db: Db; embeddings: OpenEmbeddings | null }): void {
  app.get(
    "/api/admin/tenants/:tenant/embeddings",
    {
      schema: {
        tags: ["admin: search"],
        security: [{ bearer: [] }],
        summary: "See how far documents can be found by their meaning, and the jobs that see to it",
        params: TenantParam,
        response: { 200: EmbeddingsState, ...problemResponses("unauthorized", "tenant_not_found") },
      },
    },
    async ({ params: { tenant } }) => showEmbeddings(db, (await namedTenant(db, tenant)).id, set),
  );
}
