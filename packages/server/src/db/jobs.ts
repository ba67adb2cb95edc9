import { randomUUID } from "node:crypto";
import { sql, type Selectable } from "kysely";
import { inTenant, type Db, type Tx } from "./database.ts";
import { failuresShown, withFailures, type ToldJob } from "./job-failures.ts";
import type { JobsTable } from "./tables/jobs.ts";

export type JobRow = Selectable<JobsTable>;

/** What a job is about: of one kind and key only one is to be done. */
export interface JobName {
  kind: string;
  key: string;
}

/** How far a job has got. */
export interface JobState {
  progress: Record<string, number>;
  /** How many things could not be done. */
  failed: number;
  cursor: unknown;
}

/** Jobs of one kind and key that are kept when they are over. */
const KEPT = 50;

/** Notes a job that is to be done, or finds the one that is to be done already. */
export async function insertJob(
  tx: Tx,
  tenantId: string,
  { kind, key }: JobName,
  now: Date,
): Promise<{ job: JobRow; isNew: boolean }> {
  // To insert in vain would wait for whoever works on it, and that one may wait for what this transaction holds.
  const job = await tx
    .selectFrom("jobs")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("state", "in", ["waiting", "running"])
    .executeTakeFirst();
  if (job) return { job, isNew: false };
  const inserted = await tx
    .insertInto("jobs")
    .values({ tenant_id: tenantId, id: randomUUID(), kind, key, state: "waiting", created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  // Another was quicker just now.
  if (!inserted) return insertJob(tx, tenantId, { kind, key }, now);
  await sql`
    delete from jobs where tenant_id = ${tenantId} and id in (
      select id from jobs where tenant_id = ${tenantId} and kind = ${kind} and key = ${key}
      order by created_at desc, id desc offset ${KEPT}
    ) and state in ('done', 'failed')`.execute(tx);
  return { job: inserted, isNew: true };
}

/**
 * Takes a job, away from whoever had it before. Null: it is over, or it or its tenant is gone. `busy`: another of the
 * tenant's was taken since `longAgo` and goes on.
 */
export function takeJob(
  db: Db,
  tenantId: string,
  { kind, id }: Pick<JobRow, "kind" | "id">,
  now: Date,
  longAgo: Date,
): Promise<JobRow | "busy" | null> {
  return inTenant(db, tenantId, async (tx) => {
    // Two that are taken at the same instant don't see each other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} ${kind}`}, 0))`.execute(tx);
    const others = await tx
      .selectFrom("jobs")
      .select("id")
      .where("tenant_id", "=", tenantId)
      .where("kind", "=", kind)
      .where("state", "=", "running")
      .where("id", "!=", id)
      .where("taken_at", ">", longAgo)
      .limit(1)
      .execute();
    if (others.length > 0) return "busy";
    const job = await tx
      .updateTable("jobs")
      .set((e) => ({
        state: "running",
        run: e("run", "+", 1),
        taken_at: now,
        resumes_at: null,
        error: null,
        started_at: e.fn.coalesce("started_at", e.val(now)),
      }))
      .where("tenant_id", "=", tenantId)
      .where("id", "=", id)
      .where("state", "in", ["waiting", "running"])
      .where((e) => e.exists(e.selectFrom("tenants").select("id").where("id", "=", tenantId)))
      .returningAll()
      .executeTakeFirst();
    return job ?? null;
  });
}

/** Keeps a job from being taken over until the transaction ends. @returns whether it is still that run's */
export async function lockJob(
  tx: Tx,
  { tenant_id, id, run }: Pick<JobRow, "tenant_id" | "id" | "run">,
): Promise<boolean> {
  const job = await tx
    .selectFrom("jobs")
    .select("id")
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", id)
    .where("run", "=", run)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return job !== undefined;
}

/** Keeps how far a job has got that is locked. */
export async function keepJob(
  tx: Tx,
  { tenant_id, id, run }: Pick<JobRow, "tenant_id" | "id" | "run">,
  { progress, failed, cursor }: JobState,
): Promise<void> {
  await tx
    .updateTable("jobs")
    .set({
      progress: JSON.stringify(progress),
      failed,
      cursor: JSON.stringify(cursor ?? null),
    })
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", id)
    .where("run", "=", run)
    .execute();
}

/** Ends a run. `state` "waiting": the job goes on later. @returns whether it was still that run's */
export async function endRun(
  tx: Tx,
  { tenant_id, id, run }: Pick<JobRow, "tenant_id" | "id" | "run">,
  end: { state: "waiting" | "done" | "failed"; error: string | null; resumes_at: Date | null; tries: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("jobs")
    .set({ ...end, finished_at: end.state === "waiting" ? null : now })
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", id)
    .where("run", "=", run)
    .where("state", "=", "running")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes all jobs of a kind and key. Whoever works on one has lost it. */
export async function deleteJobs(tx: Tx, tenantId: string, { kind, key }: JobName): Promise<void> {
  await tx
    .deleteFrom("jobs")
    .where("tenant_id", "=", tenantId)
    .where("kind", "=", kind)
    .where("key", "=", key)
    .execute();
}

export function findJob(db: Db, tenantId: string, id: string): Promise<ToldJob | null> {
  return inTenant(db, tenantId, async (tx) => {
    const jobs = await tx
      .selectFrom("jobs")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      .where("id", "=", id)
      .execute();
    return (await withFailures(tx, tenantId, jobs, failuresShown.alone))[0] ?? null;
  });
}

/** The newest first. */
export function listJobs(db: Db, tenantId: string, { kind, key }: JobName, limit: number): Promise<ToldJob[]> {
  return inTenant(db, tenantId, async (tx) => {
    const jobs = await tx
      .selectFrom("jobs")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      .where("kind", "=", kind)
      .where("key", "=", key)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    return withFailures(tx, tenantId, jobs, failuresShown.listed);
  });
}

/** The newest job of each of these keys, by key, with so many failures each. */
export function newestJobs(
  db: Db,
  tenantId: string,
  kind: string,
  keys: string[],
  failures: number,
): Promise<Map<string, ToldJob>> {
  if (keys.length === 0) return Promise.resolve(new Map());
  return inTenant(db, tenantId, async (tx) => {
    const rows = await tx
      .selectFrom("jobs")
      .selectAll()
      .distinctOn(["kind", "key"])
      .where("tenant_id", "=", tenantId)
      .where("kind", "=", kind)
      .where("key", "in", keys)
      .orderBy("kind")
      .orderBy("key")
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute();
    const jobs = await withFailures(tx, tenantId, rows, failures);
    return new Map(jobs.map((job) => [job.key, job]));
  });
}
