import { sql, type Kysely } from "kysely";
import { protect, APP_ROLE } from "./row-level-security.ts";

/** Tenants, and everything a conversation leaves behind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tenants (
      id uuid primary key default gen_random_uuid(),
      slug text not null unique,
      name text not null,
      active boolean not null default true,
      assistant_name text not null default 'Assistant',
      avatar_url text,
      default_mode text not null default 'rag' check (default_mode in ('rag', 'ecommerce')),
      rag_active boolean not null default true,
      ecommerce_active boolean not null default false,
      locale text not null default 'en',
      welcome_message jsonb not null default '"Hello! How can I help you?"',
      suggestions jsonb not null default '[]',
      limit_message text not null default 'Sorry, I can''t answer any more questions for now. How to reach us is on this website.',
      monthly_limit integer check (monthly_limit >= 0),
      rate_limit integer not null default 20 check (rate_limit > 0),
      prechat_enabled boolean not null default false,
      prechat_fields jsonb not null default '[
        {"name": "customer_name", "label": "", "type": "text", "required": false},
        {"name": "customer_email", "label": "", "type": "email", "required": true}
      ]',
      consent jsonb not null default 'null',
      allowed_origins jsonb not null default '[]',
      theme jsonb not null default '{}',
      image_hosts jsonb not null default '[]',
      texts jsonb not null default '{}',
      proactive jsonb not null default '[]',
      csat_enabled boolean not null default true,
      escalation jsonb not null default '{"enabled": false}',
      identity_secret text,
      knowledge_revision bigint not null default 0,
      catalogue_revision bigint not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint prechat_asks_something check (not prechat_enabled or prechat_fields <> '[]')
    )`.execute(db);
  await sql`grant select, insert, update, delete on tenants to ${sql.id(APP_ROLE)}`.execute(db);

  // Hot tables name the tenant without a foreign key: every insert would lock the tenant's one row.
  // Whoever is deleted is erased from them by name (db/erasure.ts).
  await sql`
    create table conversations (
      tenant_id uuid not null,
      id text not null,
      session_id text not null,
      status text not null default 'open' check (status in ('open', 'escalated', 'resolved')),
      handler text not null default 'assistant' check (handler in ('assistant', 'human')),
      last_seq integer not null default 0,
      last_event_seq integer not null default 0,
      customer_name text,
      customer_email text,
      customer_phone text,
      follows text,
      created_at timestamptz not null,
      last_message_at timestamptz not null,
      primary key (tenant_id, id)
    ) with (fillfactor = 70)`.execute(db);
  // One follows another, no more; most follow none.
  await sql`create unique index conversations_by_follows on conversations (tenant_id, follows) where follows is not null`.execute(
    db,
  );

  await sql`
    create table messages (
      tenant_id uuid not null,
      conversation_id text not null,
      seq integer not null,
      id uuid not null,
      role text not null check (role in ('visitor', 'assistant', 'agent', 'system')),
      kind text not null,
      content text not null,
      agent_name text,
      details jsonb,
      created_at timestamptz not null,
      primary key (tenant_id, conversation_id, seq),
      foreign key (tenant_id, conversation_id) references conversations on delete cascade
    )`.execute(db);

  await sql`
    create table turns (
      tenant_id uuid not null,
      session_id text not null,
      key text not null,
      request_hash bytea not null,
      conversation_id text not null,
      question_seq integer not null,
      answer_id uuid not null,
      answer_seq integer,
      lease_until timestamptz not null,
      created_at timestamptz not null,
      primary key (tenant_id, session_id, key)
    ) with (fillfactor = 70)`.execute(db);
  // Without the condition, which is always met, the planner takes this index to look a turn up by its key while the table
  // is new: both seem to cost the same, and it would read all turns of the tenant.
  await sql`create index turns_by_age on turns (tenant_id, created_at) where created_at is not null`.execute(db);

  await sql`
    create table conversation_events (
      tenant_id uuid not null,
      conversation_id text not null,
      seq integer not null,
      type text not null,
      status text not null,
      handler text not null,
      reason text,
      created_at timestamptz not null,
      primary key (tenant_id, conversation_id, seq),
      foreign key (tenant_id, conversation_id) references conversations on delete cascade
    )`.execute(db);

  await sql`
    create table usage (
      tenant_id uuid not null,
      month date not null,
      used integer not null default 0,
      primary key (tenant_id, month)
    ) with (fillfactor = 50)`.execute(db);

  await sql`
    create table csat (
      tenant_id uuid not null,
      conversation_id text not null,
      score integer not null check (score between 1 and 5),
      feedback text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, conversation_id),
      foreign key (tenant_id, conversation_id) references conversations on delete cascade
    )`.execute(db);

  for (const table of ["conversations", "messages", "turns", "conversation_events", "usage", "csat"])
    await protect(db, table);
  // What happened stays as it was written; rows only go with their conversation.
  await sql`revoke update on conversation_events from ${sql.id(APP_ROLE)}`.execute(db);
}
