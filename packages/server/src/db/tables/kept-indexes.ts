import type { Generated } from "kysely";

/** A search index in parts: what it is as JSON in part 0, its bytes in those after it. */
export interface KeptIndexesTable {
  tenant_id: string;
  kind: string;
  part: number;
  kept_at: Generated<Date>;
  base64: string;
}
