import { sql, type Kysely } from "kysely";
import { APP_ROLE } from "./row-level-security.ts";

/** What was put into the database to begin with (db/seeds.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seeds (
      name text primary key,
      sown_at timestamptz not null default now()
    )`.execute(db);
  await sql`grant select, insert on seeds to ${sql.id(APP_ROLE)}`.execute(db);
}
