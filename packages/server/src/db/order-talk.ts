import { sql } from "kysely";
import { inTenant, type Db } from "./database.ts";
import type { OrderAskedFor } from "./tables/messages.ts";

/** What was said of orders in the last messages of a conversation, and the e-mail address that its visitor has given. */
export interface OrderTalkRow {
  email: string | null;
  /** Where it was left; null: nowhere, or the assistant has shown something else since. */
  last: OrderAskedFor | null;
  /** Where it was left, whatever was shown since; null: nowhere. */
  left: OrderAskedFor | null;
  /** The assistant's messages that were about an order. */
  answers: string[];
  /** What was given of orders: their numbers, and the e-mail addresses they were placed with. */
  given: string[];
}

/** As many of the assistant's as what it is told of a conversation can have. */
const MOST_LOOKED_BACK = 10;

export async function readOrderTalk(db: Db, tenantId: string, conversationId: string): Promise<OrderTalkRow> {
  return inTenant(db, tenantId, async (tx) => {
    const conversation = await tx
      .selectFrom("conversations")
      .select("customer_email")
      .where("tenant_id", "=", tenantId)
      .where("id", "=", conversationId)
      .executeTakeFirst();
    const rows = await tx
      .selectFrom("messages")
      .select(["content", sql<OrderAskedFor | null>`details -> 'order'`.as("order")])
      .select(
        sql<boolean>`jsonb_path_exists(details, '$.*[*] ? (exists (@.document_id) || exists (@.price))')`.as("shows"),
      )
      .where("tenant_id", "=", tenantId)
      .where("conversation_id", "=", conversationId)
      .where("role", "=", "assistant")
      .orderBy("seq", "desc")
      .limit(MOST_LOOKED_BACK)
      .execute();
    const newest = rows.find(({ order, shows }) => order || shows);
    const given = rows.flatMap(({ order }) => [order?.number ?? [], order?.email ?? []].flat());
    return {
      email: conversation?.customer_email ?? null,
      last: newest?.order ?? null,
      left: rows.find(({ order }) => order)?.order ?? null,
      answers: rows.flatMap(({ content, order }) => (order ? [content] : [])),
      given: [...new Set(given)],
    };
  });
}
