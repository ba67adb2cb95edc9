import { sql, type Kysely } from "kysely";

/** What stands on most pages of a source, so that it is left out of each: hashes of blocks of text, by page and in all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sources add column repeated jsonb not null default '[]'`.execute(db);
  await sql`
    alter table source_pages
      add column blocks bigint[] not null default '{}',
      add column left_out bigint[] not null default '{}'`.execute(db);
  // Pages that were read before come whole once more: what they repeat is not known.
  await sql`update source_pages set etag = null, last_modified = null, read_lastmod = null where not is_sitemap`.execute(
    db,
  );
}
