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

/**
 * What the assistant's last messages in a conversation showed, the newest last, those that showed nothing too. Before them
 * stands what of an older wish still holds.
 */
export async function readShownProducts(db: Db, tenantId: string, conversationId: string): Promise<ShownProducts[]> {
  const rows = await inTenant(db, tenantId, async (tx) => {
    const answers = tx
      .selectFrom("messages")
      .select("seq")
      .select(sql<string[] | null>`jsonb_path_query_array(details, '$.products[*].id')`.as("products"))
      .select(sql<StandingWish | null>`details -> 'standing'`.as("standing"))
      .where("tenant_id", "=", tenantId)
      .where("conversation_id", "=", conversationId)
      .where("role", "=", "assistant")
      .orderBy("seq", "desc");
    const last = await answers.limit(ANSWERS_LOOKED_BACK).execute();
    const oldest = last.at(-1);
    if (!oldest || last.length < ANSWERS_LOOKED_BACK || last.some(({ standing }) => standing !== null)) return last;
    const older = await answers
      .where("seq", "<", oldest.seq)
      .where(sql<boolean>`details -> 'standing' is not null`)
      .limit(1)
      .execute();
    return [...last, ...older.flatMap(({ seq, standing }) => lasting(seq, standing))];
  });
  return rows.map(({ products, standing }) => ({ products: products ?? [], standing })).toReversed();
}

/** What holds of a wish however long ago it was said: what somebody can't have. */
function lasting(seq: number, standing: StandingWish | null): (ShownProducts & { seq: number })[] {
  const filters = standing?.filters.filter(({ lasts }) => lasts) ?? [];
  return filters.length === 0 ? [] : [{ seq, products: [], standing: { words: "", filters, order: null, seen: [] } }];
}
