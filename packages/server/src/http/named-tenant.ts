import { Type } from "typebox";
import { findTenant, type Tenant } from "../db/tenants.ts";
import type { Db } from "../db/database.ts";
import { problems } from "../errors.ts";

/** The path parameter of admin routes: a tenant's slug or id. */
export const TenantParam = Type.Object({ tenant: Type.String({ description: "The tenant's slug or id." }) });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether something could be the id of anything that is named by one. */
export const isUuid = (id: string): boolean => UUID.test(id);

/** The tenant that an admin route names, active or not. Throws `tenant_not_found`. */
export async function namedTenant(db: Db, name: string): Promise<Tenant> {
  const tenant = /^[A-Za-z0-9-]{1,63}$/.test(name) ? await findTenant(db, name.toLowerCase()) : null;
  if (!tenant) throw problems.tenantNotFound();
  return tenant;
}
