import type { Document } from "@widget-chat/contract/admin/document.ts";
import type { Generated } from "kysely";

/** What a tenant's assistant has learnt from. */
export interface DocumentsTable {
  tenant_id: string;
  id: Generated<string>;
  external_id: string | null;
  title: string;
  url: string | null;
  format: Document["format"];
  /** As it came. */
  content: string;
  status: Document["status"];
  error: string | null;
  /** How many it was cut into. */
  passages: number;
  /** Of the title, parted by spaces. */
  title_lexemes: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
