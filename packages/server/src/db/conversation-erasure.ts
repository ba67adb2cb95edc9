import { sql } from "kysely";
import { inTenant, type Db } from "./database.ts";

interface Named {
  conversationId: string;
  sessionId: string;
}

/**
 * Removes a conversation with everything of it, all at once.
 *
 * What goes on from it goes on from what it went on from. Of its turns only the keys stay, for as long as keys are kept:
 * a retry that comes late would else be a new message, and bring back what was said.
 * @returns whether the session had such a conversation
 */
export function removeConversation(db: Db, tenantId: string, { conversationId, sessionId }: Named): Promise<boolean> {
  return inTenant(db, tenantId, async (tx) => {
    // Whatever is being stored of it comes before, or not at all.
    const found = await tx
      .selectFrom("conversations")
      .select("follows")
      .where("tenant_id", "=", tenantId)
      .where("id", "=", conversationId)
      .where("session_id", "=", sessionId)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return false;
    await sql`
      update turns set request_hash = '', conversation_id = '', question_seq = 0, answer_id = gen_random_uuid(), answer_seq = 0
      where tenant_id = ${tenantId} and session_id = ${sessionId} and conversation_id = ${conversationId}`.execute(tx);
    // The rest goes with it.
    await tx
      .deleteFrom("conversations")
      .where("tenant_id", "=", tenantId)
      .where("id", "=", conversationId)
      .executeTakeFirst();
    await tx
      .updateTable("conversations")
      .set({ follows: found.follows })
      .where("tenant_id", "=", tenantId)
      .where("follows", "=", conversationId)
      .executeTakeFirst();
    return true;
  });
}
