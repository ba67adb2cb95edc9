import { Readable } from "node:stream";
import { PutDocument, WrittenDocument } from "@widget-chat/contract/admin/document.ts";
import { BulkResult } from "@widget-chat/contract/admin/page.ts";
import { Type } from "typebox";
import type { Db } from "../../../db/database.ts";
import type { Library } from "../../../engines/knowledge/library.ts";
import { showDocument } from "../../../engines/knowledge/show-document.ts";
import { namedTenant, TenantParam } from "../../named-tenant.ts";
import type { App } from "../../server.ts";
import { documentsIn, LARGEST_FILE, LARGEST_TEXT, MOST_FILES } from "../../document-files.ts";
import { acceptForms, filesOf, FORM } from "../../multipart.ts";
import { problemResponses } from "../../responses.ts";
import { acceptUploads, openUpload, uploadBody, uploadProblems } from "../../upload.ts";

/** A document's content may have 2,000,000 characters, of up to six bytes each once JSON has escaped them. */
const LARGEST_DOCUMENT = 12_500_000;

const Files = Type.Object({
  files: Type.Array(Type.String({ format: "binary" }), {
    description: `A field \`url\` before a file names the page where visitors can read it. PDF (.pdf), Word (.docx), Markdown (.md, .markdown), HTML (.html, .htm) or plain text (.txt), and lists of questions and answers (.csv, .tsv, .json, .ndjson, .jsonl): at most ${MOST_FILES} files, under any names of fields; PDF and Word of ${LARGEST_FILE} bytes, the others of ${LARGEST_TEXT}. Texts are UTF-8, or UTF-16 with its mark; lists may be Windows-1252 too. A file's name is its \`external_id\`; its first heading is its title, or else its name. What a file holds counts more than its name. In \`failed\`, \`line\` is a file's place among them, \`external_id\` its name, \`row\` the entry of a list that was taken without it.`,
  }),
});

export function documentsUpload(app: App, { db, library }: { db: Db; library: Library }): void {
  const upload = openUpload(PutDocument, { longestLine: LARGEST_DOCUMENT, id: "external_id" });

  acceptUploads(app, async (scope) => {
    await acceptForms(scope, { files: MOST_FILES, fileSize: LARGEST_FILE });
    scope.post(
      "/api/admin/tenants/:tenant/documents",
      {
        bodyLimit: LARGEST_DOCUMENT,
        schema: {
          tags: ["admin: documents"],
          security: [{ bearer: [] }],
          summary: "Add or replace documents",
          params: TenantParam,
          body: uploadBody(PutDocument, { arrays: false }, { [FORM]: { schema: Files } }),
          response: {
            200: Type.Union([WrittenDocument, BulkResult], { description: "Replaced, or what became of many." }),
            201: WrittenDocument,
            ...uploadProblems,
            ...problemResponses("passages_full"),
          },
        },
      },
      async (request, reply) => {
        const { params, body } = request;
        const tenant = await namedTenant(db, params.tenant);
        if (request.isMultipart()) return library.addAll(tenant, documentsIn(filesOf(request), upload.check));
        if (body instanceof Readable) return library.addAll(tenant, upload.many(body));
        const { failed, ...stored } = await library.add(tenant, upload.one(body));
        const written = { ...showDocument(stored), ...(failed.length > 0 && { failed }) };
        return reply.code(stored.isNew ? 201 : 200).send(written);
      },
    );
  });
}
