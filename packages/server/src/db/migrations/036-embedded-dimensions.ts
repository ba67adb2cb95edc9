import type { Kysely } from "kysely";
import { createIndexConcurrently } from "./concurrent-index.ts";

export const concurrent = true;

/** Finds the tenants whose passages were embedded in other dimensions. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  createIndexConcurrently(db, "tenants_by_embedded_dimensions", "tenants (embedded_dimensions)");
