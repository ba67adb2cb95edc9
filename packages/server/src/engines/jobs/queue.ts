import { inTenant, type Db, type Tx } from "../../db/database.ts";
import { endRun, insertJob, takeJob, type JobName, type JobRow } from "../../db/jobs.ts";
import { openQueue, within } from "../../db/queue.ts";
import { jobOf, JobLostError, type Job } from "./job.ts";

/**
 * How a spell of work on a job ended. `done`: nothing is left; `wait`: it goes on after so many seconds, once others
 * have had their turn, `because` of something that is wrong, in words; `failed`: it cannot be done, in words.
 */
export type Outcome = { done: true } | { waitS: number; because?: string } | { failed: string };

/** One kind of work in the background. */
export interface JobKind {
  kind: string;
  /** Jobs at once by each server; of one tenant there is one at once by all of them. */
  atOnce: number;
  /**
   * Works on a job for a while: some 20 seconds, so that many tenants take turns. Goes on from `job.cursor`. Throws when
   * something is out of order, and is called again then; once `job.signal` is aborted, it may throw at once.
   */
  work(job: Job): Promise<Outcome>;
}

/** Work that goes on in the background, whichever server does it, and outlives all of them. */
export interface Jobs {
  /**
   * Puts a job in line as part of a transaction: it is there with the rest, or not at all. While one of the same kind and
   * key is to be done, that one is it.
   */
  enqueue(tx: Tx, tenantId: string, name: JobName): Promise<JobRow>;
  /** Begins to work. */
  start(): Promise<void>;
  /** Stops working. What is under way is given back, for another server or the next start. */
  stop(): Promise<void>;
}

interface JobsDeps {
  databaseUrl: string;
  /** For the rows of jobs. */
  db: Db;
  kinds: JobKind[];
  onError(error: unknown): void;
  now(): Date;
}

/** What the queue itself is told. */
interface Turn {
  tenantId: string;
  jobId: string;
}

const POLL_S = 1;
/** Before it is looked again whether another job of the tenant is over. */
const BUSY_S = 2;
/** Of a server that has died for so long, others take the jobs over. */
const HEARTBEAT_S = 15;
/** A spell that takes longer is hung. */
const LONGEST_SPELL_S = 60 * 60;
/** How often a job may take its server with it, and meet with an error, before it is given up. */
const MOST_CRASHES = 5;
const MOST_TRIES = 5;
const FIRST_REST_S = 10;

export function openJobs({ databaseUrl, db, kinds, onError, now }: JobsDeps): Jobs {
  const stopping = new AbortController();
  const { boss, close } = openQueue(databaseUrl, (error) => void (stopping.signal.aborted || onError(error)));

  const queueUp = (tx: Tx, kind: string, turn: Turn, waitS: number): Promise<unknown> =>
    boss.send(kind, turn, { db: within(tx), group: { id: turn.tenantId }, startAfter: waitS });

  /** The end of a spell, and the next turn, are one transaction: a job never has two turns, nor none. */
  async function end(row: JobRow, turn: { id: string; retryCount: number }, outcome: Outcome, tries = 0) {
    const state = "waitS" in outcome ? "waiting" : "done" in outcome ? "done" : "failed";
    const error = "failed" in outcome ? outcome.failed : ("waitS" in outcome && outcome.because) || null;
    const resumes_at = "waitS" in outcome ? new Date(now().getTime() + outcome.waitS * 1_000) : null;
    await inTenant(db, row.tenant_id, async (tx) => {
      if (!(await endRun(tx, row, { state, error, resumes_at, tries }, now()))) return;
      await boss.complete(row.kind, { id: turn.id, retryCount: turn.retryCount }, null, { db: within(tx) });
      if ("waitS" in outcome)
        await queueUp(tx, row.kind, { tenantId: row.tenant_id, jobId: row.id }, Math.ceil(outcome.waitS));
    });
  }

  /** The queue itself looks whether another of the tenant's goes on; of two in the same instant it knows nothing. */
  const giveBack = (kind: string, { id, retryCount, data }: { id: string; retryCount: number; data: Turn }) =>
    inTenant(db, data.tenantId, async (tx) => {
      await boss.complete(kind, { id, retryCount }, null, { db: within(tx) });
      await queueUp(tx, kind, data, BUSY_S);
    });

  async function spell(kind: JobKind, turn: { id: string; retryCount: number; data: Turn; signal: AbortSignal }) {
    const { tenantId, jobId } = turn.data;
    const longAgo = new Date(now().getTime() - LONGEST_SPELL_S * 1_000);
    const row = await takeJob(db, tenantId, { kind: kind.kind, id: jobId }, now(), longAgo);
    if (row === null) return;
    if (row === "busy") return giveBack(kind.kind, turn);
    if (turn.retryCount > MOST_CRASHES) return end(row, turn, { failed: crashed });
    try {
      await end(row, turn, await kind.work(jobOf(db, row, AbortSignal.any([turn.signal, stopping.signal]))));
    } catch (error) {
      if (error instanceof JobLostError) return;
      if (stopping.signal.aborted) return end(row, turn, { waitS: 0 }, row.tries);
      onError(error);
      const tries = row.tries + 1;
      const again = { waitS: FIRST_REST_S * 2 ** row.tries, because: tripped };
      await end(row, turn, tries > MOST_TRIES ? { failed } : again, tries);
    }
  }

  return {
    async enqueue(tx, tenantId, name) {
      const { job, isNew } = await insertJob(tx, tenantId, name, now());
      if (isNew) await queueUp(tx, name.kind, { tenantId, jobId: job.id }, 0);
      return job;
    },
    async start() {
      await boss.start();
      for (const kind of kinds) {
        await boss.createQueue(kind.kind, turns);
        await boss.updateQueue(kind.kind, turns);
        await boss.work<
          Turn,
          void,
          { localConcurrency: number; groupConcurrency: number; pollingIntervalSeconds: number }
        >(
          kind.kind,
          { localConcurrency: kind.atOnce, groupConcurrency: 1, pollingIntervalSeconds: POLL_S },
          async ([turn]) => turn && spell(kind, turn),
        );
      }
    },
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 20_000 });
      await close();
    },
  };
}

const turns = {
  heartbeatSeconds: HEARTBEAT_S,
  expireInSeconds: LONGEST_SPELL_S,
  retryLimit: 1_000,
  retentionSeconds: 365 * 24 * 60 * 60,
  deleteAfterSeconds: 60,
};
const crashed = "Each server that worked on it ended meanwhile. Its log may tell why.";
const tripped = "The server met with an error. Its log tells which.";
const failed = "The server met with an error again and again. Its log tells which; try again later.";
