import { sql, type Kysely } from "kysely";
import { protect } from "./row-level-security.ts";

/** What tenants' answers took of the model, by day, and how much they may take in a month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tenants add column model_monthly_budget double precision check (model_monthly_budget >= 0)`.execute(
    db,
  );
  // The cost is null where no prices were set.
  await sql`
    create table model_usage (
      tenant_id uuid not null,
      day date not null,
      input_tokens bigint not null default 0,
      output_tokens bigint not null default 0,
      cost numeric,
      primary key (tenant_id, day)
    )`.execute(db);
  await protect(db, "model_usage");

  await sql`
    create function read_model_usage(
      p_tenant uuid, p_month date, out input_tokens bigint, out output_tokens bigint, out cost numeric
    ) language plpgsql volatile as $$
    #variable_conflict use_column
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      select coalesce(sum(u.input_tokens), 0), coalesce(sum(u.output_tokens), 0), sum(u.cost)
      into input_tokens, output_tokens, cost
      from model_usage u where u.tenant_id = p_tenant and u.day >= p_month and u.day < p_month + interval '1 month';
    end
    $$`.execute(db);

  // Counts beforehand what a call may take, so that calls at the same time see each other. Whoever waits for the day's
  // row sees, in the statement after, what the one before has counted.
  await sql`
    create function reserve_model_tokens(p_tenant uuid, p_day date, p_input bigint, p_output bigint, p_cost numeric)
    returns boolean language plpgsql volatile as $$
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
        if v_spent > v_budget then
          return false;
        end if;
      end if;
      perform count_model_tokens(p_tenant, p_day, p_input, p_output, p_cost);
      return true;
    end
    $$`.execute(db);

  // A tenant that was deleted meanwhile has no row any more, and gets none.
  await sql`
    create function count_model_tokens(p_tenant uuid, p_day date, p_input bigint, p_output bigint, p_cost numeric)
    returns void language plpgsql volatile as $$
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      update model_usage u set input_tokens = u.input_tokens + p_input, output_tokens = u.output_tokens + p_output,
        cost = case when p_cost is null then u.cost else coalesce(u.cost, 0) + p_cost end
      where u.tenant_id = p_tenant and u.day = p_day;
    end
    $$`.execute(db);
}
