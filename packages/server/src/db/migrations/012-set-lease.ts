import { sql, type Kysely } from "kysely";

/** Says until when a server is at work on a turn, unless that is answered: in one call, so that no server holds the row while it hangs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function set_lease(p_tenant uuid, p_session text, p_key text, p_until timestamptz) returns void
    language plpgsql volatile as $$
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      update turns t set lease_until = p_until
      where t.tenant_id = p_tenant and t.session_id = p_session and t.key = p_key and t.answer_seq is null;
    end
    $$`.execute(db);
}
