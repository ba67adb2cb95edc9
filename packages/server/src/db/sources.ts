import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { problems } from "../errors.ts";
import { inCatalogue, type Waiting } from "./catalogue-turns.ts";
import { inTenant, type Db, type Tx } from "./database.ts";
import { newestAfter, type Place } from "./place.ts";
import { deleteProductsOf } from "./products.ts";
import { deletePages, hideDocuments } from "./source-pages.ts";
import type { SourcesTable } from "./tables/sources.ts";

export type SourceRow = Selectable<SourcesTable>;
export type NewSource = Insertable<SourcesTable>;
export type SourceChange = Updateable<SourcesTable>;

export const insertSource = (tx: Tx, source: NewSource): Promise<SourceRow> =>
  tx.insertInto("sources").values(source).returningAll().executeTakeFirstOrThrow();

export async function updateSource(
  tx: Tx,
  tenantId: string,
  id: string,
  change: SourceChange,
): Promise<SourceRow | null> {
  const source = await tx
    .updateTable("sources")
    .set(change)
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  return source ?? null;
}

/** Notes that what was read for a source so far was read for another. */
export async function noteChange(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx
    .updateTable("sources")
    .set((e) => ({ changed_sync: e.ref("sync") }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

export async function findSource(db: Db, tenantId: string, id: string): Promise<SourceRow | null> {
  const source = await inTenant(db, tenantId, (tx) =>
    tx
      .selectFrom("sources")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      .where("id", "=", id)
      .where("removed_at", "is", null)
      .executeTakeFirst(),
  );
  return source ?? null;
}

/** Keeps a source from being removed until the transaction ends. @returns whether there is one */
export async function keepSource(tx: Tx, tenantId: string, id: string): Promise<boolean> {
  const source = await tx
    .selectFrom("sources")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  return source !== undefined;
}

/** A page of a tenant's sources, and how many it has. */
export function listSources(
  db: Db,
  tenantId: string,
  { limit, after }: { limit: number; after: Place | null },
): Promise<{ rows: SourceRow[]; total: number }> {
  return inTenant(db, tenantId, async (tx) => {
    const rows = await tx
      .selectFrom("sources")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      .where("removed_at", "is", null)
      .$call(newestAfter(after, limit))
      .execute();
    const { total } = await tx
      .selectFrom("sources")
      .select((e) => e.fn.countAll<number>().as("total"))
      .where("tenant_id", "=", tenantId)
      .where("removed_at", "is", null)
      .executeTakeFirstOrThrow();
    return { rows, total };
  });
}

/**
 * Lets one transaction after another change when a tenant's sources are due: each sees what those before it wrote, by
 * statements that begin once it has the row. Throws `tenant_not_found`.
 */
export async function lockTenant(tx: Tx, tenantId: string): Promise<void> {
  const tenant = await tx
    .selectFrom("tenants")
    .select("id")
    .where("id", "=", tenantId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!tenant) throw problems.tenantNotFound();
}

/** Says when the first of a tenant's sources is to be synchronised by itself. */
export async function announceSources(tx: Tx, tenantId: string): Promise<void> {
  await lockTenant(tx, tenantId);
  await sql`
    update tenants set sources_due_at = (select min(next_sync_at) from sources where tenant_id = ${tenantId})
    where id = ${tenantId}`.execute(tx);
}

/** Sources that are begun, or pages of one that are removed, at once, so that no transaction takes long. */
const BATCH = 100;
/** So long others come before a tenant for whose sources work could not be done. */
const PASSED_OVER_MS = 10 * 60_000;

/**
 * Takes the tenant whose sources wait longest to be synchronised, and does work for those of them that are due first, all
 * in one transaction, so that of several servers one does it. @returns whether there was one
 * @param onError is told why work could not be done for a tenant, which is passed over for a while
 */
export async function takeDueSources(
  db: Db,
  now: Date,
  work: (tx: Tx, source: SourceRow) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<boolean> {
  let tenantId: string | null = null;
  try {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id from tenants where sources_due_at <= ${now} order by sources_due_at limit 1
        for no key update skip locked`.execute(tx);
      tenantId = rows[0]?.id ?? null;
      if (tenantId !== null) await workForTenant(tx, tenantId, now, work);
    });
  } catch (error) {
    if (tenantId === null) throw error;
    const passedOver = new Date(now.getTime() + PASSED_OVER_MS);
    await sql`
      update tenants set sources_due_at = ${passedOver} where id = ${tenantId} and sources_due_at <= ${now}`.execute(
      db,
    );
    onError(error);
  }
  return tenantId !== null;
}

async function workForTenant(
  tx: Tx,
  tenantId: string,
  now: Date,
  work: (tx: Tx, source: SourceRow) => Promise<void>,
): Promise<void> {
  await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(tx);
  const due = await tx
    .selectFrom("sources")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("next_sync_at", "<=", now)
    .where("removed_at", "is", null)
    .orderBy("next_sync_at")
    .limit(BATCH)
    .forUpdate()
    .execute();
  for (const source of due) await work(tx, source);
  await announceSources(tx, tenantId);
}

/** Locks a source that is not hidden, or that is. @returns whether there is one */
async function lockSource(tx: Tx, tenantId: string, id: string, removed: "is" | "is not"): Promise<boolean> {
  const source = await tx
    .selectFrom("sources")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("removed_at", removed, null)
    .forUpdate()
    .executeTakeFirst();
  return source !== undefined;
}

/**
 * Hides a source whose pages are to be removed: from now on nobody begins to read it, and no visitor is told of it. Whoever
 * holds it by `keepSource` is waited for. @returns whether there was one
 */
export async function hideSource(tx: Tx, tenantId: string, id: string, now: Date): Promise<boolean> {
  if (!(await lockSource(tx, tenantId, id, "is"))) return false;
  await updateSource(tx, tenantId, id, { schedule: null, next_sync_at: null, removed_at: now });
  await hideDocuments(tx, tenantId, id);
  return true;
}

/**
 * Removes some pages of a hidden source with their documents, and with the last ones the source itself. Of several at it
 * each waits for the one before. @returns whether nothing is left
 */
export async function removeSome(db: Db, tenantId: string, id: string, waiting: Waiting): Promise<boolean> {
  const isWithoutPages = await inTenant(
    db,
    tenantId,
    async (tx) =>
      !(await lockSource(tx, tenantId, id, "is not")) ||
      (await deletePages(tx, { tenantId, sourceId: id }, BATCH)).isOver,
  );
  if (!isWithoutPages) return false;
  await inCatalogue(db, tenantId, waiting, async (tx) => {
    if (!(await lockSource(tx, tenantId, id, "is not"))) return;
    await deleteProductsOf(tx, tenantId, id);
    await tx.deleteFrom("sources").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
  });
  return true;
}
