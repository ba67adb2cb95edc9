import type { Db, Tx } from "../../db/database.ts";
import { takeDueSources, updateSource, type SourceRow } from "../../db/sources.ts";
import type { Jobs } from "../jobs/queue.ts";
import { repeat, type Repetition } from "../jobs/repeat.ts";
import { SYNC } from "./crawl/crawl.ts";

interface ScheduleDeps {
  db: Db;
  enqueue: Jobs["enqueue"];
  onError(error: unknown): void;
  now(): Date;
}

const REST_MS = 2_000;
const HOUR_MS = 60 * 60_000;
const periods = { hourly: HOUR_MS, daily: 24 * HOUR_MS, weekly: 7 * 24 * HOUR_MS, monthly: 30 * 24 * HOUR_MS };

export const afterPeriod = (now: Date, schedule: NonNullable<SourceRow["schedule"]>): Date =>
  new Date(now.getTime() + periods[schedule]);

/** Has sources synchronised when their time has come, by whichever server comes first. */
export function openSchedule({ db, enqueue, onError, now }: ScheduleDeps): Repetition {
  const begin = async (tx: Tx, { tenant_id, id, schedule }: SourceRow): Promise<void> => {
    await enqueue(tx, tenant_id, { kind: SYNC, key: id });
    await updateSource(tx, tenant_id, id, { next_sync_at: schedule && afterPeriod(now(), schedule) });
  };
  return repeat(() => takeDueSources(db, now(), begin, onError), { restMs: REST_MS, onError });
}
