import { sql } from "kysely";
import type { Tx } from "./database.ts";
import type { ReadyDocument } from "./documents.ts";

/**
 * Whether documents leave a tenant with at most so many passages, or with no more than it has. Those that are written at the
 * same time are not seen: together they may be some more.
 */
export async function hasRoom(
  tx: Tx,
  tenantId: string,
  documents: Pick<ReadyDocument, "external_id" | "passages">[],
  most: number,
): Promise<boolean> {
  const added = documents.reduce((sum, { passages }) => sum + passages.length, 0);
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
