import { setTimeout as pause } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { migrations } from "./migrations/index.ts";

/**
 * How long a step waits for a lock, in milliseconds. Visitors wait behind it, who have 1,500; and the database ends a
 * vacuum of its own for whoever has waited for a second.
 */
const LOCK_MS = 1_200;
const FIRST_REST_MS = 500;
const LONGEST_REST_MS = 15_000;
/** So long somebody else may hold what a step has to change. */
const PATIENCE_MS = 10 * 60_000;
const ASK_MS = 200;

/** Waits until no other server brings the database up to date. Nobody else does until the connection is closed. */
export async function waitForTurn(connection: Kysely<unknown>): Promise<void> {
  // Asked again and again: who waits within a statement has a snapshot, for whose end a concurrent index waits in turn.
  const ask = sql<{ taken: boolean }>`select pg_try_advisory_lock(hashtext('widget_chat_schema')) as taken`;
  while (!(await ask.execute(connection)).rows[0]!.taken) await pause(ASK_MS);
}

/**
 * Takes the steps that are left, each in a transaction of its own or, where it is `concurrent`, in none. One that does not
 * get its locks soon lets visitors through and tries again. Throws when one fails, or the schema is a newer release's.
 * @param onWaiting is told of each step that has to try again, once, in words
 */
export async function takeSteps(connection: Kysely<unknown>, onWaiting: (what: string) => void): Promise<void> {
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
  const nextStep = async (): Promise<string | undefined> =>
    (await migrator.getMigrations()).find(({ executedAt }) => !executedAt)?.name;
  for (let step = await nextStep(); step !== undefined; step = await nextStep())
    await patiently(step, () => take(connection, migrator, migrations[step!]!.concurrent ?? false), onWaiting);
  await take(connection, migrator, false);
  await sql`reset lock_timeout`.execute(connection);
}

/** The next step; where none is left, it is looked whether all that were taken are ours. */
async function take(connection: Kysely<unknown>, migrator: Migrator, concurrent: boolean): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(concurrent ? 0 : LOCK_MS)}, false)`.execute(connection);
  const { error } = await migrator.migrateUp({ disableTransactions: concurrent });
  if (error) throw error;
}

async function patiently(step: string, work: () => Promise<void>, onWaiting: (what: string) => void): Promise<void> {
  const began = performance.now();
  for (let restMs = FIRST_REST_MS; ; restMs = Math.min(LONGEST_REST_MS, restMs * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() - began > PATIENCE_MS) throw new Error(held(step), { cause: error });
      if (restMs === FIRST_REST_MS) onWaiting(waits(step));
    }
    await pause(restMs);
  }
}

/** Whether somebody else holds what is needed, or was served first where two waited for each other. */
const isLocked = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === "55P03" || error.code === "40P01");

const waits = (step: string): string =>
  `step ${step} of the schema waits for another transaction of the database; it is tried again`;

const held = (step: string): string =>
  `for ten minutes another transaction has held what step ${step} changes. pg_stat_activity tells which; start again when it is over`;
