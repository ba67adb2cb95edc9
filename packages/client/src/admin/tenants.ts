import type { Page } from "@widget-chat/contract/admin/page.ts";
import type { CreateTenant, PatchTenant, Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { request, type CallOptions } from "../request.ts";
import { tenantPath, type AdminConnection } from "./connection.ts";
import type { PageOptions } from "./page.ts";

export function listTenants(admin: AdminConnection, { signal, ...query }: PageOptions = {}): Promise<Page<Tenant>> {
  return request(admin, { path: "/api/admin/tenants", query: { ...query }, signal });
}

export function createTenant(
  admin: AdminConnection,
  tenant: CreateTenant,
  { signal }: CallOptions = {},
): Promise<Tenant> {
  return request(admin, { method: "POST", path: "/api/admin/tenants", json: tenant, signal });
}

export function getTenant(admin: AdminConnection, tenant: string, { signal }: CallOptions = {}): Promise<Tenant> {
  return request(admin, { path: tenantPath(tenant), signal });
}

/** Changes what `patch` names and leaves the rest. */
export function patchTenant(
  admin: AdminConnection,
  tenant: string,
  patch: PatchTenant,
  { signal }: CallOptions = {},
): Promise<Tenant> {
  return request(admin, { method: "PATCH", path: tenantPath(tenant), json: patch, repeatable: true, signal });
}

/** Removes a tenant with all that belongs to it. */
export function deleteTenant(admin: AdminConnection, tenant: string, { signal }: CallOptions = {}): Promise<void> {
  return request(admin, { method: "DELETE", path: tenantPath(tenant), signal });
}
