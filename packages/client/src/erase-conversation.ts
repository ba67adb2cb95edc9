import type { EraseConversation, ErasedConversation } from "@widget-chat/contract/erase-conversation.ts";
import type { Connection } from "./connection.ts";
import { isChatError } from "./errors.ts";
import { request, type CallOptions } from "./request.ts";
import { withRetries } from "./retry.ts";

/**
 * Deletes a conversation for good, an answer that is still being made included. What the page itself keeps of it is the
 * caller's to forget. Throws `ConversationNotFoundError` for one that this session does not have.
 */
export function eraseConversation(
  connection: Connection,
  body: EraseConversation,
  { signal }: CallOptions = {},
): Promise<ErasedConversation> {
  let tries = 0;
  return withRetries(connection, false, signal, async () => {
    const isAgain = tries++ > 0;
    try {
      return await request(connection, { method: "POST", path: "/api/chat/widget/erase", json: body, signal });
    } catch (error) {
      // An earlier try got through, and its answer was lost.
      if (!isAgain || !isChatError(error, "conversation_not_found")) throw error;
      return { conversation_id: body.conversation_id, erased: true };
    }
  });
}
