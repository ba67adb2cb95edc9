import { sql, type Kysely } from "kysely";

/** When a job goes on that waits, and of how many numbers what a tenant's passages mean is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Nobody may have to wait for the one table while the other is waited for: where it is not to be had, all is tried again.
  await sql`alter table tenants add column embedded_dimensions integer not null default 0`.execute(db);
  await sql`lock table jobs in access exclusive mode nowait`.execute(db);
  await sql`alter table jobs add column resumes_at timestamptz`.execute(db);
}
