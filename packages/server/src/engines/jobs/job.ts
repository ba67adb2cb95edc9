import { inTenant, type Db, type Tx } from "../../db/database.ts";
import { keepJob, lockJob, type JobFailure, type JobRow, type JobState } from "../../db/jobs.ts";

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
  /** Notes what could not be done. Of very many only the first are kept. */
  fail(failure: JobFailure): void;
  /**
   * Keeps how far the job has got, and does what was done for it in the same transaction, so that nothing is done twice.
   * Throws a `JobLostError` when the job is no longer this server's: nothing is kept then.
   */
  keep<Result>(also: (tx: Tx) => Promise<Result>): Promise<Result>;
}

const MOST_FAILURES = 100;
const LONGEST = 2_000;

export function jobOf(db: Db, row: JobRow, signal: AbortSignal): Job {
  const job: Job = {
    id: row.id,
    tenantId: row.tenant_id,
    key: row.key,
    createdAt: row.created_at,
    signal,
    progress: row.progress,
    failures: row.failures,
    cursor: row.cursor,
    count(what, by = 1) {
      job.progress[what] = (job.progress[what] ?? 0) + by;
    },
    fail({ subject, reason }) {
      if (job.failures.length < MOST_FAILURES)
        job.failures.push({ subject: subject.slice(0, LONGEST), reason: reason.slice(0, LONGEST) });
    },
    keep: (also) =>
      inTenant(db, row.tenant_id, async (tx) => {
        // Nobody takes it over between this and the end of the transaction.
        if (!(await lockJob(tx, row))) throw new JobLostError("The job is no longer this server's.");
        const result = await also(tx);
        await keepJob(tx, row, job);
        return result;
      }),
  };
  return job;
}
