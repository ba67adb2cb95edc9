import { inTenantSnapshot, type Revisions } from "./lexemes.ts";
import type { Db } from "./database.ts";
import { readActivePins, type PinRow } from "./pins.ts";
import { readSynonyms, type SynonymsRow } from "./synonyms.ts";

/** What an owner taught beside documents and products, as it stood at these revisions. */
export interface TeachingRow extends Revisions {
  locale: string;
  pins: PinRow[];
  synonyms: SynonymsRow["groups"];
}

/** All as it stood at one moment. A tenant that is not there was taught nothing. */
export function readTeaching(db: Db, tenantId: string): Promise<TeachingRow> {
  return inTenantSnapshot(db, tenantId, async (tx) => {
    const tenant = await tx
      .selectFrom("tenants")
      .select(["knowledge_revision", "catalogue_revision", "teaching_revision", "locale"])
      .where("id", "=", tenantId)
      .executeTakeFirst();
    const nothing = { knowledge_revision: 0, catalogue_revision: 0, teaching_revision: 0, locale: "en" };
    return {
      ...(tenant ?? nothing),
      pins: await readActivePins(tx, tenantId),
      synonyms: (await readSynonyms(tx, tenantId)).groups,
    };
  });
}
