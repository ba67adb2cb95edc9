import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../../db/database.ts";
import { takeDueSources, updateSource, type SourceRow } from "../../db/sources.ts";
import type { Jobs } from "../jobs/queue.ts";
import { SYNC } from "./crawl/crawl.ts";

/** Has sources synchronised when their time has come, by whichever server comes first. */
export interface Schedule {
  stop(): Promise<void>;
}

interface ScheduleDeps {
  db: Db;
  enqueue: Jobs["enqueue"];
  onError(error: unknown): void;
  now(): Date;
}

const POLL_MS = 2_000;
/** Before it tries again when the database is away. */
const REST_MS = 30_000;
const HOUR_MS = 60 * 60_000;
const periods = { hourly: HOUR_MS, daily: 24 * HOUR_MS, weekly: 7 * 24 * HOUR_MS, monthly: 30 * 24 * HOUR_MS };

export const afterPeriod = (now: Date, schedule: NonNullable<SourceRow["schedule"]>): Date =>
  new Date(now.getTime() + periods[schedule]);

export function openSchedule({ db, enqueue, onError, now }: ScheduleDeps): Schedule {
  const stopping = new AbortController();
  const { signal } = stopping;

  const beginDue = (): Promise<boolean> =>
    takeDueSources(db, now(), async (tx, { tenant_id, id, schedule }) => {
      await enqueue(tx, tenant_id, { kind: SYNC, key: id });
      await updateSource(tx, tenant_id, id, { next_sync_at: schedule && afterPeriod(now(), schedule) });
    });

  async function look(): Promise<void> {
    while (!signal.aborted) {
      const restMs = await beginDue().then(
        (wasDue) => (wasDue ? 0 : POLL_MS),
        (error: unknown) => {
          onError(error);
          return REST_MS;
        },
      );
      await pause(restMs, undefined, { signal }).catch(() => {});
    }
  }

  const looking = look();

  return {
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}
