import { sql } from "kysely";
import { inTenant, type Db } from "./database.ts";
import type { StandingWish } from "./tables/messages.ts";

/** What one of the assistant's messages showed of the catalogue. */
export interface ShownProducts {
  /** The shop's ids of the products, in their order. */
  products: string[];
  standing: StandingWish | null;
}

/** A shop assistant remembers what was shown so many answers ago. */
const ANSWERS_LOOKED_BACK = 6;

/** What the assistant's last messages in a conversation showed, the newest last, those that showed nothing too. */
export async function readShownProducts(db: Db, tenantId: string, conversationId: string): Promise<ShownProducts[]> {
  const rows = await inTenant(db, tenantId, (tx) =>
    tx
      .selectFrom("messages")
      .select(sql<string[] | null>`jsonb_path_query_array(details, '$.products[*].id')`.as("products"))
      .select(sql<StandingWish | null>`details -> 'standing'`.as("standing"))
      .where("tenant_id", "=", tenantId)
      .where("conversation_id", "=", conversationId)
      .where("role", "=", "assistant")
      .orderBy("seq", "desc")
      .limit(ANSWERS_LOOKED_BACK)
      .execute(),
  );
  return rows.map(({ products, standing }) => ({ products: products ?? [], standing })).toReversed();
}
