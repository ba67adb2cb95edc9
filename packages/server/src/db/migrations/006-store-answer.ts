import { sql, type Kysely } from "kysely";

/**
 * Stores the answer of a turn and charges the plan for it, together or not at all.
 *
 * - `stored`: `kind` says what was stored: `limit` in place of the answer where the plan ran out meanwhile,
 *   `notice` (and no message) where a person took over meanwhile
 * - `answered`: another server was quicker; `answer` is what it stored
 * - `conversation_not_found`: it was erased meanwhile
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function store_answer(
      p_tenant uuid, p_session text, p_key text, p_conversation text, p_kind text, p_content text, p_details text,
      p_limit_content text, p_now timestamptz,
      out outcome text, out kind text, out status text, out handler text, out answer jsonb
    ) language plpgsql volatile as $$
    #variable_conflict use_column
    declare
      v_conversation conversations%rowtype;
      v_turn turns%rowtype;
      v_limit integer;
      v_content text := p_content;
      v_details jsonb := p_details::jsonb;
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      select * into v_conversation from conversations c where c.tenant_id = p_tenant and c.id = p_conversation for update;
      if not found then outcome := 'conversation_not_found'; return; end if;
      select * into v_turn from turns t where t.tenant_id = p_tenant and t.session_id = p_session and t.key = p_key for update;
      if not found then outcome := 'conversation_not_found'; return; end if;
      status := v_conversation.status;
      handler := v_conversation.handler;
      if v_turn.answer_seq is not null then
        outcome := 'answered';
        select to_jsonb(m) into answer from messages m
        where m.tenant_id = p_tenant and m.conversation_id = p_conversation and m.seq = v_turn.answer_seq;
        return;
      end if;

      outcome := 'stored';
      kind := p_kind;
      if handler = 'human' then
        kind := 'notice';
        update turns t set answer_seq = 0 where t.tenant_id = p_tenant and t.session_id = p_session and t.key = p_key;
        return;
      end if;

      if p_kind in ('answer', 'clarify') then
        select t.monthly_limit into v_limit from tenants t where t.id = p_tenant;
        if v_limit is distinct from 0 then
          insert into usage as u (tenant_id, month, used)
          values (p_tenant, date_trunc('month', p_now at time zone 'UTC')::date, 1)
          on conflict (tenant_id, month) do update set used = u.used + 1 where v_limit is null or u.used < v_limit;
        end if;
        if v_limit = 0 or not found then
          kind := 'limit';
          v_content := p_limit_content;
          v_details := v_details || '{"citations": [], "products": [], "applied_filters": [], "suggestions": []}';
        end if;
      end if;

      if kind = 'handoff' and status = 'open' then
        perform move_conversation(p_tenant, p_conversation, 'escalated', 'escalated', 'assistant', 'visitor_asked', p_now);
        status := 'escalated';
      end if;
      update conversations c set last_seq = c.last_seq + 1, last_message_at = p_now
      where c.tenant_id = p_tenant and c.id = p_conversation;
      insert into messages (tenant_id, conversation_id, seq, id, role, kind, content, details, created_at)
      values (p_tenant, p_conversation, v_conversation.last_seq + 1, v_turn.answer_id, 'assistant', kind, v_content,
        v_details || jsonb_build_object('status', status, 'handler', handler), p_now);
      update turns t set answer_seq = v_conversation.last_seq + 1
      where t.tenant_id = p_tenant and t.session_id = p_session and t.key = p_key;
    end
    $$`.execute(db);
}
