import { sql, type Kysely } from "kysely";

/**
 * When the page of a document was last looked at and what it answered; and which tenants have pages to be looked at. What
 * that needs of a large table follows in 027-large-tables.ts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      add column link_state text,
      add constraint documents_link_state_check check (link_state in ('found', 'gone', 'unknown')) not valid,
      add column link_answer text,
      add column link_checked_at timestamptz,
      add column link_due_at timestamptz`.execute(db);
  await sql`alter table tenants add column links_due_at timestamptz`.execute(db);
  await sql`create index tenants_by_links_due on tenants (links_due_at) where links_due_at is not null`.execute(db);

  // As it was made in 002-knowledge.ts, and whether the page is gone.
  await sql`drop function read_passages`.execute(db);
  await sql`
    create function read_passages(p_tenant uuid, p_ids bigint[])
    returns table (
      id bigint, document_id uuid, external_id text, title text, url text, page_is_gone boolean, headings jsonb, anchor text,
      text text, sentences jsonb, lexemes text
    ) language plpgsql volatile as $$
    #variable_conflict use_column
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      return query
        select p.id, d.id, d.external_id, d.title, d.url, d.link_state is not distinct from 'gone', p.headings, p.anchor,
          p.text, p.sentences, p.lexemes
        from passages p, lateral (
          select * from documents d where d.tenant_id = p_tenant and d.id = p.document_id and d.status = 'ready' offset 0
        ) d
        where p.tenant_id = p_tenant and p.id = any (p_ids);
    end
    $$`.execute(db);
}
