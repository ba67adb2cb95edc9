import { PageQuery, Page } from "@widget-chat/contract/admin/page.ts";
import { CreateTenant, PatchTenant, Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { Type } from "typebox";
import type { Db } from "../../../db/database.ts";
import { countTenants, listTenants, type Tenant as TenantRow } from "../../../db/tenants.ts";
import type { TenantDirectory } from "../../../engines/tenants/directory.ts";
import type { Erasure } from "../../../engines/tenants/erasure.ts";
import { changeTenant, createTenant, showTenants } from "../../../engines/tenants/manage.ts";
import { decodeCursor, encodeCursor } from "../../cursor.ts";
import { namedTenant, TenantParam } from "../../named-tenant.ts";
import { bodyProblems, problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";

interface Deps {
  db: Db;
  directory: TenantDirectory;
  erasure: Erasure;
  now(): Date;
}

const bodyLimit = 512 * 1024; // Texts in many languages are longer than other bodies.
const common = { tags: ["admin: tenants"], security: [{ bearer: [] }] };

export function tenants(app: App, { db, directory, erasure, now }: Deps): void {
  const show = async (row: TenantRow): Promise<Tenant> => (await showTenants(db, [row], now()))[0] as Tenant;

  app.get(
    "/api/admin/tenants",
    {
      schema: {
        ...common,
        summary: "List tenants",
        querystring: PageQuery,
        response: { 200: Page(Tenant), ...problemResponses("unauthorized", "validation_failed") },
      },
    },
    async ({ query: { limit, cursor } }) => {
      const rows = await listTenants(db, limit + 1, decodeCursor(cursor));
      const items = await showTenants(db, rows.slice(0, limit), now());
      return {
        items,
        total: await countTenants(db),
        next_cursor: rows.length > limit ? encodeCursor(items.at(-1)?.slug ?? "") : null,
      };
    },
  );

  app.post(
    "/api/admin/tenants",
    {
      bodyLimit,
      schema: {
        ...common,
        summary: "Create a tenant",
        body: CreateTenant,
        response: { 201: Tenant, ...problemResponses("unauthorized", ...bodyProblems, "slug_taken") },
      },
    },
    async (request, reply) => {
      const tenant = await createTenant(db, request.body);
      directory.forget();
      return reply.code(201).send(await show(tenant));
    },
  );

  app.get(
    "/api/admin/tenants/:tenant",
    {
      schema: {
        ...common,
        summary: "Show a tenant",
        params: TenantParam,
        response: { 200: Tenant, ...problemResponses("unauthorized", "tenant_not_found") },
      },
    },
    async (request) => show(await namedTenant(db, request.params.tenant)),
  );

  app.patch(
    "/api/admin/tenants/:tenant",
    {
      bodyLimit,
      schema: {
        ...common,
        summary: "Change a tenant",
        params: TenantParam,
        body: PatchTenant,
        response: {
          200: Tenant,
          ...problemResponses("unauthorized", "tenant_not_found", ...bodyProblems, "slug_taken"),
        },
      },
    },
    async (request) => {
      const { id } = await namedTenant(db, request.params.tenant);
      const tenant = await changeTenant(db, id, request.body);
      directory.forget();
      return show(tenant);
    },
  );

  app.delete(
    "/api/admin/tenants/:tenant",
    {
      schema: {
        ...common,
        summary: "Delete a tenant with everything of it",
        description: "The tenant is gone at once; what it leaves behind is erased in the minutes after.",
        params: TenantParam,
        response: { 204: Type.Null(), ...problemResponses("unauthorized", "tenant_not_found") },
      },
    },
    async (request, reply) => {
      const { id } = await namedTenant(db, request.params.tenant);
      await erasure.remove(id);
      directory.forget();
      return reply.code(204).send(null);
    },
  );
}
