import { Readable } from "node:stream";
import { Document, PutDocument } from "@widget-chat/contract/admin/document.ts";
import { BulkResult } from "@widget-chat/contract/admin/page.ts";
import { Type } from "typebox";
import type { Db } from "../../../db/database.ts";
import type { Library } from "../../../engines/knowledge/library.ts";
import { showDocument } from "../../../engines/knowledge/show-document.ts";
import { namedTenant, TenantParam } from "../../named-tenant.ts";
import type { App } from "../../server.ts";
import { acceptUploads, openUpload, uploadBody, uploadProblems } from "../../upload.ts";

/** A document's content may have 2,000,000 characters, of up to six bytes each once JSON has escaped them. */
const LARGEST_DOCUMENT = 12_500_000;

export function documentsUpload(app: App, { db, library }: { db: Db; library: Library }): void {
  const upload = openUpload(PutDocument, { longestLine: LARGEST_DOCUMENT, id: "external_id" });

  acceptUploads(app, (scope) => {
    scope.post(
      "/api/admin/tenants/:tenant/documents",
      {
        bodyLimit: LARGEST_DOCUMENT,
        schema: {
          tags: ["admin: documents"],
          security: [{ bearer: [] }],
          summary: "Add or replace documents",
          params: TenantParam,
          body: uploadBody(PutDocument, { arrays: false }),
          response: {
            200: Type.Union([Document, BulkResult], { description: "Replaced, or what became of many." }),
            201: Document,
            ...uploadProblems,
          },
        },
      },
      async ({ params, body }, reply) => {
        const tenant = await namedTenant(db, params.tenant);
        if (body instanceof Readable) return library.addAll(tenant, upload.many(body));
        const stored = await library.add(tenant, upload.one(body));
        return reply.code(stored.isNew ? 201 : 200).send(showDocument(stored));
      },
    );
  });
}
