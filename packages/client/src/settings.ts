import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import type { Connection } from "./connection.ts";
import { request, type CallOptions } from "./request.ts";

export interface SettingsOptions extends CallOptions {
  /** BCP 47; picks the texts in this language where the tenant wrote them. Default: the tenant's own. */
  locale?: string | undefined;
  /** Asks the server, whatever the browser has kept of an earlier answer (it may for a minute). */
  fresh?: boolean | undefined;
}

/**
 * How the tenant's widget behaves: pre-chat form, consent, limits, satisfaction score, theme, the owner's own texts.
 * `widget_rate_limit` counts messages per `widget_rate_limit_window` seconds. Throws what `welcome` throws.
 */
export function settings(
  connection: Connection,
  { locale, fresh, signal }: SettingsOptions = {},
): Promise<WidgetSettings> {
  return request(connection, { path: "/api/chat/widget-settings", query: { locale }, fresh, signal });
}
