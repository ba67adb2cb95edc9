import type { IdentitySecret } from "@widget-chat/contract/admin/tenant.ts";
import { request, type CallOptions } from "../request.ts";
import { tenantPath, type AdminConnection } from "./connection.ts";

/** Makes a new secret to sign visitor tokens with, and shows it this once; the one before is of no use any more. */
export function makeIdentitySecret(
  admin: AdminConnection,
  tenant: string,
  { signal }: CallOptions = {},
): Promise<IdentitySecret> {
  return request(admin, { method: "POST", path: tenantPath(tenant, "identity-secret"), signal });
}

/** Takes the secret away: visitor tokens are refused from then on. */
export function removeIdentitySecret(
  admin: AdminConnection,
  tenant: string,
  { signal }: CallOptions = {},
): Promise<void> {
  return request(admin, { method: "DELETE", path: tenantPath(tenant, "identity-secret"), signal });
}
