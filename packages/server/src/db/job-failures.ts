import { sql, type Selectable } from "kysely";
import { inTenant, type Db, type Tx } from "./database.ts";
import type { JobRow } from "./jobs.ts";
import type { JobFailuresTable } from "./tables/job-failures.ts";

export type JobFailure = Pick<Selectable<JobFailuresTable>, "subject" | "reason">;
export type JobFailureRow = JobFailure & { id: number };

/** A job with the newest of what it could not do. */
export interface ToldJob extends JobRow {
  failures: JobFailure[];
}

type JobId = Pick<JobRow, "tenant_id" | "id">;

/** How many failures come with a job that is shown by itself, and with one in a list. */
export const failuresShown = { alone: 100, listed: 5 };

/** Most that are kept of a job, the newest. */
const MOST_KEPT = 1_000;

export async function insertFailures(tx: Tx, { tenant_id, id }: JobId, failures: JobFailure[]): Promise<void> {
  if (failures.length === 0) return;
  await sql`
    insert into job_failures (tenant_id, job_id, subject, reason)
    select ${tenant_id}, ${id}, f ->> 'subject', f ->> 'reason'
    from jsonb_array_elements(${JSON.stringify(failures.slice(-MOST_KEPT))}::jsonb) with ordinality e (f, place)
    order by place`.execute(tx);
  await sql`
    delete from job_failures where tenant_id = ${tenant_id} and job_id = ${id} and id <= (
      select id from job_failures where tenant_id = ${tenant_id} and job_id = ${id} order by id desc limit 1 offset ${MOST_KEPT}
    )`.execute(tx);
}

export async function deleteFailures(tx: Tx, { tenant_id, id }: JobId): Promise<void> {
  await tx.deleteFrom("job_failures").where("tenant_id", "=", tenant_id).where("job_id", "=", id).execute();
}

/** Jobs of a tenant, each with the newest of its failures. */
export async function withFailures(tx: Tx, tenantId: string, jobs: JobRow[], most: number): Promise<ToldJob[]> {
  const ids = jobs.filter(({ failed }) => failed > 0).map(({ id }) => id);
  if (ids.length === 0) return jobs.map((job) => ({ ...job, failures: [] }));
  const { rows } = await sql<JobFailure & { job_id: string }>`
    select f.job_id, f.subject, f.reason from unnest(${ids}::uuid[]) j (id), lateral (
      select * from job_failures where tenant_id = ${tenantId} and job_id = j.id order by id desc limit ${most}
    ) f order by f.id desc`.execute(tx);
  const byJob = Map.groupBy(rows, ({ job_id }) => job_id);
  return jobs.map((job) => ({ ...job, failures: byJob.get(job.id) ?? [] }));
}

/** What is kept of a job's failures, the newest first, and how many they are. @param before the id of the last one before */
export function listFailures(
  db: Db,
  { tenant_id, id }: JobId,
  limit: number,
  before: number | null,
): Promise<{ rows: JobFailureRow[]; total: number }> {
  return inTenant(db, tenant_id, async (tx) => {
    const ofJob = tx.selectFrom("job_failures").where("tenant_id", "=", tenant_id).where("job_id", "=", id);
    const rows = await ofJob
      .select(["id", "subject", "reason"])
      .$if(before !== null, (query) => query.where("id", "<", before))
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    const { total } = await ofJob.select((e) => e.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
    return { rows, total };
  });
}
