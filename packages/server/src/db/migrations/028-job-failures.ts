import { sql, type Kysely } from "kysely";
import { protect } from "./row-level-security.ts";

/** What jobs could not do, each in a row that is written once, and how much there was of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_failures (
      tenant_id uuid not null,
      job_id uuid not null,
      id bigint not null generated always as identity,
      subject text not null,
      reason text not null,
      primary key (tenant_id, job_id, id),
      foreign key (tenant_id, job_id) references jobs on delete cascade
    )`.execute(db);
  await protect(db, "job_failures");
  await sql`alter table jobs add column failed integer not null default 0`.execute(db);
}
