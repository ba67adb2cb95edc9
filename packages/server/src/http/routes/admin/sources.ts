import { CreateSource, PatchSource, Source, SourcePage } from "@widget-chat/contract/admin/source.ts";
import { PageQuery } from "@widget-chat/contract/admin/page.ts";
import { Type } from "typebox";
import type { Db } from "../../../db/database.ts";
import { failuresShown } from "../../../db/job-failures.ts";
import { newestJobs } from "../../../db/jobs.ts";
import { findSource, listSources, type SourceRow } from "../../../db/sources.ts";
import { showSource } from "../../../engines/knowledge/show-source.ts";
import type { Sources } from "../../../engines/knowledge/sources.ts";
import { SYNC } from "../../../engines/knowledge/crawl/crawl.ts";
import { problems } from "../../../errors.ts";
import { decodeCursor, encodePlace, placeOf } from "../../cursor.ts";
import { isUuid, namedTenant, TenantParam } from "../../named-tenant.ts";
import { problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";

const common = { tags: ["admin: sources"], security: [{ bearer: [] }] };
const path = "/api/admin/tenants/:tenant/sources";
const params = Type.Object({
  ...TenantParam.properties,
  id: Type.String({ description: "The source's id." }),
});

export function sources(app: App, { db, sources: engine }: { db: Db; sources: Sources }): void {
  const shown = async (tenantId: string, rows: SourceRow[], failures: number): Promise<Source[]> => {
    const keys = rows.map(({ id }) => id);
    const jobs = await newestJobs(db, tenantId, SYNC, keys, failures);
    return rows.map((row) => showSource(row, jobs.get(row.id) ?? null));
  };

  app.get(
    path,
    {
      schema: {
        ...common,
        summary: "List sources, newest first",
        params: TenantParam,
        querystring: PageQuery,
        response: { 200: SourcePage, ...problemResponses("unauthorized", "tenant_not_found", "validation_failed") },
      },
    },
    async ({ params: { tenant }, query: { limit, cursor } }) => {
      const { id } = await namedTenant(db, tenant);
      const { rows, total } = await listSources(db, id, { limit: limit + 1, after: placeOf(decodeCursor(cursor)) });
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        items: await shown(id, rows.slice(0, limit), failuresShown.listed),
        total,
        next_cursor: last ? encodePlace(last) : null,
      };
    },
  );

  app.post(
    path,
    {
      schema: {
        ...common,
        summary: "Learn from a page, a sitemap or a site, and synchronise it for the first time",
        params: TenantParam,
        body: CreateSource,
        response: { 201: Source, ...problemResponses("unauthorized", "tenant_not_found", "validation_failed") },
      },
    },
    async ({ params: { tenant }, body }, reply) => {
      const { id } = await namedTenant(db, tenant);
      const { source, job } = await engine.create(id, body);
      return reply.code(201).send(showSource(source, job));
    },
  );

  const named = problemResponses("unauthorized", "tenant_not_found", "source_not_found");

  app.get(
    `${path}/:id`,
    { schema: { ...common, summary: "Show a source", params, response: { 200: Source, ...named } } },
    async ({ params: { tenant, id } }) => {
      const owner = await namedTenant(db, tenant);
      const source = isUuid(id) ? await findSource(db, owner.id, id) : null;
      if (!source) throw problems.sourceNotFound();
      return (await shown(owner.id, [source], failuresShown.alone))[0]!;
    },
  );

  app.patch(
    `${path}/:id`,
    {
      schema: {
        ...common,
        summary: "Change a source, from its next synchronisation on",
        params,
        body: PatchSource,
        response: { 200: Source, ...named, ...problemResponses("validation_failed") },
      },
    },
    async ({ params: { tenant, id }, body }) => {
      const owner = await namedTenant(db, tenant);
      if (!isUuid(id)) throw problems.sourceNotFound();
      return (await shown(owner.id, [await engine.change(owner.id, id, body)], failuresShown.alone))[0]!;
    },
  );

  app.delete(
    `${path}/:id`,
    {
      schema: {
        ...common,
        summary: "Delete a source and its documents",
        params,
        response: { 204: Type.Null(), ...named },
      },
    },
    async ({ params: { tenant, id } }, reply) => {
      const owner = await namedTenant(db, tenant);
      if (!isUuid(id)) throw problems.sourceNotFound();
      await engine.remove(owner.id, id);
      return reply.code(204).send(null);
    },
  );
}
