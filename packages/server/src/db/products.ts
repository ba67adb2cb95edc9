import { sql, type RawBuilder, type Selectable } from "kysely";
import { inCatalogue, type Waiting } from "./catalogue-turns.ts";
import { inTenant, type Db, type Tx } from "./database.ts";
import type { LexemeRow, ProductFacts } from "./lexemes.ts";
import type { ProductsTable } from "./tables/products.ts";
import { reviseCatalogue } from "./sales.ts";

export type ProductRow = Omit<Selectable<ProductsTable>, "tenant_id">;
export type ReadyProduct = Omit<ProductRow, "id" | "updated_at" | "added_at" | "source_id">;

/**
 * Products on their way into the database: nobody in between reads more of them than their ids. None may occur twice among them.
 */
export interface PackedProducts {
  externalIds: string[];
  /** JSON in UTF-8, a list of `ReadyProduct`. */
  json: Buffer;
}

export const packProducts = (products: ReadyProduct[]): PackedProducts => ({
  externalIds: products.map(({ external_id }) => external_id),
  json: Buffer.from(JSON.stringify(products)),
});

/** A page of what the catalogue index is built from, by id. */
export async function readProductLexemes(
  tx: Tx,
  tenantId: string,
  afterId: number,
  limit: number,
): Promise<LexemeRow[]> {
  const rows = await tx
    .selectFrom("products")
    .select(["id", "language", "title", "group_id", "lexemes", "price_amount", "price_currency", "sale_currency"])
    .select(["availability", "rating", "brand", "category", "attributes", "options", "added_at"])
    .select(sql<string | null>`case when in_force(sale_from, sale_until) then sale_amount end`.as("sale_amount"))
    .where("tenant_id", "=", tenantId)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    language: row.language,
    fields: row.lexemes.split("\n"),
    facts: {
      ...paidFor(row),
      title: row.title,
      language: row.language,
      groupId: row.group_id,
      availability: row.availability,
      rating: row.rating,
      brand: row.brand,
      category: row.category,
      attributes: { ...row.attributes, ...row.options },
      addedAt: row.added_at.getTime(),
    },
  }));
}

/** A sale price is what the visitor would pay now; one that is not lower is no sale. */
export function paidFor({
  price_amount,
  price_currency,
  sale_amount,
  sale_currency,
}: Pick<ProductRow, "price_amount" | "price_currency" | "sale_amount" | "sale_currency">): Pick<
  ProductFacts,
  "price" | "currency" | "isOnSale"
> {
  const isOnSale = sale_currency === price_currency && Number(sale_amount) < Number(price_amount);
  return sale_amount === null || sale_currency === null
    ? { price: Number(price_amount), currency: price_currency, isOnSale }
    : { price: Number(sale_amount), currency: sale_currency, isOnSale };
}

/** Rows from JSON: they travel as one parameter (see documents.ts), as bytes and not as text, or are staged so. */
export const record = sql`(
  external_id text, title text, brand text, description text, price_amount numeric, price_currency text, sale_amount numeric,
  sale_currency text, availability text, url text, image_url text, gtin text, mpn text, category text, rating double precision,
  attributes jsonb, language text, lexemes text, sale_from timestamptz, sale_until timestamptz, more_images jsonb, group_id text,
  options jsonb)`;

/**
 * @param sourceId whose feed they come from; null: an upload
 * @param products what stands behind `from` of a query whose rows have the columns of `record`
 */
