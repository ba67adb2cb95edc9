import type { PutSynonyms, Synonyms } from "@widget-chat/contract/admin/synonyms.ts";
import { request, type CallOptions } from "../request.ts";
import { tenantPath, type AdminConnection } from "./connection.ts";

export function getSynonyms(admin: AdminConnection, tenant: string, { signal }: CallOptions = {}): Promise<Synonyms> {
  return request(admin, { path: tenantPath(tenant, "synonyms"), signal });
}

/** Puts these in the place of all that were there. */
export function putSynonyms(
  admin: AdminConnection,
  tenant: string,
  groups: PutSynonyms["groups"],
  { signal }: CallOptions = {},
): Promise<Synonyms> {
  return request(admin, {
    method: "PUT",
    path: tenantPath(tenant, "synonyms"),
    json: { groups },
    repeatable: true,
    signal,
  });
}
