import { EmbeddingFailurePage } from "@widget-chat/contract/admin/embeddings.ts";
import { JobFailurePage } from "@widget-chat/contract/admin/job.ts";
import { PageQuery, type Page } from "@widget-chat/contract/admin/page.ts";
import { Type, type Static, type TSchema } from "typebox";
import type { Db } from "../../../db/database.ts";
import { listFailures, type JobFailure } from "../../../db/job-failures.ts";
import { findJob } from "../../../db/jobs.ts";
import { SYNC } from "../../../engines/knowledge/crawl/crawl.ts";
import { showFailure } from "../../../engines/knowledge/show-source.ts";
import { EMBED } from "../../../engines/meaning/embed-passages.ts";
import { showRefusal } from "../../../engines/meaning/show-embeddings.ts";
import { problems } from "../../../errors.ts";
import { decodeCursor, encodeCursor, numberOf } from "../../cursor.ts";
import { isUuid, namedTenant, TenantParam } from "../../named-tenant.ts";
import { problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";

const params = Type.Object({ ...TenantParam.properties, id: Type.String({ description: "The job's id." }) });
const refusals = problemResponses("unauthorized", "tenant_not_found", "job_not_found", "validation_failed");

export function jobFailures(app: App, { db }: { db: Db }): void {
  /** A page of what a job of this kind could not do. */
  async function pageOf<Item>(
    name: Static<typeof params> & { kind: string },
    { limit, cursor }: Static<typeof PageQuery>,
    show: (failure: JobFailure) => Item,
  ): Promise<Page<Item>> {
    const { id: tenant_id } = await namedTenant(db, name.tenant);
    const job = isUuid(name.id) ? await findJob(db, tenant_id, name.id) : null;
    if (job?.kind !== name.kind) throw problems.jobNotFound();
    const { rows, total } = await listFailures(db, job, limit + 1, numberOf(decodeCursor(cursor)));
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return { items: rows.slice(0, limit).map(show), total, next_cursor: last ? encodeCursor(String(last.id)) : null };
  }

  const schemaOf = <Response extends TSchema>(tag: string, summary: string, page: Response) => ({
    tags: [tag],
    security: [{ bearer: [] }],
    summary,
    description: "Of a job with very many, the newest 1,000 are kept.",
    params,
    querystring: PageQuery,
    response: { 200: page, ...refusals },
  });

  app.get(
    "/api/admin/tenants/:tenant/jobs/:id/failures",
    { schema: schemaOf("admin: sources", "List what a job could not do, newest first", JobFailurePage) },
    ({ params: named, query }) => pageOf({ ...named, kind: SYNC }, query, showFailure),
  );

  app.get(
    "/api/admin/tenants/:tenant/embeddings/jobs/:id/failures",
    {
      schema: schemaOf("admin: search", "List passages that a job could not embed, newest first", EmbeddingFailurePage),
    },
    ({ params: named, query }) => pageOf({ ...named, kind: EMBED.kind }, query, showRefusal),
  );
}
