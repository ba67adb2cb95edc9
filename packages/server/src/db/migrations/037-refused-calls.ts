import { sql, type Kysely } from "kysely";

/** What a tenant's month would have come to with the call of the model that its budget refused last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table model_usage add column refused_at numeric`.execute(db);

  await sql`
    create function read_refused_call(p_tenant uuid, p_month date) returns numeric language plpgsql volatile as $$
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      return (
        select u.refused_at from model_usage u
        where u.tenant_id = p_tenant and u.day >= p_month and u.day < p_month + interval '1 month'
        order by u.day desc limit 1);
    end
    $$`.execute(db);

  await sql`
    create or replace function reserve_model_tokens(
      p_tenant uuid, p_day date, p_input bigint, p_output bigint, p_cost numeric
    ) returns boolean language plpgsql volatile as $$
    declare
      v_budget double precision;
      v_spent numeric;
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      select t.model_monthly_budget into v_budget from tenants t where t.id = p_tenant;
      if not found then
        return false;
      end if;
      insert into model_usage (tenant_id, day) values (p_tenant, p_day) on conflict do nothing;
      perform from model_usage u where u.tenant_id = p_tenant and u.day = p_day for update;
      if v_budget is not null then
        select case when p_cost is null then u.input_tokens + u.output_tokens + p_input + p_output
          else coalesce(u.cost, 0) + p_cost end into v_spent
        from read_model_usage(p_tenant, date_trunc('month', p_day)::date) u;
      end if;
      update model_usage u set refused_at = case when v_spent > v_budget then v_spent end
      where u.tenant_id = p_tenant and u.day = p_day
        and u.refused_at is distinct from case when v_spent > v_budget then v_spent end;
      if v_spent > v_budget then
        return false;
      end if;
      perform count_model_tokens(p_tenant, p_day, p_input, p_output, p_cost);
      return true;
    end
    $$`.execute(db);
}
