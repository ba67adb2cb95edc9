import { sql, type Kysely } from "kysely";

/** What a document is told by that comes again unchanged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column hash text`.execute(db);
}
