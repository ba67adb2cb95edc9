import { randomBytes } from "node:crypto";
import type { Db } from "../../db/database.ts";
import { updateTenant } from "../../db/tenants.ts";
import { problems } from "../../errors.ts";

/** Gives the tenant a new secret of 256 random bits to sign visitor tokens with. Throws `tenant_not_found`. */
export async function makeIdentitySecret(db: Db, tenantId: string): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await set(db, tenantId, secret);
  return secret;
}

/** Throws `tenant_not_found`. */
export const removeIdentitySecret = (db: Db, tenantId: string): Promise<void> => set(db, tenantId, null);

async function set(db: Db, tenantId: string, identity_secret: string | null): Promise<void> {
  if (!(await updateTenant(db, tenantId, { identity_secret }))) throw problems.tenantNotFound();
}
