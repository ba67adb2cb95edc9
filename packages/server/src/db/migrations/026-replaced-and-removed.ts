import { sql, type Kysely } from "kysely";
import { protect } from "./row-level-security.ts";

/**
 * What is replaced or removed while others are at it. Passages of documents that were replaced, for indexes that were built before: as they were, with the title and the
 * address that their document had. They go with their document.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column replaced jsonb`.execute(db);
  await sql`
    create table replaced_passages (
      tenant_id uuid not null,
      id bigint not null,
      document_id uuid not null,
      replaced_at timestamptz not null default now(),
      title text not null,
      url text,
      page_is_gone boolean not null,
      headings jsonb not null,
      questions jsonb not null,
      anchor text,
      text text not null,
      sentences jsonb not null,
      lexemes text not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, document_id) references documents on delete cascade
    )`.execute(db);
  await sql`create index replaced_passages_by_document on replaced_passages (tenant_id, document_id)`.execute(db);
  await sql`create index replaced_passages_by_age on replaced_passages (tenant_id, replaced_at)`.execute(db);
  await protect(db, "replaced_passages");

  // Since when a source is another, so that what was read before has to come whole; and sources that are being removed.
  await sql`alter table sources add column changed_sync integer not null default -1, add column removed_at timestamptz`.execute(
    db,
  );
  await sql`alter table source_pages add column read_sync integer not null default 0`.execute(db);

  // As it was made in 018-faq-lists.ts. What is not among the passages by then has been moved before the second look.
  await sql`
    create or replace function read_passages(p_tenant uuid, p_ids bigint[])
    returns table (
      id bigint, document_id uuid, external_id text, title text, url text, page_is_gone boolean, headings jsonb, questions jsonb,
      anchor text, text text, sentences jsonb, lexemes text
    ) language plpgsql volatile as $$
    #variable_conflict use_column
    declare
      v_found integer;
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      return query
        select p.id, d.id, d.external_id, d.title, coalesce(p.url, d.url), p.url is null and d.link_state is not distinct from 'gone',
          p.headings, p.questions, p.anchor, p.text, p.sentences, p.lexemes
        from passages p, lateral (
          select * from documents d where d.tenant_id = p_tenant and d.id = p.document_id and d.status = 'ready' offset 0
        ) d
        where p.tenant_id = p_tenant and p.id = any (p_ids);
      get diagnostics v_found = row_count;
      if v_found < cardinality(p_ids) then
        return query
          select p.id, d.id, d.external_id, p.title, p.url, p.page_is_gone, p.headings, p.questions, p.anchor, p.text, p.sentences,
            p.lexemes
          from replaced_passages p, lateral (
            select * from documents d where d.tenant_id = p_tenant and d.id = p.document_id and d.status = 'ready' offset 0
          ) d
          where p.tenant_id = p_tenant and p.id = any (p_ids);
      end if;
    end
    $$`.execute(db);
}
