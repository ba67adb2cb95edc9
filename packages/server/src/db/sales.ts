import { sql } from "kysely";
import type { Db, Tx } from "./database.ts";
import { revise } from "./tenants.ts";

/** Says that a tenant's products are others by now, and when the next of its sales begins or ends. */
export async function reviseCatalogue(tx: Tx, tenantId: string): Promise<void> {
  await revise(tx, tenantId, "catalogue_revision");
  await sql`
    update tenants set sales_change_at = (
      select min(at) from (
        select min(sale_from) from products where tenant_id = ${tenantId} and sale_from > now()
        union all select min(sale_until) from products where tenant_id = ${tenantId} and sale_until > now()
      ) s (at))
    where id = ${tenantId}`.execute(tx);
}

/**
 * Revises the catalogue of the tenant of which a sale has begun or ended longest ago: what products are chosen by is
 * kept with the index, which is as old as its revision. @returns whether there was one
 */
export function reviseDueSales(db: Db): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from tenants where sales_change_at <= now() order by sales_change_at limit 1
      for no key update skip locked`.execute(tx);
    const [tenant] = rows;
    if (!tenant) return false;
    await sql`select set_config('app.tenant_id', ${tenant.id}, true)`.execute(tx);
    await reviseCatalogue(tx, tenant.id);
    return true;
  });
}
