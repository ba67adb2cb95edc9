import type { UnansweredPage } from "@widget-chat/contract/admin/unanswered.ts";
import { request, type CallOptions } from "../request.ts";
import { tenantPath, type AdminConnection } from "./connection.ts";
import type { PageOptions } from "./page.ts";

export interface UnansweredOptions extends PageOptions {
  /** RFC 3339. Default: 30 days ago. */
  since?: string | undefined;
}

/** What visitors asked in vain, grouped, the most frequent first. */
export function listUnanswered(
  admin: AdminConnection,
  tenant: string,
  { signal, ...query }: UnansweredOptions = {},
): Promise<UnansweredPage> {
  return request(admin, { path: tenantPath(tenant, "unanswered"), query: { ...query }, signal });
}

export interface DismissOptions extends CallOptions {
  /** The `since` of the list that the group is from. Default: 30 days ago. */
  since?: string | undefined;
}

/** Puts a group away until one of its questions is asked in vain again. */
export function dismissUnanswered(
  admin: AdminConnection,
  tenant: string,
  key: string,
  { signal, ...query }: DismissOptions = {},
): Promise<void> {
  const path = tenantPath(tenant, "unanswered", key, "dismiss");
  return request(admin, { method: "POST", path, query: { ...query }, signal });
}
