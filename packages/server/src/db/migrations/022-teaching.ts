import { sql, type Kysely } from "kysely";
import { protect } from "./row-level-security.ts";

/** What owners teach beside documents. What finds the questions that had no answer follows in 027-large-tables.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tenants add column teaching_revision bigint not null default 0`.execute(db);
  await sql`
    create table pins (
      tenant_id uuid not null,
      id uuid not null,
      questions jsonb not null,
      answer jsonb not null,
      url text,
      title text,
      active boolean not null,
      created_at timestamptz not null default date_trunc('milliseconds', now()),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`
    create table synonyms (
      tenant_id uuid primary key,
      groups jsonb not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table dismissed_questions (
      tenant_id uuid not null,
      key text not null,
      dismissed_at timestamptz not null,
      primary key (tenant_id, key)
    )`.execute(db);
  for (const table of ["pins", "synonyms", "dismissed_questions"]) await protect(db, table);
}
