import { sql, type Kysely } from "kysely";

/**
 * Lists of questions and answers, each of them a passage; and documents that came as PDF or Word files. The constraint is
 * validated in 027-large-tables.ts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      drop constraint documents_format_check,
      add constraint documents_format_check check (format in ('markdown', 'html', 'text', 'faq', 'pdf', 'docx')) not valid`.execute(
    db,
  );
  await sql`
    alter table passages
      add column questions jsonb not null default '[]',
      add column url text,
      add column question_lexemes text not null default ''`.execute(db);

  // As it was made in 017-links.ts, with the questions, and the passage's own page before the document's.
  await sql`drop function read_passages`.execute(db);
  await sql`
    create function read_passages(p_tenant uuid, p_ids bigint[])
    returns table (
      id bigint, document_id uuid, external_id text, title text, url text, page_is_gone boolean, headings jsonb, questions jsonb,
      anchor text, text text, sentences jsonb, lexemes text
    ) language plpgsql volatile as $$
    #variable_conflict use_column
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      return query
        select p.id, d.id, d.external_id, d.title, coalesce(p.url, d.url), p.url is null and d.link_state is not distinct from 'gone',
          p.headings, p.questions, p.anchor, p.text, p.sentences, p.lexemes
        from passages p, lateral (
          select * from documents d where d.tenant_id = p_tenant and d.id = p.document_id and d.status = 'ready' offset 0
        ) d
        where p.tenant_id = p_tenant and p.id = any (p_ids);
    end
    $$`.execute(db);
}
