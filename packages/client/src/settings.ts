import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import type { Connection } from "./connection.ts";
import { request, type CallOptions } from "./request.ts";

/**
 * How the tenant's widget behaves: pre-chat form, limits, satisfaction score, theme.
 * `widget_rate_limit` counts messages per `widget_rate_limit_window` seconds. Throws what `welcome` throws.
 */
export function settings(connection: Connection, { signal }: CallOptions = {}): Promise<WidgetSettings> {
  return request(connection, { path: "/api/chat/widget-settings", signal });
}
