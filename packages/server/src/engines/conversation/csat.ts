import type { Csat, SendCsat } from "@widget-chat/contract/csat.ts";
import { putCsat } from "../../db/csat.ts";
import type { Db } from "../../db/database.ts";
import { problems } from "../../errors.ts";
import { isConversationId } from "./ids.ts";

/** Stores a satisfaction score. Throws `conversation_not_found`. */
export async function scoreConversation(
  db: Db,
  tenantId: string,
  { conversation_id, score, feedback }: SendCsat,
  now: Date,
): Promise<Csat> {
  if (!isConversationId(conversation_id)) throw problems.conversationNotFound();
  const row = await putCsat(db, tenantId, { conversationId: conversation_id, score, feedback: feedback || null, now });
  if (!row) throw problems.conversationNotFound();
  return {
    conversation_id,
    score: row.score,
    feedback: row.feedback,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
