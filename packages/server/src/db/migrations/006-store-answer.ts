import { sql, type Kysely } from "kysely";

/**
 * Stores the answer of a turn and charges the plan for it, together or not at all.
 *
 * - `stored`: `kind` says what was stored: `limit` in place of the answer where the plan ran out meanwhile,
 *   `notice` (and no message) where a person took over meanwhile
 * - `answered`: another server was quicker; `answer` is what it stored
 * - `conversation_not_found`: it was erased meanwhile
 * - `busy`: somebody else has the conversation locked; nothing was written, and the others of the statement don't wait for it
 *
 * What is charged, and for which kinds, is as in exchange_messages. `p_escalation` is why a person is called with this answer; null: none is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function store_answer(
      p_tenant uuid, p_session text, p_key text, p_conversation text, p_kind text, p_content text, p_details text,
      p_limit_content text, p_escalation text, p_now timestamptz,
      out outcome text, out kind text, out status text, out handler text, out answer jsonb
    ) language plpgsql volatile as $$
    #variable_conflict use_column
    declare
      v_seq integer;
      v_answer_id uuid;
      v_limit integer;
      v_content text := p_content;
      v_details jsonb := p_details::jsonb;
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      select c.last_seq + 1, c.status, c.handler into v_seq, status, handler from conversations c
      where c.tenant_id = p_tenant and c.id = p_conversation for update skip locked;
      if not found then
        outcome := case when exists (select from conversations c where c.tenant_id = p_tenant and c.id = p_conversation)
          then 'busy' else 'conversation_not_found' end;
        return;
      end if;
      update turns t set answer_seq = case when store_answer.handler = 'human' then 0 else v_seq end
      where t.tenant_id = p_tenant and t.session_id = p_session and t.key = p_key and t.answer_seq is null
      returning t.answer_id into v_answer_id;

      if v_answer_id is null or handler = 'human' then
        outcome := case when v_answer_id is null then 'answered' else 'stored' end;
        kind := 'notice';
        select to_jsonb(m) into answer
        from turns t join messages m on m.tenant_id = t.tenant_id and m.conversation_id = t.conversation_id and m.seq = t.answer_seq
        where t.tenant_id = p_tenant and t.session_id = p_session and t.key = p_key;
        return;
      end if;

      outcome := 'stored';
      kind := p_kind;
      if p_escalation is not null and status = 'open' then
        perform move_conversation(p_tenant, p_conversation, 'escalated', 'escalated', 'assistant', p_escalation, p_now);
        status := 'escalated';
      end if;
      if kind in ('answer', 'clarify') then
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
      update conversations c set last_seq = v_seq, last_message_at = p_now
      where c.tenant_id = p_tenant and c.id = p_conversation;
      insert into messages (tenant_id, conversation_id, seq, id, role, kind, content, details, created_at)
      values (p_tenant, p_conversation, v_seq, v_answer_id, 'assistant', kind, v_content,
        v_details || jsonb_build_object('status', status, 'handler', handler), p_now);
    end
    $$`.execute(db);
}
