import { sql, type Kysely } from "kysely";

/** The answers charged to a tenant in a month: called for each row, it reads many tenants' in one statement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function read_usage(p_tenant uuid, p_month date) returns integer language plpgsql volatile as $$
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      return coalesce((select u.used from usage u where u.tenant_id = p_tenant and u.month = p_month), 0);
    end
    $$`.execute(db);
}
