import { sql } from "kysely";
import type pg from "pg";
import { inTenant, type Db, type Tx } from "./database.ts";
import { openLane } from "./lane.ts";
import type { ProductRow } from "./products.ts";

/** A product as answers tell of it: with its sale price while that holds. */
export type FoundProduct = Omit<
  ProductRow,
  "sale_from" | "sale_until" | "more_images" | "group_id" | "source_id" | "added_at"
> & { variants: VariantRow[] | null };

/** One of the variants of a product, which is among them. */
export interface VariantRow {
  options: Record<string, string>;
  /** Whether it can be had, be it later. */
  is_had: boolean;
}

/** The products with these ids, in any order. Those of other tenants are left out. */
export type ReadProducts = (call: { tenantId: string; ids: number[] }) => Promise<FoundProduct[]>;

export const openProducts = (pool: pg.Pool): ReadProducts =>
  openLane<{ tenantId: string; ids: number[] }, FoundProduct>(pool, {
    name: "read-products-with-variants",
    calls: "read_products_with_variants",
    types: ["uuid", "bigint[]"],
    values: ({ tenantId, ids }) => [tenantId, ids],
    order: () => "",
  });

const found = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("products")
    .select(["id", "external_id", "title", "brand", "description", "price_amount", "price_currency", "sale_currency"])
    .select(["availability", "url", "image_url", "gtin", "mpn", "category", "rating", "language", "lexemes"])
    .select(["updated_at", "options"])
    .select(sql<ProductRow["attributes"]>`attributes || options`.as("attributes"))
    .select(sql<string | null>`case when in_force(sale_from, sale_until) then sale_amount end`.as("sale_amount"))
    .select(
      sql<VariantRow[] | null>`case when group_id is not null then variants_of(${tenantId}, group_id) end`.as(
        "variants",
      ),
    )
    .where("tenant_id", "=", tenantId);

/** The tenant's products with these ids of its own, in any order. */
export async function findProductsNamed(db: Db, tenantId: string, externalIds: string[]): Promise<FoundProduct[]> {
  return inTenant(db, tenantId, (tx) => found(tx, tenantId).where("external_id", "in", externalIds).execute());
}

/** All variants of the product with this id, itself among them, as they were stored; it alone, where it has none. */
export async function findVariants(
  db: Db,
  tenantId: string,
  externalId: string,
  limit: number,
): Promise<FoundProduct[]> {
  return inTenant(db, tenantId, (tx) =>
    found(tx, tenantId)
      .where((e) =>
        e.or([
          e("external_id", "=", externalId),
          e(
            "group_id",
            "=",
            e
              .selectFrom("products as one")
              .select("one.group_id")
              .where("one.tenant_id", "=", tenantId)
              .where("one.external_id", "=", externalId),
          ),
        ]),
      )
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
}

/** What a card shows of a product, and since when. */
export type CardRow = Pick<
  ProductRow,
  | "external_id"
  | "title"
  | "url"
  | "image_url"
  | "price_amount"
  | "price_currency"
  | "sale_amount"
  | "sale_currency"
  | "availability"
  | "brand"
  | "rating"
  | "attributes"
  | "options"
  | "updated_at"
> & { variants: VariantRow[] | null };

/** What cards show of the products with these external ids, in any order. */
export async function readCards(db: Db, tenantId: string, externalIds: string[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`select * from read_cards(${tenantId}, ${externalIds})`.execute(db);
  return rows;
}
