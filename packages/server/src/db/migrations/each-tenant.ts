import { sql, type Kysely, type Transaction } from "kysely";

/** Changes what tenants have, one after another, each in a transaction in which its rows alone are seen. */
export async function inEachTenant(
  db: Kysely<unknown>,
  work: (tx: Transaction<unknown>, tenantId: string) => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from tenants`.execute(db);
  for (const { id } of rows)
    await db.transaction().execute(async (tx) => {
      await sql`select set_config('app.tenant_id', ${id}, true)`.execute(tx);
      await work(tx, id);
    });
}
