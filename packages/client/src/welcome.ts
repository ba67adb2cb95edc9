import type { Welcome } from "@widget-chat/contract/welcome.ts";
import type { Connection } from "./connection.ts";
import { request, type CallOptions } from "./request.ts";

export interface WelcomeOptions extends CallOptions {
  /** BCP 47; picks a translation where there is one. */
  locale?: string | undefined;
}

/**
 * What to show when the chat opens: the tenant's greeting (Markdown), up to four suggestions, name and picture of the assistant.
 * Throws `TenantNotFoundError`, `AssistantInactiveError` or `OriginNotAllowedError` where there is no chat to be had.
 */
export function welcome(connection: Connection, { locale, signal }: WelcomeOptions = {}): Promise<Welcome> {
  return request(connection, { path: "/api/chat/welcome", query: { locale }, signal });
}
