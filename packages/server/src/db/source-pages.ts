import { sql, type Selectable, type Updateable } from "kysely";
import { inTenant, type Db, type Tx } from "./database.ts";
import { deleteDocumentsIn } from "./documents.ts";
import type { SourcePagesTable } from "./tables/source-pages.ts";
import { revise } from "./tenants.ts";

export type SourcePageRow = Selectable<SourcePagesTable>;
export type SourcePageChange = Updateable<SourcePagesTable>;

/** A page or a sitemap that something leads to. */
export interface FoundPage {
  id: string;
  url: string;
  is_sitemap: boolean;
  depth: number;
  lastmod: string | null;
}

/** Which source, and which of its synchronisations. */
export interface SyncName {
  tenantId: string;
  sourceId: string;
  sync: number;
}

/** Begins to synchronise a source: nothing of the time before waits any more. @returns the number of this one */
export async function beginSync(tx: Tx, tenantId: string, sourceId: string): Promise<number> {
  const { sync } = await tx
    .updateTable("sources")
    .set((e) => ({ sync: e("sync", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", sourceId)
    .returning("sync")
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("source_pages")
    .set({ waiting: false })
    .where("tenant_id", "=", tenantId)
    .where("source_id", "=", sourceId)
    .where("waiting", "=", true)
    .execute();
  return sync;
}

/**
 * Notes pages that were found, the first `room` of those that were not found yet in this synchronisation. Of the others it
 * notes the date that comes with them.
 * @returns how many those were, and how many there was no room for
 */
export async function findPages(
  tx: Tx,
  { tenantId, sourceId, sync }: SyncName,
  pages: FoundPage[],
  room: number,
): Promise<{ found: number; left: number }> {
  if (pages.length === 0) return { found: 0, left: 0 };
  const { rows } = await sql<{ found: number; left: number }>`
    with given as (
      select distinct on (g.id) g.* from rows from (jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
        as (id uuid, url text, is_sitemap boolean, depth integer, lastmod text)) with ordinality
        as g (id, url, is_sitemap, depth, lastmod, place) order by g.id, g.place
    ), fresh as (
      select g.*, row_number() over (order by g.place) as number from given g
      left join source_pages p on p.tenant_id = ${tenantId} and p.source_id = ${sourceId} and p.id = g.id
      where p.found_sync is distinct from ${sync}
    ), stored as (
      insert into source_pages (tenant_id, source_id, id, url, is_sitemap, depth, lastmod, found_sync, waiting)
      select ${tenantId}, ${sourceId}, id, url, is_sitemap, depth, lastmod, ${sync}, true from fresh
      where number <= ${Math.max(0, room)} order by id
      on conflict (tenant_id, source_id, id) do update
      set depth = excluded.depth, lastmod = excluded.lastmod, found_sync = excluded.found_sync, waiting = true, tries = 0
      returning 1
    ), dated as (
      update source_pages p set lastmod = g.lastmod from given g
      where p.tenant_id = ${tenantId} and p.source_id = ${sourceId} and p.id = g.id
        and p.found_sync = ${sync} and g.lastmod is not null and p.lastmod is distinct from g.lastmod
    )
    select (select count(*) from stored)::int as found, greatest(0, (select count(*) from fresh) - ${Math.max(0, room)})::int as left`.execute(
    tx,
  );
  return rows[0]!;
}

/** Finds the pages again that a page led to when it was read: it says the same still, or cannot be asked. */
export async function findKnownPages(tx: Tx, name: SyncName, page: SourcePageRow): Promise<FoundPage[]> {
  if (page.links.length === 0) return [];
  return tx
    .selectFrom("source_pages")
    .select(["id", "url", "is_sitemap", "lastmod"])
    .select(sql<number>`${page.depth + 1}::int`.as("depth"))
    .where("tenant_id", "=", name.tenantId)
    .where("source_id", "=", name.sourceId)
    .where("id", "=", sql<string>`any (${page.links}::uuid[])`)
    .where("found_sync", "<", name.sync)
    .execute();
}

/** The page that is to be looked at next; null: none is. */
export async function nextPage(db: Db, { tenantId, sourceId }: SyncName): Promise<SourcePageRow | null> {
  const page = await inTenant(db, tenantId, (tx) =>
    tx
      .selectFrom("source_pages")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      .where("source_id", "=", sourceId)
      .where("waiting", "=", true)
      .orderBy("depth")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst(),
  );
  return page ?? null;
}

/** A page, and the title of its document; null: it is not known. */
export async function findPage(
  tx: Tx,
  { tenantId, sourceId }: SyncName,
  id: string,
): Promise<(SourcePageRow & { title: string | null }) | null> {
  const page = await tx
    .selectFrom("source_pages as p")
    .leftJoin("documents as d", (join) =>
      join.onRef("d.tenant_id", "=", "p.tenant_id").onRef("d.id", "=", "p.document_id"),
    )
    .selectAll("p")
    .select("d.title")
    .where("p.tenant_id", "=", tenantId)
    .where("p.source_id", "=", sourceId)
    .where("p.id", "=", id)
    .executeTakeFirst();
  return page ?? null;
}

/** Whether there are documents of pages that this synchronisation has not found. */
export async function hasVanished(db: Db, { tenantId, sourceId, sync }: SyncName): Promise<boolean> {
  const vanished = await inTenant(db, tenantId, (tx) =>
    tx
      .selectFrom("source_pages")
      .select("id")
      .where("tenant_id", "=", tenantId)
      .where("source_id", "=", sourceId)
      .where("found_sync", "<", sync)
      .where("document_id", "is not", null)
      .limit(1)
      .executeTakeFirst(),
  );
  return vanished !== undefined;
}

export async function updatePage(
  tx: Tx,
  { tenantId, sourceId }: SyncName,
  id: string,
  change: SourcePageChange,
): Promise<void> {
  await tx
    .updateTable("source_pages")
    .set(change)
    .where("tenant_id", "=", tenantId)
    .where("source_id", "=", sourceId)
    .where("id", "=", id)
    .execute();
}

/** Removes pages, and their documents, that this synchronisation has not found. @returns how many documents, and whether none is left */
export const removeVanished = (tx: Tx, { sync, ...source }: SyncName, most: number) =>
  deletePages(tx, source, most, sql`found_sync < ${sync}`);

/** Removes some pages of a source, and their documents. @returns how many documents, and whether none is left */
export async function deletePages(
  tx: Tx,
  { tenantId, sourceId }: Omit<SyncName, "sync">,
  most: number,
  which = sql`true`,
): Promise<{ removed: number; isOver: boolean }> {
  // In an array, or the plan might look for them once for each page.
  const { rows } = await sql<{ document_id: string | null }>`
    delete from source_pages where tenant_id = ${tenantId} and source_id = ${sourceId} and id = any (array(
      select id from source_pages
      where tenant_id = ${tenantId} and source_id = ${sourceId} and ${which} limit ${most}
    )) returning document_id`.execute(tx);
  const documents = rows.map(({ document_id }) => document_id).filter((id) => id !== null);
  return { removed: await deleteDocumentsIn(tx, tenantId, documents), isOver: rows.length < most };
}

/**
 * Has visitors told of none of a source's documents from now on, in one statement: it writes a state, while to remove ten
 * thousand with their passages takes long.
 */
export async function hideDocuments(tx: Tx, tenantId: string, sourceId: string): Promise<void> {
  // In one order everywhere, as they are locked.
  const { numAffectedRows = 0n } = await sql`
    update documents set status = 'pending' where tenant_id = ${tenantId} and id = any (array(
      select d.id from documents d
      join source_pages p on p.tenant_id = d.tenant_id and p.document_id = d.id
      where p.tenant_id = ${tenantId} and p.source_id = ${sourceId} and d.status = 'ready'
      order by d.external_id for update of d
    ))`.execute(tx);
  if (numAffectedRows > 0n) await revise(tx, tenantId, "knowledge_revision");
}
