import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { problems } from "../errors.ts";
import { unlessAborted } from "./unless-aborted.ts";
import { inTenant, type Db, type Patience, type Tx } from "./database.ts";
import { isPoolTaken } from "./failures.ts";

/** How a write waits for its turn. `bulk`: with all of an upload; `request`: with a product that is soon sent again. */
export interface Waiting {
  patience: Patience;
  /** Whoever wants it no longer gives up before it is their turn. */
  signal?: AbortSignal | undefined;
}

/** Longest wait for a turn from the call on, in milliseconds, and at how many writes before it nobody waits. */
const limits = { request: { ms: 10_000, before: 64 }, bulk: { ms: 60_000, before: 8 } };

/** Between two tries while another server writes. As it comes, so that of two that wait neither is always the later one. */
const restMs = (): number => 50 + Math.random() * 100;

/** The writes to a tenant's catalogue that this server is at or has before it. */
interface Line {
  last: Promise<void>;
  length: number;
}

const lines = new Map<string, Line>();

/**
 * One write to a catalogue at a time: a replacement removes what it does not name, in any order, and what another write adds
 * meanwhile it would not see. Those of this server have their turns in their order, and try until those of others are done:
 * whoever waits holds no connection, which others' uploads want. Who locks rows beside does it in `work`, behind the
 * catalogue, or two could wait for each other. Throws `overloaded` where it takes too long, too many wait or the signal comes.
 */
export async function inCatalogue<Result>(
  db: Db,
  tenantId: string,
  { patience, signal }: Waiting,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { ms, before } = limits[patience];
  const line = lines.get(tenantId) ?? { last: Promise.resolve(), length: 0 };
  if (line.length >= before) throw problems.overloaded();
  const over = AbortSignal.any([AbortSignal.timeout(ms), ...(signal ? [signal] : [])]);
  const turn = line.last;
  const own = Promise.withResolvers<void>();
  lines.set(tenantId, line);
  line.last = turn.then(() => own.promise);
  line.length++;
  try {
    if (line.length > 1) await unlessAborted(over, turn);
    for (;;) {
      over.throwIfAborted();
      const done = await tryNow(db, tenantId, work);
      if (done) return done.result;
      await unlessAborted(over, pause(restMs()));
    }
  } catch (error) {
    throw over.aborted && error === over.reason ? problems.overloaded() : error;
  } finally {
    own.resolve();
    line.length--;
    if (line.length === 0) lines.delete(tenantId);
  }
}

/** @returns null: another server writes, or no connection was free */
async function tryNow<Result>(
  db: Db,
  tenantId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<{ result: Result } | null> {
  let isMine = false;
  try {
    return await inTenant(db, tenantId, async (tx) => {
      isMine = await lockCatalogue(tx, tenantId);
      return isMine ? { result: await work(tx) } : null;
    });
  } catch (error) {
    if (isMine || !isPoolTaken(error)) throw error;
    return null;
  }
}

/** Lets nobody else write to a catalogue until the transaction ends. @returns whether nobody does */
async function lockCatalogue(tx: Tx, tenantId: string): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${tenantId}::text, 0)) as is_mine`.execute(tx);
  return rows[0]!.is_mine;
}
