import { sql } from "kysely";
import type { Db } from "./database.ts";

/** A server tells that it is there this often, and without a word for so long it is there no more. By the database's clock. */
const TOLD = sql`interval '30 seconds'`;
const THERE = sql`interval '2 minutes'`;

/** Tells that a server is there that is set up with a model. @returns the newest of those that servers are set up with */
export async function announceModel(db: Db, model: string): Promise<string> {
  await sql`
    insert into embedding_models as known (model, chosen_at, seen_at)
    select ${model}, now(), now()
    where not exists (select from embedding_models where model = ${model} and seen_at > now() - ${TOLD})
    on conflict (model) do update set seen_at = now(),
      chosen_at = case when known.seen_at > now() - ${THERE} then known.chosen_at else now() end`.execute(db);
  const { rows } = await sql<{ model: string }>`
    select model from embedding_models where seen_at > now() - ${THERE} order by chosen_at desc, model limit 1`.execute(
    db,
  );
  return rows[0]?.model ?? model;
}
