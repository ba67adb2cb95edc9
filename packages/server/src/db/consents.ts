import type { TenantConsent } from "@widget-chat/contract/consent.ts";
import type { Insertable, Selectable } from "kysely";
import type pg from "pg";
import { inTenant, type Db } from "./database.ts";
import { openLane } from "./lane.ts";
import type { ConsentsTable } from "./tables/consents.ts";
import { keepTenant } from "./tenants.ts";

export interface ConsentCall {
  tenantId: string;
  sessionId: string;
}

/** What the tenant asks for now, and the newest decision of the session; its members are null where there is none. */
export interface ConsentRow {
  asked: TenantConsent | null;
  version: string | null;
  text_hash: string | null;
  granted: boolean | null;
}

/** One look-up by key for each message to a tenant that asks for consent, sent together with others under load. */
export function openConsentReader(pool: pg.Pool): (call: ConsentCall) => Promise<ConsentRow> {
  const read = openLane<ConsentCall, ConsentRow>(pool, {
    name: "read-consent",
    calls: "read_consent",
    types: ["uuid", "text"],
    values: (c) => [c.tenantId, c.sessionId],
    order: () => "",
  });
  return async (call) => (await read(call))[0] as ConsentRow;
}

/**
 * Adds a visitor's decision; the same as the one before adds nothing. Throws `tenant_not_found`.
 * @returns the row that holds now
 */
export function addConsent(db: Db, decision: Insertable<ConsentsTable>): Promise<Selectable<ConsentsTable>> {
  const { tenant_id, session_id } = decision;
  return inTenant(db, tenant_id, async (tx) => {
    await keepTenant(tx, tenant_id);
    const before = await tx
      .selectFrom("consents")
      .selectAll()
      .where("tenant_id", "=", tenant_id)
      .where("session_id", "=", session_id)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    const members = ["version", "text_hash", "locale", "granted"] as const;
    if (before && members.every((name) => before[name] === decision[name])) return before;
    return tx.insertInto("consents").values(decision).returningAll().executeTakeFirstOrThrow();
  });
}
