import { sql, type Kysely } from "kysely";

/** One transition of a conversation: its new state and the event row that tells of it, together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function move_conversation(
      p_tenant uuid, p_conversation text, p_type text, p_status text, p_handler text, p_reason text, p_at timestamptz
    ) returns void language sql volatile as $$
      with moved as (
        update conversations c
        set status = p_status, handler = p_handler, last_event_seq = c.last_event_seq + 1
        where c.tenant_id = p_tenant and c.id = p_conversation
        returning c.last_event_seq
      )
      insert into conversation_events (tenant_id, conversation_id, seq, type, status, handler, reason, created_at)
      select p_tenant, p_conversation, moved.last_event_seq, p_type, p_status, p_handler, p_reason, p_at from moved
    $$`.execute(db);
}
