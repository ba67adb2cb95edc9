import { sql } from "kysely";
import type { Db } from "./database.ts";

/** Of a tenant on a day (`YYYY-MM-DD`, UTC): tokens, and their cost, null where no prices are set. */
export interface ModelCount {
  tenantId: string;
  day: string;
  input: number;
  output: number;
  cost: number | null;
}

export interface ModelUsage {
  input_tokens: number;
  output_tokens: number;
  cost: number | null;
  /** What the month would have come to with the call that the budget refused last; null: it was allowed. */
  refused_at: number | null;
}

/**
 * Counts what a call may take, unless that goes beyond the tenant's budget of the month: of its cost or, where that is
 * null, of its tokens.
 * @returns whether the call may be made
 */
export async function reserveModelTokens(db: Db, { tenantId, day, input, output, cost }: ModelCount): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select reserve_model_tokens(${tenantId}, ${day}::date, ${input}, ${output}, ${cost}::numeric) as may`.execute(db);
  return rows[0]!.may;
}

/** Adds to what was reserved for a call on that day; below zero, takes away. */
export async function countModelTokens(db: Db, { tenantId, day, input, output, cost }: ModelCount): Promise<void> {
  await sql`select count_model_tokens(${tenantId}, ${day}::date, ${input}, ${output}, ${cost}::numeric)`.execute(db);
}

/** What each of these tenants took in the month (its first day), by tenant. */
export async function readModelUsage(db: Db, tenantIds: string[], month: string): Promise<Map<string, ModelUsage>> {
  const { rows } = await sql<ModelUsage & { id: string }>`
    select t.id, u.input_tokens, u.output_tokens, round(u.cost, 6)::float8 as cost,
      read_refused_call(t.id, ${month}::date)::float8 as refused_at
    from unnest(${tenantIds}::uuid[]) as t (id), read_model_usage(t.id, ${month}::date) u`.execute(db);
  return new Map(rows.map(({ id, ...usage }) => [id, usage]));
}
