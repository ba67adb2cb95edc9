import { sql, type Kysely } from "kysely";

/** How many passages each tenant has, so that nobody has to count them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tenants add column passages integer not null default 0`.execute(db);
}
