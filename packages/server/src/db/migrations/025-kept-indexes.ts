import { sql, type Kysely } from "kysely";
import { protect } from "./row-level-security.ts";

/** Search indexes as they stood at a revision, so that a server which starts need not make the large ones anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_indexes (
      tenant_id uuid not null,
      kind text not null,
      part integer not null,
      kept_at timestamptz not null default now(),
      base64 text not null,
      primary key (tenant_id, kind, part)
    )`.execute(db);
  // Numbers packed tightly: compressing them costs much and saves little. As text, since the driver reads bytes by way of
  // hexadecimal digits, which takes four times as long.
  await sql`alter table kept_indexes alter column base64 set storage external`.execute(db);
  await protect(db, "kept_indexes");
}
