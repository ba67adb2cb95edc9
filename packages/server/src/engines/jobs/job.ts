import { inTenant, type Db, type Tx } from "../../db/database.ts";
import { deleteFailures, insertFailures, type JobFailure } from "../../db/job-failures.ts";
import { keepJob, lockJob, type JobRow, type JobState } from "../../db/jobs.ts";

/** Somebody else has taken the job over, since this server seemed to be dead; or it was deleted. */
export class JobLostError extends Error {
  override name = "JobLostError";
}

/** A job as whoever works on it sees it. What is changed in it counts once it is kept. */
export interface Job extends JobState {
  readonly id: string;
  readonly tenantId: string;
  readonly key: string;
  readonly createdAt: Date;
  /** Aborted when the server stops, or has lost the job. */
  readonly signal: AbortSignal;
  /** Adds to one of the counts that make up its progress. */
  count(what: string, by?: number): void;
  /** Notes what could not be done. Of very many only the newest are kept. */
  fail(failure: JobFailure): void;
  /** Begins anew: what it has counted and could not do is forgotten. */
  beginAnew(): void;
  /**
   * Keeps how far the job has got, and does what was done for it in the same transaction, so that nothing is done twice.
   * Throws a `JobLostError` when the job is no longer this server's: nothing is kept then.
   */
  keep<Result>(also: (tx: Tx) => Promise<Result>): Promise<Result>;
}

const LONGEST = 2_000;

/** What somebody else said may hold what the database cannot: NUL, and half a letter where it is cut. */
const storable = (text: string): string => text.replaceAll("\0", "").slice(0, LONGEST).toWellFormed();

export function jobOf(db: Db, row: JobRow, signal: AbortSignal): Job {
  /** What could not be done since the job was kept last, and whether it has begun anew since. */
  let fresh: JobFailure[] = [];
  let isAnew = false;
  const job: Job = {
    id: row.id,
    tenantId: row.tenant_id,
    key: row.key,
    createdAt: row.created_at,
    signal,
    progress: row.progress,
    failed: row.failed,
    cursor: row.cursor,
    count(what, by = 1) {
      job.progress[what] = (job.progress[what] ?? 0) + by;
    },
    fail({ subject, reason }) {
      job.failed += 1;
      fresh.push({ subject: storable(subject), reason: storable(reason) });
    },
    beginAnew() {
      Object.assign(job, { progress: {}, failed: 0 });
      fresh = [];
      isAnew = true;
    },
    async keep(also) {
      const result = await inTenant(db, row.tenant_id, async (tx) => {
        // Nobody takes it over between this and the end of the transaction.
        if (!(await lockJob(tx, row))) throw new JobLostError("The job is no longer this server's.");
        const done = await also(tx);
        if (isAnew) await deleteFailures(tx, row);
        await insertFailures(tx, row, fresh);
        await keepJob(tx, row, job);
        return done;
      });
      fresh = [];
      isAnew = false;
      return result;
    },
  };
  return job;
}
