import type { Welcome } from "@widget-chat/contract/welcome.ts";
import type { Connection } from "./connection.ts";
import { request, type CallOptions } from "./request.ts";

export interface WelcomeOptions extends CallOptions {
  /** BCP 47; picks a translation where the tenant wrote one. */
  locale?: string | undefined;
}

/** What to show when the chat opens. */
export function welcome(connection: Connection, { locale, signal }: WelcomeOptions = {}): Promise<Welcome> {
  return request(connection, { path: "/api/chat/welcome", query: { locale }, signal });
}
