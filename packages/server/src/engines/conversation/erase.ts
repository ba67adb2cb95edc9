import type { EraseConversation, ErasedConversation } from "@widget-chat/contract/erase-conversation.ts";
import { removeConversation } from "../../db/conversation-erasure.ts";
import type { Db } from "../../db/database.ts";
import { problems } from "../../errors.ts";
import { isConversationId } from "./ids.ts";

/** Deletes a visitor's conversation for good. Throws `conversation_not_found`. */
export async function eraseConversation(
  db: Db,
  tenantId: string,
  { conversation_id, session_id }: EraseConversation,
): Promise<ErasedConversation> {
  if (!isConversationId(conversation_id)) throw problems.conversationNotFound();
  const named = { conversationId: conversation_id, sessionId: session_id };
  if (!(await removeConversation(db, tenantId, named))) throw problems.conversationNotFound();
  return { conversation_id, erased: true };
}
