import { sql, type Kysely } from "kysely";

/** When a product was first stored. The rows of before take the moment of this step, without being written anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column added_at timestamptz not null default now()`.execute(db);
}
