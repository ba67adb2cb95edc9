import { sql, type Kysely } from "kysely";
import { protect } from "./row-level-security.ts";

/** What owners teach beside documents, and what finds the questions that had no answer. */
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

  // Few among many, and the newest of them are asked for.
  await sql`create index messages_unanswered on messages (tenant_id, created_at) where kind = 'no_answer'`.execute(db);
  await sql`create index feedback_unhelpful on feedback (tenant_id, updated_at) where not helpful`.execute(db);
}
