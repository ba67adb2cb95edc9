import { sql, type Kysely } from "kysely";

/**
 * A conversation with a page of its messages, oldest first: those after p_after, else the newest before p_before.
 * `feedback` is what the visitor thinks of answers, by their seq; null: nothing is said of any.
 * One more message than p_limit tells that there are more. No row's worth of values (status null): there is no such conversation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function read_conversation(
      p_tenant uuid, p_conversation text, p_limit integer, p_before integer, p_after integer,
      out status text, out handler text, out last_message_at timestamptz, out last_event_seq integer, out messages jsonb,
      out feedback jsonb, out csat jsonb
    ) language plpgsql volatile as $$
    #variable_conflict use_column
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      select c.status, c.handler, c.last_message_at, c.last_event_seq into status, handler, last_message_at, last_event_seq
      from conversations c where c.tenant_id = p_tenant and c.id = p_conversation;
      if not found then return; end if;
      if p_after is not null then
        select jsonb_agg(to_jsonb(m) - 'tenant_id' - 'conversation_id' order by m.seq) into messages
        from (
          select * from messages m
          where m.tenant_id = p_tenant and m.conversation_id = p_conversation and m.seq > p_after
          order by m.seq limit p_limit + 1
        ) m;
      else
        select jsonb_agg(to_jsonb(m) - 'tenant_id' - 'conversation_id' order by m.seq) into messages
        from (
          select * from messages m
          where m.tenant_id = p_tenant and m.conversation_id = p_conversation and (p_before is null or m.seq < p_before)
          order by m.seq desc limit p_limit + 1
        ) m;
      end if;
      if messages is not null then
        select jsonb_object_agg(f.seq, f.helpful) into feedback
        from feedback f where f.tenant_id = p_tenant and f.conversation_id = p_conversation;
      end if;
      select to_jsonb(s) into csat from csat s where s.tenant_id = p_tenant and s.conversation_id = p_conversation;
    end
    $$`.execute(db);
}
