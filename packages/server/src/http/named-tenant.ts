import { Type } from "typebox";
import { findTenant, type Tenant } from "../db/tenants.ts";
import type { Db } from "../db/database.ts";
import { problems } from "../errors.ts";

/** The path parameter of admin routes: a tenant's slug or id. */
export const TenantParam = Type.Object({ tenant: Type.String({ description: "The tenant's slug or id." }) });

/** The tenant that an admin route names, active or not. Throws `tenant_not_found`. */
export async function namedTenant(db: Db, name: string): Promise<Tenant> {
  const tenant = /^[A-Za-z0-9-]{1,63}$/.test(name) ? await findTenant(db, name.toLowerCase()) : null;
  if (!tenant) throw problems.tenantNotFound();
  return tenant;
}