export async function upsertProducts(
  tx: Tx,
  tenantId: string,
  sourceId: string | null,
  products: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into products (
      tenant_id, source_id, external_id, title, brand, description, price_amount, price_currency, sale_amount, sale_currency,
      availability, url, image_url, gtin, mpn, category, rating, attributes, language, lexemes, sale_from, sale_until, more_images,
      group_id, options)
    select ${tenantId}::uuid, ${sourceId}::uuid, p.* from ${products}
    on conflict (tenant_id, external_id) do update
    set title = excluded.title, brand = excluded.brand, description = excluded.description, price_amount = excluded.price_amount,
        price_currency = excluded.price_currency, sale_amount = excluded.sale_amount, sale_currency = excluded.sale_currency,
        availability = excluded.availability, url = excluded.url, image_url = excluded.image_url, gtin = excluded.gtin, mpn = excluded.mpn,
        category = excluded.category, rating = excluded.rating, attributes = excluded.attributes, language = excluded.language,
        lexemes = excluded.lexemes, sale_from = excluded.sale_from, sale_until = excluded.sale_until,
        more_images = excluded.more_images, group_id = excluded.group_id, options = excluded.options,
        source_id = excluded.source_id, updated_at = now()`.execute(tx);
}

/** How many products a tenant had when its catalogue was of a revision: counted once for all parts of an upload. */
export interface Filling {
  revision: number;
  products: number;
}

/**
 * Stores products; one whose `external_id` is known is replaced.
 *
 * @param most new ones are stored as far as the tenant has no more than so many products then
 * @param before as the part before left it; null: there was none
 * @returns the ids of those for which there was no room
 */
export function storeProducts(
  db: Db,
  tenantId: string,
  { externalIds, json }: PackedProducts,
  { most, before, ...waiting }: Waiting & { most: number; before: Filling | null },
): Promise<{ refused: Set<string>; filling: Filling }> {
  return inCatalogue(db, tenantId, waiting, async (tx) => {
    const revision = await revisionOf(tx, tenantId);
    const isKnown = before !== null && before.revision === revision;
    const there = isKnown ? before.products : await countProductsIn(tx, tenantId);
    const added = await findNew(tx, tenantId, externalIds);
    const refused = new Set(added.slice(Math.max(0, most - there)));
    if (refused.size === externalIds.length) return { refused, filling: { revision, products: there } };
    const taken = sql`json_to_recordset(${json}::json) as p ${record} where p.external_id <> all (${[...refused]}::text[])`;
    await upsertProducts(tx, tenantId, null, taken);
    await reviseCatalogue(tx, tenantId);
    const filling = { revision: await revisionOf(tx, tenantId), products: there + added.length - refused.size };
    return { refused, filling };
  });
}

async function revisionOf(tx: Tx, tenantId: string): Promise<number> {
  const tenant = await tx
    .selectFrom("tenants")
    .select("catalogue_revision")
    .where("id", "=", tenantId)
    .executeTakeFirst();
  return tenant?.catalogue_revision ?? 0;
}

/** The ids of products that are not there yet. */
async function findNew(tx: Tx, tenantId: string, ids: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom("products")
    .select("external_id")
    .where("tenant_id", "=", tenantId)
    .where("external_id", "in", ids)
    .execute();
  const known = new Set(rows.map(({ external_id }) => external_id));
  return ids.filter((id) => !known.has(id));
}

/** How many products a tenant has, as part of a transaction. */
export async function countProductsIn(tx: Tx, tenantId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("products")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  return count;
}

export function listProducts(
  db: Db,
  tenantId: string,
  limit: number,
  afterExternalId: string | null,
): Promise<ProductRow[]> {
  return inTenant(db, tenantId, (tx) => {
    let query = tx
      .selectFrom("products")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      .orderBy("external_id")
      .limit(limit);
    if (afterExternalId !== null) query = query.where("external_id", ">", afterExternalId);
    return query.execute();
  });
}

/** How many products a source has brought that are there. */
export async function countProductsOf(db: Db, tenantId: string, sourceId: string): Promise<number> {
  const { count } = await inTenant(db, tenantId, (tx) =>
    tx
      .selectFrom("products")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("tenant_id", "=", tenantId)
      .where("source_id", "=", sourceId)
      .executeTakeFirstOrThrow(),
  );
  return count;
}

/** Removes what a source has brought, as part of a write to the catalogue. */
export async function deleteProductsOf(tx: Tx, tenantId: string, sourceId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom("products")
    .where("tenant_id", "=", tenantId)
    .where("source_id", "=", sourceId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await reviseCatalogue(tx, tenantId);
}

export const countProducts = (db: Db, tenantId: string): Promise<number> =>
  inTenant(db, tenantId, (tx) => countProductsIn(tx, tenantId));

export async function findProduct(db: Db, tenantId: string, externalId: string): Promise<ProductRow | null> {
  const row = await inTenant(db, tenantId, (tx) =>
    tx
      .selectFrom("products")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      .where("external_id", "=", externalId)
      .executeTakeFirst(),
  );
  return row ?? null;
}

/** @returns whether there was one */
export function deleteProduct(db: Db, tenantId: string, externalId: string, signal: AbortSignal): Promise<boolean> {
  return inCatalogue(db, tenantId, { patience: "request", signal }, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("products")
      .where("tenant_id", "=", tenantId)
      .where("external_id", "=", externalId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await reviseCatalogue(tx, tenantId);
    return true;
  });
}
