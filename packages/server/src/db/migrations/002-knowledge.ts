import { sql, type Kysely } from "kysely";
import { protect } from "./row-level-security.ts";

/** Documents, the passages they are cut into, and the dictionaries that both and questions are read with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table documents (
      tenant_id uuid not null,
      id uuid not null default gen_random_uuid(),
      external_id text,
      title text not null,
      url text,
      format text not null check (format in ('markdown', 'html', 'text')),
      content text not null,
      status text not null check (status in ('ready', 'pending', 'failed')),
      error text,
      passages integer not null default 0,
      title_lexemes text not null default '',
      -- Whole milliseconds, as a list's cursor holds them.
      created_at timestamptz not null default date_trunc('milliseconds', now()),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, external_id)
    )`.execute(db);
  await sql`create index documents_by_age on documents (tenant_id, created_at, id)`.execute(db);

  await sql`
    create table passages (
      tenant_id uuid not null,
      id bigint not null generated always as identity,
      document_id uuid not null,
      position integer not null,
      headings jsonb not null,
      anchor text,
      text text not null,
      sentences jsonb not null,
      language text not null,
      heading_lexemes text not null,
      lexemes text not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, document_id) references documents on delete cascade
    )`.execute(db);
  await sql`create index passages_by_document on passages (tenant_id, document_id)`.execute(db);

  for (const table of ["documents", "passages"]) await protect(db, table);

  // The lateral join looks each document up by its key. Left to choose, the planner may read all of a tenant's instead:
  // right after a large upload it knows nothing of the tables yet.
  await sql`
    create function read_passages(p_tenant uuid, p_ids bigint[])
    returns table (
      id bigint, document_id uuid, external_id text, title text, url text, headings jsonb, anchor text,
      text text, sentences jsonb, lexemes text
    ) language plpgsql volatile as $$
    #variable_conflict use_column
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      return query
        select p.id, d.id, d.external_id, d.title, d.url, p.headings, p.anchor, p.text, p.sentences, p.lexemes
        from passages p, lateral (
          select * from documents d where d.tenant_id = p_tenant and d.id = p.document_id and d.status = 'ready' offset 0
        ) d
        where p.tenant_id = p_tenant and p.id = any (p_ids);
    end
    $$`.execute(db);

  // An older PostgreSQL lacks some dictionaries: its words stay as they are.
  await sql`
    create function lexize_words(p_dictionary text, p_words text[]) returns text[] language plpgsql stable as $$
    declare
      v_dictionary regdictionary;
    begin
      begin
        v_dictionary := 'pg_catalog.' || p_dictionary || '_stem';
      exception when undefined_object then
        return p_words;
      end;
      return array(
        select coalesce((ts_lexize(v_dictionary, w.word))[1], '') from unnest(p_words) with ordinality w (word, place) order by w.place
      );
    end
    $$`.execute(db);
}
