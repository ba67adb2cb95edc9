import { transport, type ConnectionOptions, type Transport } from "../connection.ts";

/** An administrator's connection, made by `connectAdmin`. It holds the key: never send it to a browser that is not the administrator's. */
export interface AdminConnection extends Transport {
  readonly admin: true;
}

/** Names server and key for the functions of the admin API; sends nothing yet. */
export function connectAdmin(options: ConnectionOptions & { apiKey: string }): AdminConnection {
  return { ...transport(options, { authorization: `Bearer ${options.apiKey}` }, "same-origin"), admin: true };
}

/** The path of a tenant, named by slug or id, or of something that belongs to it. */
export const tenantPath = (tenant: string, ...rest: string[]): string =>
  ["/api/admin/tenants", ...[tenant, ...rest].map(encodeURIComponent)].join("/");
