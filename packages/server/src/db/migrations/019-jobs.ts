import { sql, type Kysely } from "kysely";
import { protect } from "./row-level-security.ts";

/** Work that goes on in the background: what it is, how far it has got, and what could not be done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      tenant_id uuid not null,
      id uuid not null,
      kind text not null,
      key text not null,
      state text not null check (state in ('waiting', 'running', 'done', 'failed')),
      error text,
      progress jsonb not null default '{}',
      failures jsonb not null default '[]',
      cursor jsonb,
      run integer not null default 0,
      tries integer not null default 0,
      created_at timestamptz not null,
      started_at timestamptz,
      finished_at timestamptz,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create unique index jobs_to_do on jobs (tenant_id, kind, key) where state in ('waiting', 'running')`.execute(
    db,
  );
  await sql`create index jobs_by_key on jobs (tenant_id, kind, key, created_at desc, id desc)`.execute(db);
  await protect(db, "jobs");
}
