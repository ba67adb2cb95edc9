import type { CreateSource } from "@widget-chat/contract/admin/source.ts";
import type { ColumnType } from "kysely";

/** A JSON column: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>;

/** A page, or the pages of a sitemap or a whole site, that a tenant has read. */
export interface SourcesTable {
  tenant_id: string;
  id: string;
  kind: CreateSource["kind"];
  url: string;
  /** Patterns of paths. */
  include: Json<string[]>;
  exclude: Json<string[]>;
  max_pages: number;
  schedule: "hourly" | "daily" | "weekly" | "monthly" | null;
  next_sync_at: Date | null;
  /** Hashes of the blocks of text that stand on most of its pages. */
  repeated: Json<number[]>;
  /** How often it was synchronised; a page bears the number of the last time it was found. */
  sync: ColumnType<number, number | undefined, number>;
  /** Its last synchronisation when it became another: what that one or one before it read may count for something else now. */
  changed_sync: ColumnType<number, number | undefined, number>;
  /** Since when it and its documents are being removed; null: it is there. */
  removed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}
