import type { EmbeddingsState } from "@widget-chat/contract/admin/embeddings.ts";
import { request, type CallOptions } from "../request.ts";
import { tenantPath, type AdminConnection } from "./connection.ts";

/** How far a tenant's documents can be found by their meaning. */
export function getEmbeddings(
  admin: AdminConnection,
  tenant: string,
  { signal }: CallOptions = {},
): Promise<EmbeddingsState> {
  return request(admin, { path: tenantPath(tenant, "embeddings"), signal });
}
