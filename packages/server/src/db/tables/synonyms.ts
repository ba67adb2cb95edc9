import type { SynonymGroup } from "@widget-chat/contract/admin/synonyms.ts";
import type { ColumnType } from "kysely";

/** The tenant's synonyms, all in one row: they are written and read as a whole. */
export interface SynonymsTable {
  tenant_id: string;
  groups: ColumnType<SynonymGroup[], string, string>;
  updated_at: Date;
}
