import type { BulkResult, Page } from "@widget-chat/contract/admin/page.ts";
import type { Product, PutProduct } from "@widget-chat/contract/admin/product.ts";
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
): Promise<BulkResult> {
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

export function deleteProduct(
  admin: AdminConnection,
  tenant: string,
  id: string,
  { signal }: CallOptions = {},
): Promise<void> {
  return request(admin, { method: "DELETE", path: tenantPath(tenant, "products", id), signal });
}
