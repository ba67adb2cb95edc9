import type { Generated } from "kysely";

/** A tenant that is gone, while rows of it may still be there. */
export interface DeletedTenantsTable {
  id: string;
  deleted_at: Generated<Date>;
}
