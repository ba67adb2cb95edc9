import { sql, type Kysely } from "kysely";
import { APP_ROLE } from "./row-level-security.ts";

/** The models that servers embed passages by, so that those set up with different ones agree on the newest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table embedding_models (
      model text primary key,
      chosen_at timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db);
  await sql`grant select, insert, update on embedding_models to ${sql.id(APP_ROLE)}`.execute(db);
}
