import { sql, type Kysely } from "kysely";
import { APP_ROLE } from "./row-level-security.ts";

/** Tenants that are gone, while rows of theirs may still be there (db/erasure.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deleted_tenants (
      id uuid primary key,
      deleted_at timestamptz not null default now()
    )`.execute(db);
  await sql`grant select, insert, delete on deleted_tenants to ${sql.id(APP_ROLE)}`.execute(db);
}
