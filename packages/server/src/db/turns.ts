import { sql } from "kysely";
import { inTenant, type Db } from "./database.ts";
import { inEachTenant } from "./tenants.ts";

/** The turn's key within its tenant. */
export interface TurnKey {
  tenantId: string;
  sessionId: string;
  key: string;
}

/** Says until when this server is at work on a turn; a past time gives it up. */
export async function setLease(db: Db, { tenantId, sessionId, key }: TurnKey, until: Date): Promise<void> {
  await sql`select set_lease(${tenantId}, ${sessionId}, ${key}, ${until})`.execute(db);
}

/** Whether a message with this key was accepted after `since`. */
export async function hasTurn(db: Db, { tenantId, sessionId, key }: TurnKey, since: Date): Promise<boolean> {
  const row = await inTenant(db, tenantId, (tx) =>
    tx
      .selectFrom("turns")
      .select("key")
      .where("tenant_id", "=", tenantId)
      .where("session_id", "=", sessionId)
      .where("key", "=", key)
      .where("created_at", ">", since)
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Forgets the turns of every tenant that are older than `before`. */
export async function sweepTurns(db: Db, before: Date, onError: (error: unknown) => void): Promise<void> {
  await inEachTenant(
    db,
    (tx, id) => tx.deleteFrom("turns").where("tenant_id", "=", id).where("created_at", "<", before).execute(),
    onError,
  );
}
