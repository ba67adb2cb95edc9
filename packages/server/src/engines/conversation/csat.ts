import type { Csat, SendCsat } from "@widget-chat/contract/csat.ts";
import { hasConversation, putCsat } from "../../db/csat.ts";
import type { Db } from "../../db/database.ts";
import type { Tenant } from "../../db/tenants.ts";
import { problems } from "../../errors.ts";
import { isConversationId } from "./ids.ts";

/** Stores a satisfaction score. Throws `conversation_not_found`. */
export async function scoreConversation(
  db: Db,
  tenant: Pick<Tenant, "id" | "csat_enabled">,
  { conversation_id, score, feedback: given }: SendCsat,
  now: Date,
): Promise<Csat> {
  if (!isConversationId(conversation_id)) throw problems.conversationNotFound();
  const feedback = given || null;
  if (!tenant.csat_enabled) {
    // The specification knows no such refusal: a client that goes by it alone is answered as ever.
    if (!(await hasConversation(db, tenant.id, conversation_id))) throw problems.conversationNotFound();
    const at = now.toISOString();
    return { conversation_id, score, feedback, created_at: at, updated_at: at, stored: false };
  }
  const row = await putCsat(db, tenant.id, { conversationId: conversation_id, score, feedback, now });
  if (!row) throw problems.conversationNotFound();
  return {
    conversation_id,
    score: row.score,
    feedback: row.feedback,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    stored: true,
  };
}
