import { sql, type Kysely } from "kysely";

/**
 * Takes a visitor's message in: idempotency, life cycle, storing, all or nothing, in one call.
 * What is refused comes back as `outcome`, never as an exception, so that many calls can share a statement.
 *
 * - `tenant_gone`, `conversation_not_found`, `conflict` (the key was used with another body): nothing was written
 * - `answered`: the key was used before; `answer` is what was stored then
 * - `busy`: somebody else has the conversation locked; nothing was written, and the others of the statement don't wait for it
 * - `running`: the key was used before and another server is answering
 * - `accepted`, `resumed` (accepted before by a server that died): the caller answers
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function accept_message(
      p_tenant uuid, p_session text, p_key text, p_hash text, p_conversation text, p_new_conversation text,
      p_question_id uuid, p_answer_id uuid, p_content text, p_name text, p_email text, p_phone text, p_details text,
      p_now timestamptz, p_lease_until timestamptz,
      out outcome text, out conversation_id text, out answer_id uuid, out status text, out handler text,
      out limit_reached boolean, out history jsonb, out answer jsonb, out knowledge_revision bigint, out catalogue_revision bigint
    ) language plpgsql volatile as $$
    #variable_conflict use_column
    declare
      v_tenant record;
      v_conversation conversations%rowtype;
      v_before conversations%rowtype;
      v_turn turns%rowtype;
      v_id text := coalesce(p_conversation, p_new_conversation);
      v_seq integer := 1;
      v_resolved_at timestamptz;
      v_used integer;
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      select t.monthly_limit, t.knowledge_revision, t.catalogue_revision into v_tenant from tenants t where t.id = p_tenant;
      if not found then outcome := 'tenant_gone'; return; end if;
      knowledge_revision := v_tenant.knowledge_revision;
      catalogue_revision := v_tenant.catalogue_revision;

      if p_conversation is not null then
        select * into v_conversation from conversations c
        where c.tenant_id = p_tenant and c.id = p_conversation and c.session_id = p_session for update skip locked;
        if not found then
          outcome := case when exists (
            select from conversations c where c.tenant_id = p_tenant and c.id = p_conversation and c.session_id = p_session
          ) then 'busy' else 'conversation_not_found' end;
          return;
        end if;
        loop
          v_resolved_at := null;
          if v_conversation.status = 'resolved' then
            select max(e.created_at) into v_resolved_at from conversation_events e
            where e.tenant_id = p_tenant and e.conversation_id = v_conversation.id and e.type = 'resolved';
          elsif p_now - v_conversation.last_message_at >= interval '24 hours' then
            v_resolved_at := v_conversation.last_message_at + interval '24 hours';
          end if;
          if v_resolved_at is null or p_now - v_resolved_at < interval '72 hours' then
            v_id := v_conversation.id;
            v_seq := v_conversation.last_seq + 1;
            exit;
          end if;
          -- Too late for this one. A client may name it for ever: it goes on in the one that followed, if there is one.
          v_id := p_new_conversation;
          v_before := v_conversation;
          select * into v_conversation from conversations c
          where c.tenant_id = p_tenant and c.follows = v_before.id for update skip locked;
          if not found then
            if exists (select from conversations c where c.tenant_id = p_tenant and c.follows = v_before.id) then
              outcome := 'busy';
              return;
            end if;
            v_conversation := v_before;
            exit;
          end if;
        end loop;
      end if;

      insert into turns (tenant_id, session_id, key, request_hash, conversation_id, question_seq, answer_id, lease_until, created_at)
      values (p_tenant, p_session, p_key, decode(p_hash, 'hex'), v_id, v_seq, p_answer_id, p_lease_until, p_now)
      on conflict do nothing;
      if not found then
        select * into v_turn from turns t where t.tenant_id = p_tenant and t.session_id = p_session and t.key = p_key for update;
        if v_turn.created_at > p_now - interval '24 hours' then
          -- Its conversation was erased meanwhile: sent again, the message must not bring it back.
          if v_turn.conversation_id = '' then outcome := 'conversation_not_found'; return; end if;
          if v_turn.request_hash <> decode(p_hash, 'hex') then outcome := 'conflict'; return; end if;
          conversation_id := v_turn.conversation_id;
          answer_id := v_turn.answer_id;
          if v_turn.answer_seq is not null then
            outcome := 'answered';
            select to_jsonb(m) into answer from messages m
            where m.tenant_id = p_tenant and m.conversation_id = v_turn.conversation_id and m.seq = v_turn.answer_seq;
            select c.status, c.handler into status, handler from conversations c
            where c.tenant_id = p_tenant and c.id = v_turn.conversation_id;
            if not found then outcome := 'conversation_not_found'; end if;
            return;
          end if;
          if v_turn.lease_until > p_now then outcome := 'running'; return; end if;
          update turns t set lease_until = p_lease_until where t.tenant_id = p_tenant and t.session_id = p_session and t.key = p_key;
          select c.status, c.handler into status, handler from conversations c
          where c.tenant_id = p_tenant and c.id = v_turn.conversation_id;
          if not found then outcome := 'conversation_not_found'; return; end if;
          outcome := 'resumed';
          v_id := v_turn.conversation_id;
          v_seq := v_turn.question_seq;
        else
          -- The key was used more than a day ago and merely not swept yet: it is free again.
          update turns t
          set request_hash = decode(p_hash, 'hex'), conversation_id = v_id, question_seq = v_seq, answer_id = p_answer_id,
              answer_seq = null, lease_until = p_lease_until, created_at = p_now
          where t.tenant_id = p_tenant and t.session_id = p_session and t.key = p_key;
        end if;
      end if;

      if outcome is null then
        outcome := 'accepted';
        conversation_id := v_id;
        answer_id := p_answer_id;
        if v_resolved_at is not null and v_conversation.status <> 'resolved' then
          perform move_conversation(p_tenant, v_conversation.id, 'resolved', 'resolved', 'assistant', 'idle', v_resolved_at);
        end if;
        if v_id = p_new_conversation then
          insert into conversations (
            tenant_id, id, session_id, last_seq, last_event_seq, customer_name, customer_email, customer_phone, follows, created_at, last_message_at)
          values (
            p_tenant, v_id, p_session, 1, 1, coalesce(p_name, v_conversation.customer_name), coalesce(p_email, v_conversation.customer_email),
            coalesce(p_phone, v_conversation.customer_phone), v_conversation.id, p_now, p_now);
          insert into conversation_events (tenant_id, conversation_id, seq, type, status, handler, created_at)
          values (p_tenant, v_id, 1, 'opened', 'open', 'assistant', p_now);
          status := 'open';
          handler := 'assistant';
        else
          if v_resolved_at is not null then
            perform move_conversation(p_tenant, v_id, 'reopened', 'open', 'assistant', 'visitor_wrote', p_now);
          end if;
          update conversations c
          set last_seq = v_seq, last_message_at = p_now, customer_name = coalesce(p_name, c.customer_name),
              customer_email = coalesce(p_email, c.customer_email), customer_phone = coalesce(p_phone, c.customer_phone)
          where c.tenant_id = p_tenant and c.id = v_id
          returning c.status, c.handler into status, handler;
        end if;
        insert into messages (tenant_id, conversation_id, seq, id, role, kind, content, details, created_at)
        values (p_tenant, v_id, v_seq, p_question_id, 'visitor', 'message', p_content, p_details::jsonb, p_now);
      end if;

      if v_tenant.monthly_limit is not null then
        select u.used into v_used from usage u
        where u.tenant_id = p_tenant and u.month = date_trunc('month', p_now at time zone 'UTC')::date;
      end if;
      limit_reached := coalesce(coalesce(v_used, 0) >= v_tenant.monthly_limit, false);
      if v_seq > 1 then
        select jsonb_agg(jsonb_build_object('role', m.role, 'kind', m.kind, 'content', m.content) order by m.seq) into history
        from (
          select * from messages m
          where m.tenant_id = p_tenant and m.conversation_id = v_id and m.seq < v_seq order by m.seq desc limit 10
        ) m;
      end if;
    end
    $$`.execute(db);
}
