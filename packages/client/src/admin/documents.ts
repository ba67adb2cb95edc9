import type { BulkResult } from "@widget-chat/contract/admin/page.ts";
import type { Document, DocumentPage, PutDocument, WrittenDocument } from "@widget-chat/contract/admin/document.ts";
import { request, type CallOptions } from "../request.ts";
import { tenantPath, type AdminConnection } from "./connection.ts";
import { importTimeoutMs, type ImportOptions } from "./import.ts";
import { ndjson } from "./ndjson.ts";
import type { PageOptions } from "./page.ts";

export interface DocumentsOptions extends PageOptions {
  /** Only documents whose page is gone. */
  link?: "gone" | undefined;
}

/** `pending`, `failed` and `gone` count over all pages. */
export function listDocuments(
  admin: AdminConnection,
  tenant: string,
  { signal, ...query }: DocumentsOptions = {},
): Promise<DocumentPage> {
  return request(admin, { path: tenantPath(tenant, "documents"), query: { ...query }, signal });
}

/** Adds a document, or replaces the one with the same `external_id`. */
export function addDocument(
  admin: AdminConnection,
  tenant: string,
  document: PutDocument,
  { signal }: CallOptions = {},
): Promise<WrittenDocument> {
  return request(admin, {
    method: "POST",
    path: tenantPath(tenant, "documents"),
    json: document,
    repeatable: replaces(document),
    signal,
  });
}

/** Adds or replaces many documents at once, as NDJSON; faulty ones are reported and the rest goes in. */
export function importDocuments(
  admin: AdminConnection,
  tenant: string,
  documents: readonly PutDocument[],
  { timeoutMs = importTimeoutMs, signal }: ImportOptions = {},
): Promise<BulkResult> {
  const repeatable = documents.every(replaces);
  return request(admin, {
    method: "POST",
    path: tenantPath(tenant, "documents"),
    ...ndjson(documents),
    repeatable,
    timeoutMs,
    signal,
  });
}

export function getDocument(
  admin: AdminConnection,
  tenant: string,
  id: string,
  { signal }: CallOptions = {},
): Promise<Document> {
  return request(admin, { path: tenantPath(tenant, "documents", id), signal });
}

export function deleteDocument(
  admin: AdminConnection,
  tenant: string,
  id: string,
  { signal }: CallOptions = {},
): Promise<void> {
  return request(admin, { method: "DELETE", path: tenantPath(tenant, "documents", id), signal });
}

/** A document without the tenant's own id is added once more by every try. */
const replaces = (document: PutDocument): boolean => Boolean(document.external_id);
