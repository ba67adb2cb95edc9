import type { SynonymGroup } from "@widget-chat/contract/admin/synonyms.ts";
import { inTenant, type Db, type Tx } from "./database.ts";
import { reviseTeaching } from "./tenants.ts";

export interface SynonymsRow {
  groups: SynonymGroup[];
  /** Null: none were ever written. */
  updated_at: Date | null;
}

export async function readSynonyms(tx: Tx, tenantId: string): Promise<SynonymsRow> {
  const row = await tx
    .selectFrom("synonyms")
    .select(["groups", "updated_at"])
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  return row ?? { groups: [], updated_at: null };
}

/** Puts these in the place of all that were there. Throws `tenant_not_found`. */
export function writeSynonyms(db: Db, tenantId: string, groups: SynonymGroup[], now: Date): Promise<SynonymsRow> {
  const values = { groups: JSON.stringify(groups), updated_at: now };
  return inTenant(db, tenantId, async (tx) => {
    await reviseTeaching(tx, tenantId);
    return tx
      .insertInto("synonyms")
      .values({ tenant_id: tenantId, ...values })
      .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet(values))
      .returning(["groups", "updated_at"])
      .executeTakeFirstOrThrow();
  });
}
