import { sql, type Kysely } from "kysely";
import { inEachTenant } from "./each-tenant.ts";

export const concurrent = true;

/** Counts the passages that tenants have by now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await inEachTenant(db, async (tx, tenantId) => {
    // Who writes documents holds the tenant's row: what it has written is seen once it is through.
    await sql`select from tenants where id = ${tenantId} for no key update`.execute(tx);
    await sql`
      update tenants set passages = (select coalesce(sum(passages), 0) from documents where tenant_id = ${tenantId})
      where id = ${tenantId}`.execute(tx);
  });
}
