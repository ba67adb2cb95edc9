import { sql, type Kysely } from "kysely";
import { protect } from "./row-level-security.ts";

/** Links by which another device goes on with a conversation. A row is there while its link is open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table resume_links (
      tenant_id uuid not null,
      token_hash bytea not null,
      conversation_id text not null,
      expires_at timestamptz not null,
      primary key (tenant_id, token_hash),
      foreign key (tenant_id, conversation_id) references conversations on delete cascade
    )`.execute(db);
  await sql`create index resume_links_by_conversation on resume_links (tenant_id, conversation_id, expires_at)`.execute(
    db,
  );
  await protect(db, "resume_links");
}
