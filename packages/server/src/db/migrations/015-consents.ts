import { sql, type Kysely } from "kysely";
import { APP_ROLE, protect } from "./row-level-security.ts";

/** Receipts of what visitors agreed to, and the look-up of a session's newest beside what its tenant asks for now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table consents (
      tenant_id uuid not null,
      session_id text not null,
      id bigint not null generated always as identity,
      version text not null,
      text_hash text not null,
      locale text not null,
      granted boolean not null,
      created_at timestamptz not null,
      primary key (tenant_id, session_id, id)
    )`.execute(db);
  await protect(db, "consents");
  // What was decided stays as it was written; rows only go with their tenant.
  await sql`revoke update on consents from ${sql.id(APP_ROLE)}`.execute(db);

  await sql`
    create function read_consent(
      p_tenant uuid, p_session text, out asked jsonb, out version text, out text_hash text, out granted boolean
    ) language plpgsql volatile as $$
    #variable_conflict use_column
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      select t.consent into asked from tenants t where t.id = p_tenant;
      select c.version, c.text_hash, c.granted into version, text_hash, granted
      from consents c where c.tenant_id = p_tenant and c.session_id = p_session order by c.id desc limit 1;
    end
    $$`.execute(db);
}
