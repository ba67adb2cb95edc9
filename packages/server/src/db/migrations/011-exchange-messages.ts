import { sql, type Kysely } from "kysely";

/**
 * Stores messages that open conversations of one tenant together with their answers, which were made before: many rows
 * in a statement a table instead of one call each. Returns the places (1 to n) of those that were stored.
 *
 * `p_details` are stored as they are, with the status and the handler of a new conversation in them.
 *
 * The others were not touched and go the long way, by accept_message and store_answer: those whose answer has not seen
 * the tenant's newest knowledge or catalogue, whose key was used before, which are of another month than the first, and
 * all where the plan does not last for all. What is charged, and for which kinds, is as in store_answer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function exchange_messages(
      p_tenant uuid, p_session text[], p_key text[], p_hash text[], p_conversation text[], p_question_id uuid[], p_answer_id uuid[],
      p_content text[], p_name text[], p_email text[], p_phone text[], p_question_details text[], p_now timestamptz[],
      p_kind text[], p_answer text[], p_details text[], p_knowledge_revision bigint[], p_catalogue_revision bigint[]
    ) returns setof integer language plpgsql volatile as $$
    declare
      v_tenant record;
      v_month date := date_trunc('month', p_now[1] at time zone 'UTC')::date;
      v_month_begins timestamptz := v_month::timestamp at time zone 'UTC';
      v_month_ends timestamptz := (v_month + interval '1 month') at time zone 'UTC';
      v_used integer;
      v_charged integer;
      v_left integer;
      v_stored text[];
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      select t.monthly_limit, t.knowledge_revision, t.catalogue_revision into v_tenant from tenants t where t.id = p_tenant;
      if not found then return; end if;

      if v_tenant.monthly_limit is not null then
        select u.used into v_used from usage u where u.tenant_id = p_tenant and u.month = v_month;
        if coalesce(v_used, 0) + cardinality(p_key) > v_tenant.monthly_limit then return; end if;
      end if;

      select count(*) into v_charged from unnest(p_kind) kind where kind in ('answer', 'clarify');
      if v_charged > 0 then
        insert into usage as u (tenant_id, month, used) values (p_tenant, v_month, v_charged)
        on conflict (tenant_id, month) do update set used = u.used + v_charged
        where v_tenant.monthly_limit is null or u.used + v_charged <= v_tenant.monthly_limit;
        if not found then return; end if;
      end if;

      with stored as (
        insert into turns (
          tenant_id, session_id, key, request_hash, conversation_id, question_seq, answer_id, answer_seq, lease_until, created_at)
        select p_tenant, c.session, c.key, decode(c.hash, 'hex'), c.conversation, 1, c.answer_id, 2, c.at, c.at
        from unnest(p_session, p_key, p_hash, p_conversation, p_answer_id, p_now, p_knowledge_revision, p_catalogue_revision)
          c (session, key, hash, conversation, answer_id, at, knowledge_revision, catalogue_revision)
        where c.knowledge_revision = v_tenant.knowledge_revision and c.catalogue_revision = v_tenant.catalogue_revision
          and c.at >= v_month_begins and c.at < v_month_ends
          -- The insert below would wait for a row that store_answer is changing, and that one waits for ours in usage.
          -- Looked up key by key (offset 0): a join, planned while the table is new, would read all turns of the tenant.
          and not exists (
            select from turns t where t.tenant_id = p_tenant and t.session_id = c.session and t.key = c.key offset 0)
        on conflict do nothing
        returning conversation_id
      )
      select array_agg(conversation_id) into v_stored from stored;

      select v_charged - count(*) into v_left from unnest(p_conversation, p_kind) c (conversation, kind)
      where c.conversation = any (v_stored) and c.kind in ('answer', 'clarify');
      if v_left > 0 then
        update usage u set used = u.used - v_left where u.tenant_id = p_tenant and u.month = v_month;
      end if;

      insert into conversations (
        tenant_id, id, session_id, last_seq, last_event_seq, customer_name, customer_email, customer_phone, created_at, last_message_at)
      select p_tenant, c.id, c.session, 2, 1, c.name, c.email, c.phone, c.at, c.at
      from unnest(p_conversation, p_session, p_name, p_email, p_phone, p_now) c (id, session, name, email, phone, at)
      where c.id = any (v_stored);
      insert into conversation_events (tenant_id, conversation_id, seq, type, status, handler, created_at)
      select p_tenant, c.id, 1, 'opened', 'open', 'assistant', c.at
      from unnest(p_conversation, p_now) c (id, at) where c.id = any (v_stored);
      insert into messages (tenant_id, conversation_id, seq, id, role, kind, content, details, created_at)
      select p_tenant, c.conversation, m.seq, m.id, m.role, m.kind, m.content, m.details, c.at
      from unnest(p_conversation, p_question_id, p_answer_id, p_content, p_question_details, p_kind, p_answer, p_details, p_now)
        c (conversation, question_id, answer_id, content, question_details, kind, answer, details, at)
      cross join lateral (values
        (1, c.question_id, 'visitor', 'message', c.content, c.question_details::jsonb),
        (2, c.answer_id, 'assistant', c.kind, c.answer, c.details::jsonb)
      ) m (seq, id, role, kind, content, details)
      where c.conversation = any (v_stored);

      return query select place::integer from unnest(p_conversation) with ordinality c (id, place) where c.id = any (v_stored);
    end
    $$`.execute(db);
}
