import { sql, type Kysely } from "kysely";
import { protect } from "./row-level-security.ts";

/**
 * Work that goes on in the background: what it is, how far it has got, and what could not be done. And what most of it is
 * about, the sites that tenants have read: which they are, and what is known of each of their pages.
 */
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
      taken_at timestamptz,
      started_at timestamptz,
      finished_at timestamptz,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create unique index jobs_to_do on jobs (tenant_id, kind, key) where state in ('waiting', 'running')`.execute(
    db,
  );
  await sql`create index jobs_by_key on jobs (tenant_id, kind, key, created_at desc, id desc)`.execute(db);
  await protect(db, "jobs");

  await sql`
    create table sources (
      tenant_id uuid not null,
      id uuid not null,
      kind text not null check (kind in ('page', 'sitemap', 'site')),
      url text not null,
      include jsonb not null default '[]',
      exclude jsonb not null default '[]',
      max_pages integer not null,
      schedule text check (schedule in ('hourly', 'daily', 'weekly', 'monthly')),
      next_sync_at timestamptz,
      sync integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create index sources_by_age on sources (tenant_id, created_at desc, id desc)`.execute(db);
  await protect(db, "sources");
  await sql`alter table tenants add column sources_due_at timestamptz`.execute(db);
  await sql`create index tenants_by_sources_due on tenants (sources_due_at) where sources_due_at is not null`.execute(
    db,
  );

  await sql`
    create table source_pages (
      tenant_id uuid not null,
      source_id uuid not null,
      id uuid not null,
      url text not null,
      is_sitemap boolean not null,
      depth integer not null,
      found_sync integer not null,
      waiting boolean not null,
      tries integer not null default 0,
      lastmod text,
      read_lastmod text,
      read_at timestamptz,
      etag text,
      last_modified text,
      hash text,
      links uuid[] not null default '{}',
      document_id uuid,
      primary key (tenant_id, source_id, id),
      foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete set null (document_id)
    )`.execute(db);
  await sql`create index source_pages_waiting on source_pages (tenant_id, source_id, depth, id) where waiting`.execute(
    db,
  );
  await sql`create index source_pages_by_sync on source_pages (tenant_id, source_id, found_sync)`.execute(db);
  await sql`create index source_pages_by_document on source_pages (tenant_id, document_id) where document_id is not null`.execute(
    db,
  );
  await protect(db, "source_pages");
}
