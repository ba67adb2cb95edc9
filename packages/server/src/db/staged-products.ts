import { sql } from "kysely";
import { problems } from "../errors.ts";
import { inCatalogue } from "./catalogue-turns.ts";
import { inTenant, type Db, type Tx } from "./database.ts";
import { countProductsIn, record, upsertProducts, type PackedProducts } from "./products.ts";
import { reviseCatalogue } from "./sales.ts";
import { inEachTenant, keepTenant } from "./tenants.ts";

/** Puts products aside, to take the catalogue's place later. The same again replaces. */
export function stageProducts(db: Db, tenantId: string, upload: string, { json }: PackedProducts): Promise<void> {
  return inTenant(db, tenantId, async (tx) => {
    await keepTenant(tx, tenantId);
    await sql`
      insert into staged_products (tenant_id, upload, external_id, product)
      select ${tenantId}::uuid, ${upload}::uuid, p ->> 'external_id', p::jsonb from json_array_elements(${json}::json) p
      on conflict (tenant_id, upload, external_id) do update set product = excluded.product`.execute(tx);
  });
}

/** Keeps a source from being removed meanwhile. Throws `source_not_found`. */
async function keepFeed(tx: Tx, tenantId: string, id: string): Promise<void> {
  const { rows } = await sql`
    select from sources where tenant_id = ${tenantId} and id = ${id} and removed_at is null for key share`.execute(tx);
  if (rows.length === 0) throw problems.sourceNotFound();
}

/** Takes out what another source has brought: two of them would take it from each other for ever. */
async function unstageOthers(tx: Tx, tenantId: string, upload: string, sourceId: string): Promise<string[]> {
  const { rows } = await sql<{ external_id: string }>`
    delete from staged_products s using products p
    where s.tenant_id = ${tenantId} and s.upload = ${upload}
      and p.tenant_id = s.tenant_id and p.external_id = s.external_id and p.source_id <> ${sourceId}
    returning s.external_id`.execute(tx);
  return rows.map(({ external_id }) => external_id);
}

interface Replacement {
  upload: string;
  /** External ids of products that stay although they were not staged. */
  kept: string[];
  /** Whose products alone are replaced; null: the whole catalogue. */
  source: { id: string; acceptsFewer: boolean } | null;
  /** How many products the tenant may have then, if these are more than it has now. */
  most: number;
  signal: AbortSignal;
}

/**
 * What a replacement has removed, and the external ids of what it left to other sources, since they brought it first; or
 * that it was not made, since it has less than half as many products.
 */
export type Replaced = { removed: number; others: string[] } | { now: number; before: number };

/** A small catalogue may well be halved. */
const MANY = 20;

/**
 * Lets what an upload has staged take the place of the catalogue, or of a source's part of it, all at once. Without a
 * single product nothing changes: that is an accident of whoever made the upload, not a wish for an empty shop. Throws `products_full`.
 */
export function replaceProducts(
  db: Db,
  tenantId: string,
  { upload, kept, source, most, signal }: Replacement,
): Promise<Replaced> {
  const staged = sql`staged_products s where s.tenant_id = ${tenantId} and s.upload = ${upload}`;
  const replaced = sql`products p where p.tenant_id = ${tenantId}${source ? sql` and p.source_id = ${source.id}` : sql``}`;
  return inCatalogue(db, tenantId, { patience: "bulk", signal }, async (tx) => {
    // What was staged a moment ago stands in no statistics: taken for one row, it would be gone through once for each product.
    await sql`set local enable_nestloop = off`.execute(tx);
    if (source) await keepFeed(tx, tenantId, source.id);
    const others = source ? await unstageOthers(tx, tenantId, upload, source.id) : [];
    const { rows } = await sql<{ now: number; before: number }>`
      select (select count(*) from ${staged}) as now, (select count(*) from ${replaced}) as before`.execute(tx);
    const { now, before } = rows[0]!;
    if (now === 0) return { now, before };
    if (source && !source.acceptsFewer && before >= MANY && now * 2 < before) return { now, before };
    const all = await countProductsIn(tx, tenantId);
    await upsertProducts(
      tx,
      tenantId,
      source && source.id,
      sql`(select s.product from ${staged}) s, jsonb_to_record(s.product) as p ${record}`,
    );
    const { numAffectedRows = 0n } = await sql`
      delete from ${replaced} and p.external_id <> all (${kept}::text[])
        and not exists (select from ${staged} and s.external_id = p.external_id)`.execute(tx);
    const left = await countProductsIn(tx, tenantId);
    if (left > most && left > all) throw problems.productsFull(most);
    await reviseCatalogue(tx, tenantId);
    return { removed: Number(numAffectedRows), others };
  });
}

/** Forgets what an upload has staged. */
export function unstageProducts(db: Db, tenantId: string, upload: string): Promise<void> {
  return inTenant(db, tenantId, async (tx) => {
    await sql`
      delete from staged_products where tenant_id = ${tenantId} and upload = ${upload}`.execute(tx);
  });
}

/** Forgets what uploads of every tenant have staged that broke off more than a day ago without anybody left to forget it. */
export function sweepStagedProducts(db: Db, onError: (error: unknown) => void): Promise<void> {
  return inEachTenant(
    db,
    (tx, id) =>
      sql`delete from staged_products where tenant_id = ${id} and staged_at < now() - interval '1 day'`.execute(tx),
    onError,
  );
}
