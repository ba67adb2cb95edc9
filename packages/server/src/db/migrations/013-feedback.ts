import { sql, type Kysely } from "kysely";
import { protect } from "./row-level-security.ts";

/** What visitors think of answers. It goes with the conversation: the rule looks at that once, at messages one by one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feedback (
      tenant_id uuid not null,
      conversation_id text not null,
      seq integer not null,
      helpful boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, conversation_id, seq),
      foreign key (tenant_id, conversation_id) references conversations on delete cascade
    )`.execute(db);
  await protect(db, "feedback");
}
