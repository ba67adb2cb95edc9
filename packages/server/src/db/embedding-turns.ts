import { sql } from "kysely";
import type { Db, Tx } from "./database.ts";
import type { Space } from "./embeddings.ts";

/**
 * Takes tenants whose passages are not all embedded by the model, in its dimensions as far as these are known, and were not
 * put in line for it since `since`, and does work for each, so that of several servers one does it. @returns whether there
 * may be more
 */
export function takeTenantsToEmbed(
  db: Db,
  { model, dimensions, now, since, limit }: Space<number | null> & { now: Date; since: Date; limit: number },
  work: (tx: Tx, tenantId: string) => Promise<void>,
): Promise<boolean> {
  const inOthers =
    dimensions === null ? sql`` : sql`or embedded_dimensions < ${dimensions} or embedded_dimensions > ${dimensions}`;
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from tenants
      where (knowledge_revision - teaching_revision > embedded_revision or embedded_by < ${model} or embedded_by > ${model} ${inOthers})
        and (embedding_queued_at is null or embedding_queued_at < ${since})
      limit ${limit} for no key update skip locked`.execute(tx);
    for (const { id } of rows) {
      await sql`select set_config('app.tenant_id', ${id}, true)`.execute(tx);
      await sql`update tenants set embedding_queued_at = ${now} where id = ${id}`.execute(tx);
      await work(tx, id);
    }
    return rows.length === limit;
  });
}

/** Whether a tenant has anything to embed, or that is known. */
export async function hasPassages(tx: Tx, tenantId: string): Promise<boolean> {
  const { rows } = await sql`select from passages where tenant_id = ${tenantId} limit 1`.execute(tx);
  return rows.length > 0;
}

/** How often the tenant's texts have been written. */
export async function readTextsRevision(tx: Tx, tenantId: string): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    select knowledge_revision - teaching_revision as revision from tenants where id = ${tenantId}`.execute(tx);
  return rows[0]?.revision ?? 0;
}

/** Notes that all passages are embedded in the model's space. @returns whether the texts still stand at that revision */
export async function noteEmbedded(
  tx: Tx,
  tenantId: string,
  { revision, model, dimensions }: Space<number | null> & { revision: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update tenants set embedded_revision = ${revision}, embedded_by = ${model}, embedding_queued_at = null,
      embedded_dimensions = coalesce(${dimensions}, embedded_dimensions)
    where id = ${tenantId} and knowledge_revision - teaching_revision = ${revision}`.execute(tx);
  return numAffectedRows === 1n;
}
