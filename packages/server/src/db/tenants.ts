import type { ConnectorName } from "@widget-chat/contract/admin/connector.ts";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { problems } from "../errors.ts";
import { inTenant, type Db, type Tx } from "./database.ts";
import type { ConnectorKeys, TenantsTable } from "./tables/tenants.ts";

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

/** Throws a duplicate-key error when the new slug is taken. What was taught is read anew by the words of another language. */
export async function updateTenant(db: Db, id: string, change: TenantChange): Promise<Tenant | null> {
  const tenant = await db
    .updateTable("tenants")
    .set({ ...change, ...(change.locale !== undefined && taughtAnew), updated_at: sql`now()` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return tenant ?? null;
}

/**
 * Puts a connector's secret in place of the one before, which goes on to count until then; null: there is no such tenant.
 *
 * @param until RFC 3339
 */
export async function rotateConnectorSecret(
  db: Db,
  id: string,
  connector: ConnectorName,
  { secret, until }: { secret: string; until: string },
): Promise<ConnectorKeys | null> {
  const { rows } = await sql<{ keys: ConnectorKeys }>`
    update tenants set connector_secrets = connector_secrets || jsonb_build_object(${connector}::text, jsonb_build_object(
      'secret', ${secret}::text,
      'before', connector_secrets -> ${connector}::text -> 'secret',
      'before_until', case when connector_secrets ? ${connector}::text then ${until}::text end))
    where id = ${id} returning connector_secrets -> ${connector}::text as keys`.execute(db);
  return rows[0]?.keys ?? null;
}

/**
 * Removes a tenant and notes that everything of it is to be erased (db/erasure.ts), together or not at all.
 * @returns whether there was one
 */
export async function deleteTenant(db: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with gone as (delete from tenants where id = ${id} returning id)
    insert into deleted_tenants (id) select id from gone`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Whatever was read from the tenant's documents or products before is out of date. The tenant's row stays locked until
 * the transaction ends, so nothing is stored for a tenant that is being deleted. Throws `tenant_not_found`.
 * @param newPassages how many more passages there are than before
 */
export async function revise(
  tx: Tx,
  tenantId: string,
  revision: "knowledge_revision" | "catalogue_revision",
  newPassages = 0,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("tenants")
    .set((e) => ({ [revision]: e(revision, "+", 1), passages: e("passages", "+", newPassages) }))
    .where("id", "=", tenantId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw problems.tenantNotFound();
}

const taughtAnew = {
  knowledge_revision: sql<number>`knowledge_revision + 1`,
  catalogue_revision: sql<number>`catalogue_revision + 1`,
  teaching_revision: sql<number>`teaching_revision + 1`,
};

/**
 * What was known of the tenant's pinned answers and synonyms is out of date, and whoever answers must have seen the new
 * ones: so both revisions rise, by as much as `teaching_revision`. The row stays locked as above. Throws `tenant_not_found`.
 */
export async function reviseTeaching(tx: Tx, tenantId: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("tenants")
    .set(taughtAnew)
    .where("id", "=", tenantId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw problems.tenantNotFound();
}

/** The tenant's `teaching_revision`, which nobody else raises until the transaction ends. Throws `tenant_not_found`. */
export async function lockTeaching(tx: Tx, tenantId: string): Promise<number> {
  const row = await tx
    .selectFrom("tenants")
    .select("teaching_revision")
    .where("id", "=", tenantId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw problems.tenantNotFound();
  return row.teaching_revision;
}

/** Keeps the tenant from being deleted until the transaction ends. Throws `tenant_not_found`. */
export async function keepTenant(tx: Tx, tenantId: string): Promise<void> {
  const row = await tx.selectFrom("tenants").select("id").where("id", "=", tenantId).forKeyShare().executeTakeFirst();
  if (!row) throw problems.tenantNotFound();
}

/** Does work for every tenant, one after another; whatever fails for one is told, and the others go on. */
export async function inEachTenant(
  db: Db,
  work: (tx: Tx, tenantId: string) => Promise<unknown>,
  onError: (error: unknown) => void,
): Promise<void> {
  const tenants = await db.selectFrom("tenants").select("id").execute();
  for (const { id } of tenants) await inTenant(db, id, (tx) => work(tx, id)).catch(onError);
}

/** The first day of the month (UTC), `YYYY-MM-01`. */
export const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

/** Answers charged to each of these tenants in the month, by tenant. */
export async function readUsage(db: Db, tenantIds: string[], month: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; used: number }>`
    select t.id, read_usage(t.id, ${month}::date) as used from unnest(${tenantIds}::uuid[]) as t (id)`.execute(db);
  return new Map(rows.map(({ id, used }) => [id, used]));
}
