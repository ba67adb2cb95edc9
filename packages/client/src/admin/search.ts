import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { Mode } from "@widget-chat/contract/mode.ts";
import { request, type CallOptions } from "../request.ts";
import { tenantPath, type AdminConnection } from "./connection.ts";

export interface SearchOptions extends CallOptions {
  /** Default: the tenant's default mode. */
  mode?: Mode | undefined;
  /** What the visitor wrote before it in the conversation, the oldest first. At most ten. */
  before?: string[] | undefined;
  /** 1–200 results. Default 10. */
  limit?: number | undefined;
}

/** What the assistant would find for a question, best first. */
export function search(
  admin: AdminConnection,
  tenant: string,
  question: string,
  { signal, ...query }: SearchOptions = {},
): Promise<SearchResults> {
  return request(admin, { path: tenantPath(tenant, "search"), query: { q: question, ...query }, signal });
}
