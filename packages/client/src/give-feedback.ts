import type { Feedback, GiveFeedback } from "@widget-chat/contract/feedback.ts";
import type { Connection } from "./connection.ts";
import { request, type CallOptions } from "./request.ts";

/**
 * Says whether an answer helped (`helpful`: true or false; null takes it back). The history has it with the message.
 * Throws `ConversationNotFoundError`, and `MessageNotFoundError` for what is no answer of this conversation.
 */
export function giveFeedback(
  connection: Connection,
  body: GiveFeedback,
  { signal }: CallOptions = {},
): Promise<Feedback> {
  const path = "/api/chat/widget/feedback";
  return request(connection, { method: "POST", path, json: body, repeatable: true, signal });
}
