import { Job, JobList } from "@widget-chat/contract/admin/job.ts";
import { Type } from "typebox";
import type { Db } from "../../../db/database.ts";
import { findJob, listJobs } from "../../../db/jobs.ts";
import { findSource } from "../../../db/sources.ts";
import { SYNC } from "../../../engines/knowledge/crawl/crawl.ts";
import { showJob } from "../../../engines/knowledge/show-source.ts";
import type { Sources } from "../../../engines/knowledge/sources.ts";
import { problems } from "../../../errors.ts";
import { isUuid, namedTenant, TenantParam } from "../../named-tenant.ts";
import { problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";

const common = { tags: ["admin: sources"], security: [{ bearer: [] }] };
const idParam = (description: string) => Type.Object({ ...TenantParam.properties, id: Type.String({ description }) });
const SourceParam = idParam("The source's id.");
const LISTED = 20;

export function jobs(app: App, { db, sources }: { db: Db; sources: Sources }): void {
  const named = problemResponses("unauthorized", "tenant_not_found", "source_not_found");

  app.post(
    "/api/admin/tenants/:tenant/sources/:id/sync",
    {
      schema: {
        ...common,
        summary: "Synchronise a source; while that is to be done already, it is that job",
        params: SourceParam,
        response: { 202: Job, ...named },
      },
    },
    async ({ params: { tenant, id } }, reply) => {
      const owner = await namedTenant(db, tenant);
      if (!isUuid(id)) throw problems.sourceNotFound();
      return reply.code(202).send(showJob(await sources.sync(owner.id, id)));
    },
  );

  app.get(
    "/api/admin/tenants/:tenant/sources/:id/jobs",
    {
      schema: {
        ...common,
        summary: "List a source's latest jobs, newest first",
        params: SourceParam,
        response: { 200: JobList, ...named },
      },
    },
    async ({ params: { tenant, id } }) => {
      const owner = await namedTenant(db, tenant);
      if (!isUuid(id) || !(await findSource(db, owner.id, id))) throw problems.sourceNotFound();
      return { items: (await listJobs(db, owner.id, { kind: SYNC, key: id }, LISTED)).map(showJob) };
    },
  );

  app.get(
    "/api/admin/tenants/:tenant/jobs/:id",
    {
      schema: {
        ...common,
        summary: "Show a job, and how far it has got",
        params: idParam("The job's id."),
        response: { 200: Job, ...problemResponses("unauthorized", "tenant_not_found", "job_not_found") },
      },
    },
    async ({ params: { tenant, id } }) => {
      const owner = await namedTenant(db, tenant);
      const job = isUuid(id) ? await findJob(db, owner.id, id) : null;
      if (job?.kind !== SYNC) throw problems.jobNotFound();
      return showJob(job);
    },
  );
}
