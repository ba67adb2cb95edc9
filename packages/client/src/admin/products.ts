import type { Page } from "@widget-chat/contract/admin/page.ts";
import type {
  FeedFormat,
  FeedMapping,
  Product,
  ProductsResult,
  PutProduct,
} from "@widget-chat/contract/admin/product.ts";
import { request, type CallOptions } from "../request.ts";
import { tenantPath, type AdminConnection } from "./connection.ts";
import { importTimeoutMs, type ImportMode, type ImportOptions } from "./import.ts";
import { ndjson } from "./ndjson.ts";
import type { PageOptions } from "./page.ts";

export function listProducts(
  admin: AdminConnection,
  tenant: string,
  { signal, ...query }: PageOptions = {},
): Promise<Page<Product>> {
  return request(admin, { path: tenantPath(tenant, "products"), query: { ...query }, signal });
}

/** Adds a product, or replaces the one with the same `id`. */
export function putProduct(
  admin: AdminConnection,
  tenant: string,
  product: PutProduct,
  { signal }: CallOptions = {},
): Promise<Product> {
  return request(admin, {
    method: "POST",
    path: tenantPath(tenant, "products"),
    json: product,
    repeatable: true,
    signal,
  });
}

/** Adds or replaces many products at once, as NDJSON; faulty ones are reported and the rest goes in. */
export function importProducts(
  admin: AdminConnection,
  tenant: string,
  products: readonly PutProduct[],
  { mode = "upsert", timeoutMs = importTimeoutMs, signal }: ImportOptions & { mode?: ImportMode | undefined } = {},
): Promise<ProductsResult> {
  return request(admin, {
    method: "POST",
    path: tenantPath(tenant, "products"),
    query: { mode },
    ...ndjson(products),
    repeatable: true,
    timeoutMs,
    signal,
  });
}

export interface FeedOptions extends ImportOptions {
  mode?: ImportMode | undefined;
  /** Its media type, such as `text/csv` or `application/xml`. Default: what it begins with tells. */
  contentType?: string | undefined;
  format?: FeedFormat | undefined;
  /** Of prices that come without one (ISO 4217). */
  currency?: string | undefined;
  /** What columns are to be taken for where that is guessed wrongly. */
  mapping?: FeedMapping | undefined;
  /** Reads all and stores nothing; `preview` of the result has the first products. */
  dryRun?: boolean | undefined;
}

/** Takes a feed in: Google Merchant, CSV, Shopify, WooCommerce, JSON or NDJSON; faulty products are reported. */
export function importFeed(
  admin: AdminConnection,
  tenant: string,
  feed: string,
  {
    mode = "upsert",
    contentType = "application/octet-stream",
    format,
    currency,
    mapping,
    dryRun,
    timeoutMs = importTimeoutMs,
    signal,
  }: FeedOptions = {},
): Promise<ProductsResult> {
  return request(admin, {
    method: "POST",
    path: tenantPath(tenant, "products"),
    query: {
      mode,
      format,
      currency,
      mapping: mapping && JSON.stringify(mapping),
      dry_run: dryRun ? "true" : undefined,
    },
    headers: { "content-type": contentType },
    text: feed,
    repeatable: true,
    timeoutMs,
    signal,
  });
}

export function deleteProduct(
  admin: AdminConnection,
  tenant: string,
  id: string,
  { signal }: CallOptions = {},
): Promise<void> {
  return request(admin, { method: "DELETE", path: tenantPath(tenant, "products", id), signal });
}
