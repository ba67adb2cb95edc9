import { sql, type Kysely } from "kysely";

/**
 * Builds an index while others write, for a step outside any transaction. What was left half-built is dropped first; one
 * that is there already stays. @param on such as `messages (tenant_id, created_at)`
 */
export async function createIndexConcurrently(db: Kysely<unknown>, name: string, on: string): Promise<void> {
  const { rows } = await sql`
    select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
  if (rows.length > 0) await sql`drop index concurrently ${sql.id(name)}`.execute(db);
  await sql`create index concurrently if not exists ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
}
