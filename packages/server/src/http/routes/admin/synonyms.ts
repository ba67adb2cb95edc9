import { PutSynonyms, Synonyms } from "@widget-chat/contract/admin/synonyms.ts";
import { inTenant, type Db } from "../../../db/database.ts";
import { readSynonyms, writeSynonyms, type SynonymsRow } from "../../../db/synonyms.ts";
import { namedTenant, TenantParam } from "../../named-tenant.ts";
import { bodyProblems, problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";

const common = { tags: ["admin: teaching"], security: [{ bearer: [] }], params: TenantParam };

const show = ({ groups, updated_at }: SynonymsRow): Synonyms => ({
  groups,
  updated_at: updated_at && updated_at.toISOString(),
});

export function synonyms(app: App, { db, now }: { db: Db; now(): Date }): void {
  app.get(
    "/api/admin/tenants/:tenant/synonyms",
    {
      schema: {
        ...common,
        summary: "Show the synonyms",
        response: { 200: Synonyms, ...problemResponses("unauthorized", "tenant_not_found") },
      },
    },
    async ({ params }) => {
      const { id } = await namedTenant(db, params.tenant);
      return show(await inTenant(db, id, (tx) => readSynonyms(tx, id)));
    },
  );

  app.put(
    "/api/admin/tenants/:tenant/synonyms",
    {
      // A thousand groups of many terms in a script of three bytes a letter.
      bodyLimit: 4 * 1024 * 1024,
      schema: {
        ...common,
        summary: "Put synonyms in the place of all that were there",
        description:
          "Questions are looked for by them too, in documents and products, from the next message on; a text that has the visitor's own word comes first. Endings make no difference. Nothing need be uploaded again.",
        body: PutSynonyms,
        response: { 200: Synonyms, ...problemResponses("unauthorized", "tenant_not_found", ...bodyProblems) },
      },
    },
    async ({ params, body }) => {
      const { id } = await namedTenant(db, params.tenant);
      return show(await writeSynonyms(db, id, body.groups, now()));
    },
  );
}
