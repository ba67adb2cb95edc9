import { sql, type Selectable } from "kysely";
import { inTenant, type Db } from "./database.ts";
import { lockConversation } from "./lock-conversation.ts";
import type { CsatTable } from "./tables/csat.ts";

export interface Score {
  conversationId: string;
  score: number;
  feedback: string | null;
  now: Date;
}

/** Stores or replaces a conversation's score; the same again changes nothing. Null: there is no such conversation. */
export function putCsat(
  db: Db,
  tenantId: string,
  { conversationId, score, feedback, now }: Score,
): Promise<Selectable<CsatTable> | null> {
  return inTenant(db, tenantId, async (tx) => {
    // The lock keeps two scores that arrive together in order, and the conversation in place.
    if (!(await lockConversation(tx, tenantId, { conversationId }, "update"))) return null;
    return tx
      .insertInto("csat")
      .values({
        tenant_id: tenantId,
        conversation_id: conversationId,
        score,
        feedback,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(["tenant_id", "conversation_id"]).doUpdateSet({
          score,
          feedback,
          updated_at: sql<Date>`case when (csat.score, csat.feedback) is distinct from (${score}::int, ${feedback}::text) then ${now}::timestamptz else csat.updated_at end`,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Whether the tenant has this conversation. */
export async function hasConversation(db: Db, tenantId: string, id: string): Promise<boolean> {
  const row = await inTenant(db, tenantId, (tx) =>
    tx
      .selectFrom("conversations")
      .select("id")
      .where("tenant_id", "=", tenantId)
      .where("id", "=", id)
      .executeTakeFirst(),
  );
  return row !== undefined;
}
