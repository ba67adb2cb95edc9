import { randomBytes } from "node:crypto";
import type { ConnectorName, ConnectorSecret } from "@widget-chat/contract/admin/connector.ts";
import type { Db } from "../../db/database.ts";
import { rotateConnectorSecret } from "../../db/tenants.ts";
import { problems } from "../../errors.ts";

/** So long a shop may take to put a new secret in place of the one before. */
const BOTH_SIGN_MS = 24 * 60 * 60 * 1000;

/** Gives a connector a new secret of 256 random bits. Throws `tenant_not_found`. */
export async function makeConnectorSecret(
  db: Db,
  tenantId: string,
  connector: ConnectorName,
  now: Date,
): Promise<ConnectorSecret> {
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  const keys = await rotateConnectorSecret(db, tenantId, connector, {
    secret,
    until: new Date(now.getTime() + BOTH_SIGN_MS).toISOString(),
  });
  if (!keys) throw problems.tenantNotFound();
  return { secret, previous_until: keys.before_until };
}
