import type { FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import type { Tenant } from "../../db/tenants.ts";
import type { TenantDirectory } from "../../engines/tenants/directory.ts";
import { problems } from "../../errors.ts";
import type { App } from "../server.ts";

/** Finds the tenant that `X-Tenant-Id` names: 400 without it, 404 when there is none, 403 when it is not active. */
export const tenant = plugin(
  async (app: App, { directory }: { directory: TenantDirectory }) => {
    app.decorateRequest("tenant", null);
    app.addHook("onRequest", async (request) => {
      const name = request.headers["x-tenant-id"];
      if (typeof name !== "string" || name.trim() === "") throw problems.tenantIdRequired();
      const found = await directory.find(name.trim());
      if (!found) throw problems.tenantNotFound();
      if (!found.active || !(found.rag_active || found.ecommerce_active)) throw problems.assistantInactive();
      request.tenant = found;
    });
  },
  { name: "tenant" },
);

/** The tenant of a request that passed the plugin. */
export function tenantOf(request: FastifyRequest): Tenant {
  if (!request.tenant) throw new Error("The route is not behind the tenant plugin.");
  return request.tenant;
}

declare module "fastify" {
  interface FastifyRequest {
    tenant: Tenant | null;
  }
}
