import { inTenant, type Db, type Tx } from "./database.ts";
import { keepTenant } from "./tenants.ts";

interface KeptPart {
  keptAt: Date;
  bytes: Buffer;
}

/** A part of the index that is kept of a tenant's texts of this kind; undefined: there is none. */
export async function readKeptPart(
  tx: Tx,
  tenantId: string,
  kind: string,
  part: number,
): Promise<KeptPart | undefined> {
  const row = await tx
    .selectFrom("kept_indexes")
    .select(["kept_at", "base64"])
    .where("tenant_id", "=", tenantId)
    .where("kind", "=", kind)
    .where("part", "=", part)
    .executeTakeFirst();
  return row && { keptAt: row.kept_at, bytes: Buffer.from(row.base64, "base64") };
}

/** Keeps an index in the place of the one before. Throws `tenant_not_found`. */
export const writeKeptIndex = (db: Db, tenantId: string, kind: string, parts: Iterable<Buffer>): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    await keepTenant(tx, tenantId);
    await tx.deleteFrom("kept_indexes").where("tenant_id", "=", tenantId).where("kind", "=", kind).execute();
    let part = 0;
    for (const bytes of parts) {
      const base64 = bytes.toString("base64");
      await tx.insertInto("kept_indexes").values({ tenant_id: tenantId, kind, part: part++, base64 }).execute();
    }
  });
