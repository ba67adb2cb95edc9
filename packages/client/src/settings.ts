import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import type { Connection } from "./connection.ts";
import { request, type CallOptions } from "./request.ts";

/** How the tenant's widget behaves. */
export function settings(connection: Connection, { signal }: CallOptions = {}): Promise<WidgetSettings> {
  return request(connection, { path: "/api/chat/widget-settings", signal });
}
