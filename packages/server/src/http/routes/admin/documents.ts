import { Document, DocumentPage, DocumentQuery } from "@widget-chat/contract/admin/document.ts";
import { Type } from "typebox";
import type { Db } from "../../../db/database.ts";
import { countDocuments, deleteDocument, findDocument, listDocuments } from "../../../db/documents.ts";
import { showDocument } from "../../../engines/knowledge/show-document.ts";
import { problems } from "../../../errors.ts";
import { decodeCursor, encodePlace, placeOf } from "../../cursor.ts";
import { isUuid, namedTenant, TenantParam } from "../../named-tenant.ts";
import { problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";

const common = { tags: ["admin: documents"], security: [{ bearer: [] }] };
const DocumentParam = Type.Object({
  ...TenantParam.properties,
  id: Type.String({ description: "The document's id." }),
});

export function documents(app: App, { db }: { db: Db }): void {
  app.get(
    "/api/admin/tenants/:tenant/documents",
    {
      schema: {
        ...common,
        summary: "List documents, newest first",
        params: TenantParam,
        querystring: DocumentQuery,
        response: { 200: DocumentPage, ...problemResponses("unauthorized", "tenant_not_found", "validation_failed") },
      },
    },
    async ({ params, query: { limit, cursor, link } }) => {
      const { id } = await namedTenant(db, params.tenant);
      const rows = await listDocuments(db, id, {
        limit: limit + 1,
        after: placeOf(decodeCursor(cursor)),
        gone: link === "gone",
      });
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        items: rows.slice(0, limit).map(showDocument),
        ...(await countDocuments(db, id)),
        next_cursor: last ? encodePlace(last) : null,
      };
    },
  );

  app.get(
    "/api/admin/tenants/:tenant/documents/:id",
    {
      schema: {
        ...common,
        summary: "Show a document",
        params: DocumentParam,
        response: { 200: Document, ...problemResponses("unauthorized", "tenant_not_found", "document_not_found") },
      },
    },
    async ({ params }) => {
      const { id } = await namedTenant(db, params.tenant);
      const row = isUuid(params.id) ? await findDocument(db, id, params.id) : null;
      if (!row) throw problems.documentNotFound();
      return showDocument(row);
    },
  );

  app.delete(
    "/api/admin/tenants/:tenant/documents/:id",
    {
      schema: {
        ...common,
        summary: "Delete a document",
        params: DocumentParam,
        response: { 204: Type.Null(), ...problemResponses("unauthorized", "tenant_not_found", "document_not_found") },
      },
    },
    async ({ params }, reply) => {
      const { id } = await namedTenant(db, params.tenant);
      if (!isUuid(params.id) || !(await deleteDocument(db, id, params.id))) throw problems.documentNotFound();
      return reply.code(204).send(null);
    },
  );
}
