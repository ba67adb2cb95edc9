import type { Db } from "./database.ts";
import { readOrderTalk, type OrderTalkRow } from "./order-talk.ts";
import { readShownProducts, type ShownProducts } from "./shown-products.ts";

/** What the next answer in a conversation goes on from. */
export interface Memory {
  shown(tenantId: string, conversationId: string): Promise<ShownProducts[]>;
  orderTalk(tenantId: string, conversationId: string): Promise<OrderTalkRow>;
}

export const openMemory = (db: Db): Memory => ({
  shown: (tenantId, conversationId) => readShownProducts(db, tenantId, conversationId),
  orderTalk: (tenantId, conversationId) => readOrderTalk(db, tenantId, conversationId),
});
