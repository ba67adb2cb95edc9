import { sql } from "kysely";
import { inTenant, type Db } from "./database.ts";
import { lockConversation } from "./lock-conversation.ts";

interface Given {
  conversationId: string;
  messageId: string;
  /** Null takes it back. */
  helpful: boolean | null;
  now: Date;
}

/** Stores, replaces or takes back what the visitor thinks of an answer; the same again changes nothing. */
export function putFeedback(
  db: Db,
  tenantId: string,
  { conversationId, messageId, helpful, now }: Given,
): Promise<"stored" | "conversation_not_found" | "message_not_found"> {
  return inTenant(db, tenantId, async (tx) => {
    // The lock keeps the conversation in place.
    if (!(await lockConversation(tx, tenantId, { conversationId }, "key share"))) return "conversation_not_found";
    const message = await tx
      .selectFrom("messages")
      .select("seq")
      .where("tenant_id", "=", tenantId)
      .where("conversation_id", "=", conversationId)
      // As text: what a client sends need not be an id.
      .where(sql`id::text`, "=", messageId)
      .where("role", "in", ["assistant", "agent"])
      .executeTakeFirst();
    if (!message) return "message_not_found";
    const key = { tenant_id: tenantId, conversation_id: conversationId, seq: message.seq };
    if (helpful === null) {
      await sql`
        delete from feedback
        where tenant_id = ${tenantId} and conversation_id = ${conversationId} and seq = ${message.seq}`.execute(tx);
    } else {
      await tx
        .insertInto("feedback")
        .values({ ...key, helpful, created_at: now, updated_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(["tenant_id", "conversation_id", "seq"])
            .doUpdateSet({ helpful, updated_at: now })
            .where("feedback.helpful", "<>", helpful),
        )
        .executeTakeFirst();
    }
    return "stored";
  });
}
