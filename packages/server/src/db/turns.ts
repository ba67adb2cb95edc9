import { inTenant, type Db } from "./database.ts";
import { inEachTenant } from "./tenants.ts";

/** The turn's key within its tenant. */
export interface TurnKey {
  tenantId: string;
  sessionId: string;
  key: string;
}

/** Says until when this server is at work on a turn; a past time gives it up. */
export async function setLease(db: Db, turn: TurnKey, until: Date): Promise<void> {
  await inTenant(db, turn.tenantId, (tx) =>
    tx
      .updateTable("turns")
      .set({ lease_until: until })
      .where("tenant_id", "=", turn.tenantId)
      .where("session_id", "=", turn.sessionId)
      .where("key", "=", turn.key)
      .where("answer_seq", "is", null)
      .execute(),
  );
}

/** Forgets the turns of every tenant that are older than `before`. */
export async function sweepTurns(db: Db, before: Date, onError: (error: unknown) => void): Promise<void> {
  await inEachTenant(
    db,
    (tx, id) => tx.deleteFrom("turns").where("tenant_id", "=", id).where("created_at", "<", before).execute(),
    onError,
  );
}
