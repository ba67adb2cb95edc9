import { sql, type Kysely } from "kysely";

/**
 * Servers of the release before know of no hashes, so a document that one of them replaces would keep that of what it held.
 * Goes with a later release.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function forget_document_hash() returns trigger language plpgsql as $$
    begin
      new.hash := null;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger documents_forget_hash before update of content on documents
    for each row when (new.hash is not distinct from old.hash) execute function forget_document_hash()`.execute(db);
}
