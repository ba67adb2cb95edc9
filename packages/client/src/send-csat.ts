import type { Csat, SendCsat } from "@widget-chat/contract/csat.ts";
import type { Connection } from "./connection.ts";
import { request, type CallOptions } from "./request.ts";

/**
 * Sends the visitor's satisfaction score, a whole number from 1 to 5, with up to 2,000 characters of feedback; sent again,
 * it replaces the one before. Throws `ConversationNotFoundError` and `ValidationError`.
 */
export function sendCsat(connection: Connection, body: SendCsat, { signal }: CallOptions = {}): Promise<Csat> {
  return request(connection, { method: "POST", path: "/api/chat/widget/csat", json: body, repeatable: true, signal });
}
