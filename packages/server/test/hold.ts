import pg from "pg";
import { vi } from "vitest";
import type { FreshDatabase } from "./fresh-database.ts";

export interface Held {
  /** Resolves once `count` connections wait for what is held. */
  waiting(count?: number): Promise<void>;
  /** Ends the connections that wait, as an administrator or a crash would. */
  cut(): Promise<void>;
  release(): Promise<void>;
}

/** Keeps what a statement locks until released, so that a test can look at what happens while others wait for it. */
export async function hold(database: FreshDatabase, lock: string): Promise<Held> {
  const client = new pg.Client(database.url);
  // A test that failed may drop the database while it is held.
  client.on("error", () => {});
  await client.connect();
  await client.query("begin");
  await client.query(lock);
  const waiters = "from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  const held: Held = {
    waiting: (count = 1) =>
      vi
        .waitUntil(async () => (await database.query(`select pid ${waiters}`)).length >= count, { timeout: 15_000 })
        .then(() => {}),
    async cut() {
      await held.waiting();
      await database.query(`select pg_terminate_backend(pid) ${waiters}`);
    },
    release: () => client.end(),
  };
  return held;
}
