import type { FeedFormat } from "@widget-chat/contract/admin/product.ts";
import { productsIn } from "./loose-json.ts";

const byType: Record<string, FeedFormat> = {
  "application/x-ndjson": "ndjson",
  "application/rss+xml": "google",
  "application/atom+xml": "google",
};

/** The media types that feeds are uploaded as, beside JSON. */
export const feedTypes = [
  "text/csv",
  "text/tab-separated-values",
  "application/xml",
  "text/xml",
  "application/rss+xml",
  "application/atom+xml",
  "application/gzip",
  "application/octet-stream",
];

/** The format that a `Content-Type` tells for sure; null: what the feed begins with tells. */
export const formatOfType = (contentType: string): FeedFormat | null =>
  byType[contentType.split(";")[0]!.trim().toLowerCase()] ?? null;

/** What a feed is that begins so. A table is a table, whatever parts its columns. */
export function formatOfHead(head: string): FeedFormat {
  const start = head.replace(/^[\uFEFF\s]+/, "");
  if (start.startsWith("<")) return "google";
  if (!/^[[{]/.test(start)) return "csv";
  const [first = "", second] = start.split(/\r?\n/, 2);
  return second !== undefined && second.trim() !== "" && isObject(first) ? "ndjson" : "json";
}

function isObject(line: string): boolean {
  try {
    // Pages of a feed, one after another, are lists and no lines of products.
    return line.startsWith("{") && productsIn(JSON.parse(line)) === null;
  } catch {
    return false;
  }
}
