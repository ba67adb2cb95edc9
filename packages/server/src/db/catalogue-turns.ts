import { sql } from "kysely";
import { inTenant, type Db, type Tx } from "./database.ts";
import { isLocked } from "./failures.ts";

/**
 * Longest that a write to a catalogue waits for those of other servers, in milliseconds. What they are at goes on all the
 * while: each statement of it is ended after a minute, and so is one that stands still.
 */
const PATIENCE_MS = 5 * 60_000;

/** The last write to each tenant's catalogue that this server is at or has before it. */
const last = new Map<string, Promise<void>>();

/**
 * One write to a catalogue at a time: a replacement removes what it does not name, in any order, and what another write adds
 * meanwhile it would not see. Who comes later has their turn when those before are done, and nobody is turned away for it: a
 * shop whose nightly upload overlaps with the one before lacks neither. Those of this server wait in their order and without
 * a connection, which others' uploads want.
 */
export function inCatalogue<Result>(db: Db, tenantId: string, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const own = (last.get(tenantId) ?? Promise.resolve()).then(() => patiently(db, tenantId, work));
  const done = own.then(
    () => {},
    () => {},
  );
  last.set(tenantId, done);
  void done.then(() => last.get(tenantId) === done && last.delete(tenantId));
  return own;
}

async function patiently<Result>(db: Db, tenantId: string, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (const began = performance.now(); ;) {
    let isMine = false;
    try {
      return await inTenant(db, tenantId, async (tx) => {
        await lockCatalogue(tx, tenantId);
        isMine = true;
        return work(tx);
      });
    } catch (error) {
      if (isMine || !isLocked(error) || performance.now() - began > PATIENCE_MS) throw error;
    }
  }
}

/** Lets nobody else write to a catalogue until the transaction ends. Throws where others do for long. */
export async function lockCatalogue(tx: Tx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${tenantId}::text, 0))`.execute(tx);
}
