import type { EmbeddingFailurePage, EmbeddingsState } from "@widget-chat/contract/admin/embeddings.ts";
import { request, type CallOptions } from "../request.ts";
import { tenantPath, type AdminConnection } from "./connection.ts";
import type { PageOptions } from "./page.ts";

/** How far a tenant's documents can be found by their meaning. */
export function getEmbeddings(
  admin: AdminConnection,
  tenant: string,
  { signal }: CallOptions = {},
): Promise<EmbeddingsState> {
  return request(admin, { path: tenantPath(tenant, "embeddings"), signal });
}

/** Passages that a job could not embed, newest first. */
export function listEmbeddingFailures(
  admin: AdminConnection,
  tenant: string,
  jobId: string,
  { signal, ...query }: PageOptions = {},
): Promise<EmbeddingFailurePage> {
  return request(admin, {
    path: `${tenantPath(tenant, "embeddings", "jobs", jobId)}/failures`,
    query: { ...query },
    signal,
  });
}
