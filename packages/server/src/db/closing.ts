import { sql } from "kysely";
import { inTenant, type Db } from "./database.ts";
import type { ReadRow } from "./conversations.ts";

interface Closing {
  conversationId: string;
  reason: string;
  now: Date;
  /** A conversation without a message since then is over already. */
  idleSince: Date;
}

/** Resolves a conversation, unless it is over: then nothing changes. Null: there is no such conversation. */
export function resolveConversation(
  db: Db,
  tenantId: string,
  { conversationId, reason, now, idleSince }: Closing,
): Promise<Pick<ReadRow, "status" | "handler" | "last_message_at"> | null> {
  return inTenant(db, tenantId, async (tx) => {
    const found = await tx
      .selectFrom("conversations")
      .select(["status", "handler", "last_message_at"])
      .where("tenant_id", "=", tenantId)
      .where("id", "=", conversationId)
      .forUpdate()
      .executeTakeFirst();
    if (!found || found.status === "resolved" || found.last_message_at <= idleSince) return found ?? null;
    await sql`
      select move_conversation(${tenantId}, ${conversationId}, 'resolved', 'resolved', 'assistant', ${reason}, ${now})`.execute(
      tx,
    );
    return { ...found, status: "resolved", handler: "assistant" };
  });
}
