import type { CloseConversation, ClosedConversation } from "@widget-chat/contract/close-conversation.ts";
import type { Connection } from "./connection.ts";
import { request, type CallOptions } from "./request.ts";

/**
 * Ends a conversation for its visitor; sent again, it changes nothing. A message written afterwards opens it again.
 * Throws `ConversationNotFoundError`.
 */
export function closeConversation(
  connection: Connection,
  body: CloseConversation,
  { signal }: CallOptions = {},
): Promise<ClosedConversation> {
  return request(connection, { method: "POST", path: "/api/chat/widget/close", json: body, repeatable: true, signal });
}
