import { sql, type Kysely } from "kysely";
import { protect } from "./row-level-security.ts";

/**
 * What passages mean, as numbers, in types that every PostgreSQL has: where it has `vector` too, that searches the signs.
 * A passage never changes, and takes what it means with it when it goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table embeddings (
      tenant_id uuid not null,
      passage_id bigint not null,
      model text not null,
      dimensions integer not null,
      hash uuid not null,
      vector bytea not null check (length(vector) = dimensions),
      signs varbit not null,
      primary key (tenant_id, passage_id),
      foreign key (tenant_id, passage_id) references passages on delete cascade
    )`.execute(db);
  // They do not get shorter.
  await sql`alter table embeddings alter column vector set storage external, alter column signs set storage external`.execute(
    db,
  );
  await protect(db, "embeddings");

  await sql`
    alter table tenants
      add column embeddings_revision bigint not null default 0,
      add column embedded_revision bigint not null default 0,
      add column embedded_by text not null default '',
      add column embedding_queued_at timestamptz`.execute(db);
  await sql`create index tenants_to_embed on tenants (id) where knowledge_revision - teaching_revision > embedded_revision`.execute(
    db,
  );
  await sql`create index tenants_by_embedded on tenants (embedded_by)`.execute(db);

  // What of a passage is embedded: the path of its headings, the questions it answers, its text.
  await sql`
    create function embedded_text(p_title text, p_headings jsonb, p_questions jsonb, p_text text) returns text
    language sql immutable as $$
      select concat_ws(E'\\n',
        nullif(concat_ws(' > ', nullif(p_title, ''), (select string_agg(h, ' > ' order by n)
          from jsonb_array_elements_text(p_headings) with ordinality a (h, n))), ''),
        (select string_agg(q, E'\\n' order by n) from jsonb_array_elements_text(p_questions) with ordinality a (q, n)),
        p_text)
    $$`.execute(db);
}
