import { IdentitySecret } from "@widget-chat/contract/admin/tenant.ts";
import { Type } from "typebox";
import type { Db } from "../../../db/database.ts";
import type { TenantDirectory } from "../../../engines/tenants/directory.ts";
import { makeIdentitySecret, removeIdentitySecret } from "../../../engines/tenants/identity-secret.ts";
import { namedTenant, TenantParam } from "../../named-tenant.ts";
import { problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";

interface Deps {
  db: Db;
  directory: TenantDirectory;
}

const common = { tags: ["admin: tenants"], security: [{ bearer: [] }], params: TenantParam };

export function identitySecret(app: App, { db, directory }: Deps): void {
  app.post(
    "/api/admin/tenants/:tenant/identity-secret",
    {
      schema: {
        ...common,
        summary: "Make a tenant's identity secret",
        description:
          "The tenant's own server signs visitor tokens with it (`X-Visitor-Token` of `POST /api/chat/widget`). It is shown this once; a new one takes the place of the one before, whose tokens are refused within seconds.",
        response: { 201: IdentitySecret, ...problemResponses("unauthorized", "tenant_not_found") },
      },
    },
    async (request, reply) => {
      const { id } = await namedTenant(db, request.params.tenant);
      const identity_secret = await makeIdentitySecret(db, id);
      directory.forget();
      return reply.code(201).header("cache-control", "no-store").send({ identity_secret });
    },
  );

  app.delete(
    "/api/admin/tenants/:tenant/identity-secret",
    {
      schema: {
        ...common,
        summary: "Take a tenant's identity secret away",
        description: "No visitor can prove who they are any more: messages with a visitor token are refused.",
        response: { 204: Type.Null(), ...problemResponses("unauthorized", "tenant_not_found") },
      },
    },
    async (request, reply) => {
      const { id } = await namedTenant(db, request.params.tenant);
      await removeIdentitySecret(db, id);
      directory.forget();
      return reply.code(204).send(null);
    },
  );
}
