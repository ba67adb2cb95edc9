import type { CreateSource, FeedSettings } from "@widget-chat/contract/admin/source.ts";
import type { ColumnType } from "kysely";

/** A JSON column: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>;

/** A feed as it was taken. */
export interface FeedSeen {
  /** Of all of it, and of how it was read. */
  hash: string;
  etag: string | null;
  lastModified: string | null;
  /** How many products it had. */
  products: number;
}

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
  /** How its products are read; null: it is none of products. */
  feed: Json<FeedSettings | null>;
  /** What was read of its products last. */
  feed_seen: Json<FeedSeen | null>;
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
