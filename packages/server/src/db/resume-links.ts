import { sql } from "kysely";
import { inTenant, type Db } from "./database.ts";
import { lockConversation } from "./lock-conversation.ts";
import { inEachTenant } from "./tenants.ts";

interface Link {
  conversationId: string;
  sessionId: string;
  tokenHash: Buffer;
  expiresAt: Date;
}

/** Stores a link, and of the conversation's earlier ones only the newest, so that there are `most` at most. False: the session has no such conversation. */
export function putResumeLink(
  db: Db,
  tenantId: string,
  { conversationId, sessionId, tokenHash, expiresAt }: Link,
  most: number,
): Promise<boolean> {
  return inTenant(db, tenantId, async (tx) => {
    // One at a time, or each would find too few.
    if (!(await lockConversation(tx, tenantId, { conversationId, sessionId }, "update"))) return false;
    const ofConversation = sql`tenant_id = ${tenantId} and conversation_id = ${conversationId}`;
    await sql`
      delete from resume_links where ${ofConversation} and token_hash not in (
        select token_hash from resume_links where ${ofConversation} order by expires_at desc limit ${most - 1})`.execute(
      tx,
    );
    await tx
      .insertInto("resume_links")
      .values({
        tenant_id: tenantId,
        token_hash: tokenHash,
        conversation_id: conversationId,
        expires_at: expiresAt,
      })
      .execute();
    return true;
  });
}

export interface Resumption {
  conversation_id: string;
  session_id: string;
}

/** Uses a link up. Of several at the same instant, one gets the conversation; null: there is no such link any more. */
export function takeResumeLink(db: Db, tenantId: string, tokenHash: Buffer, now: Date): Promise<Resumption | null> {
  return inTenant(db, tenantId, async (tx) => {
    const { rows } = await sql<Resumption>`
      with used as (
        delete from resume_links where tenant_id = ${tenantId} and token_hash = ${tokenHash}
        returning conversation_id, expires_at
      )
      select c.id as conversation_id, c.session_id
      from used u join conversations c on c.tenant_id = ${tenantId} and c.id = u.conversation_id
      where u.expires_at > ${now}`.execute(tx);
    return rows[0] ?? null;
  });
}

/** Forgets every tenant's links that nobody has used in time. */
export async function sweepResumeLinks(db: Db, now: Date, onError: (error: unknown) => void): Promise<void> {
  await inEachTenant(
    db,
    (tx, id) => tx.deleteFrom("resume_links").where("tenant_id", "=", id).where("expires_at", "<=", now).execute(),
    onError,
  );
}
