import type { Tx } from "./database.ts";

interface Named {
  conversationId: string;
  /** Given, only a conversation of this session is found. */
  sessionId?: string;
}

/**
 * Locks a conversation until the transaction ends.
 * @param strength `update`: one at a time; `key share`: it only stays in place
 * @returns whether there is such a conversation
 */
export async function lockConversation(
  tx: Tx,
  tenantId: string,
  { conversationId, sessionId }: Named,
  strength: "update" | "key share",
): Promise<boolean> {
  let found = tx
    .selectFrom("conversations")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", conversationId);
  if (sessionId !== undefined) found = found.where("session_id", "=", sessionId);
  const locked = strength === "update" ? found.forUpdate() : found.forKeyShare();
  return (await locked.executeTakeFirst()) !== undefined;
}
