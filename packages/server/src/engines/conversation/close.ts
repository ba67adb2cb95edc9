import type { CloseConversation, ClosedConversation } from "@widget-chat/contract/close-conversation.ts";
import { resolveConversation } from "../../db/closing.ts";
import type { Db } from "../../db/database.ts";
import { problems } from "../../errors.ts";
import { idleSince, standing } from "./history.ts";
import { isConversationId } from "./ids.ts";

/** Ends a conversation for its visitor; one that is over stays as it is. Throws `conversation_not_found`. */
export async function closeConversation(
  db: Db,
  tenantId: string,
  { conversation_id }: CloseConversation,
  now: Date,
): Promise<ClosedConversation> {
  if (!isConversationId(conversation_id)) throw problems.conversationNotFound();
  const row = await resolveConversation(db, tenantId, {
    conversationId: conversation_id,
    reason: "visitor_closed",
    now,
    idleSince: idleSince(now),
  });
  if (!row) throw problems.conversationNotFound();
  return { conversation_id, ...standing(row, now) };
}
