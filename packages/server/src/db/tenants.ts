import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { inTenant, type Db } from "./database.ts";
import type { TenantsTable } from "./tables/tenants.ts";

export type Tenant = Selectable<TenantsTable>;
export type NewTenant = Insertable<TenantsTable>;
export type TenantChange = Updateable<TenantsTable>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Finds a tenant by its id or by its slug, both in lower case. */
export async function findTenant(db: Db, name: string): Promise<Tenant | null> {
  const query = db.selectFrom("tenants").selectAll();
  const tenant = await (
    UUID.test(name) ? query.where("id", "=", name) : query.where("slug", "=", name)
  ).executeTakeFirst();
  return tenant ?? null;
}

/** A page of all tenants, by slug. */
export function listTenants(db: Db, limit: number, afterSlug: string | null): Promise<Tenant[]> {
  let query = db.selectFrom("tenants").selectAll().orderBy("slug").limit(limit);
  if (afterSlug !== null) query = query.where("slug", ">", afterSlug);
  return query.execute();
}

export async function countTenants(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("tenants")
    .select((e) => e.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Throws a duplicate-key error when the slug is taken. */
export function insertTenant(db: Db, tenant: NewTenant): Promise<Tenant> {
  return db.insertInto("tenants").values(tenant).returningAll().executeTakeFirstOrThrow();
}

/** Throws a duplicate-key error when the new slug is taken. */
export async function updateTenant(db: Db, id: string, change: TenantChange): Promise<Tenant | null> {
  const tenant = await db
    .updateTable("tenants")
    .set({ ...change, updated_at: sql`now()` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return tenant ?? null;
}

/** Removes a tenant and everything of it. Tables that name it by foreign key follow by themselves. */
export async function deleteTenant(db: Db, id: string): Promise<void> {
  await inTenant(db, id, async (tx) => {
    await tx.deleteFrom("tenants").where("id", "=", id).execute();
    await tx.deleteFrom("conversations").where("tenant_id", "=", id).execute();
    await tx.deleteFrom("turns").where("tenant_id", "=", id).execute();
    await tx.deleteFrom("usage").where("tenant_id", "=", id).execute();
  });
}

/** The first day of the month (UTC), `YYYY-MM-01`. */
export const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

/** Answers charged in the month. */
export async function readUsage(db: Db, tenantId: string, month: string): Promise<number> {
  const row = await inTenant(db, tenantId, (tx) =>
    tx
      .selectFrom("usage")
      .select("used")
      .where("tenant_id", "=", tenantId)
      .where("month", "=", month)
      .executeTakeFirst(),
  );
  return row?.used ?? 0;
}
