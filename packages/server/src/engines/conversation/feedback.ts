import type { Feedback, GiveFeedback } from "@widget-chat/contract/feedback.ts";
import type { Db } from "../../db/database.ts";
import { putFeedback } from "../../db/feedback.ts";
import { problems } from "../../errors.ts";
import { isConversationId } from "./ids.ts";

/** Stores what the visitor thinks of an answer. Throws `conversation_not_found`, `message_not_found`. */
export async function giveFeedback(
  db: Db,
  tenantId: string,
  { conversation_id, message_id, helpful }: GiveFeedback,
  now: Date,
): Promise<Feedback> {
  if (!isConversationId(conversation_id)) throw problems.conversationNotFound();
  const given = { conversationId: conversation_id, messageId: message_id, helpful, now };
  const outcome = await putFeedback(db, tenantId, given);
  if (outcome === "conversation_not_found") throw problems.conversationNotFound();
  if (outcome === "message_not_found") throw problems.messageNotFound();
  return { conversation_id, message_id, helpful };
}
