import { sql } from "kysely";
import type { Db, Tx } from "./database.ts";
import type { PackedDocument } from "./packed-documents.ts";

/**
 * Whether documents leave a tenant with at most so many passages, or with no more than it has. Those that are written at the
 * same time are not seen: together they may be some more.
 */
export async function hasRoom(
  tx: Tx,
  tenantId: string,
  documents: Pick<PackedDocument, "external_id" | "passages">[],
  most: number,
): Promise<boolean> {
  const added = documents.reduce((sum, { passages }) => sum + passages, 0);
  const known = documents.map(({ external_id }) => external_id).filter((id) => id !== null);
  const { rows } = await sql<{ now: number; replaced: number }>`
    select passages as now, (
      select coalesce(sum(d.passages), 0)::integer from documents d
      where d.tenant_id = ${tenantId} and d.external_id = any (${known})
    ) as replaced
    from tenants where id = ${tenantId}`.execute(tx);
  const { now, replaced } = rows[0] ?? { now: 0, replaced: 0 };
  return added <= replaced || now + added - replaced <= most;
}

/**
 * Puts right how many passages a tenant is said to have, which a server of a release that does not count them leaves wrong,
 * where its texts still stand as they did when so many were seen. Where somebody is writing just now, the next one does it.
 *
 * @param written how often its texts had been written then
 */
export async function countPassages(db: Db, tenantId: string, written: number, passages: number): Promise<void> {
  await sql`
    update tenants set passages = ${passages} where id = (
      select id from tenants
      where id = ${tenantId} and knowledge_revision - teaching_revision = ${written} and passages <> ${passages}
      for update skip locked
    )`.execute(db);
}
