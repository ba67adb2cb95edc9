import type { Kysely } from "kysely";
import { createIndexConcurrently } from "./concurrent-index.ts";

export const concurrent = true;

/** By which it is found when the next sale begins or ends, and what a feed has brought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    "products_by_sale_from",
    "products (tenant_id, sale_from) where sale_from is not null",
  );
  await createIndexConcurrently(
    db,
    "products_by_sale_until",
    "products (tenant_id, sale_until) where sale_until is not null",
  );
  await createIndexConcurrently(
    db,
    "products_by_source",
    "products (tenant_id, source_id) where source_id is not null",
  );
}
