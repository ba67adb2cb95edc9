import type { History, HistoryQuery } from "@widget-chat/contract/history.ts";
import type { ConversationStatus, Handler } from "@widget-chat/contract/life-cycle.ts";
import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import type { ConversationStore, MessageRow, ReadRow } from "../../db/conversations.ts";
import { problems } from "../../errors.ts";
import { isConversationId } from "./ids.ts";
import { toMessage } from "./messages.ts";

/** So long what a shop told of a product is believed more than a catalogue that has not changed. */
const LIVE_MS = 24 * 60 * 60 * 1000;
const IDLE_MS = 24 * 60 * 60 * 1000;

export interface HistoryDeps {
  read: ConversationStore["read"];
  /**
   * Looks up what has become of products that were shown; gives what turns a card of theirs into that of now, where `told` is
   * when its shop said what it costs and whether it can be had.
   */
  cardsNow(tenantId: string, shown: ProductCard[]): Promise<(card: ProductCard, told: Date | null) => ProductCard>;
  now(): Date;
}

/** A page of a conversation's messages. Throws `conversation_not_found`. */
export async function readHistory(
  deps: HistoryDeps,
  tenantId: string,
  conversationId: string,
  { limit, before, after }: HistoryQuery,
): Promise<History> {
  if (!isConversationId(conversationId)) throw problems.conversationNotFound();
  const row = await deps.read({ tenantId, conversationId, limit, before: before ?? null, after: after ?? null });
  if (row.status === null) throw problems.conversationNotFound();
  const rows = row.messages ?? [];
  const hasMore = rows.length > limit;
  // The one too many lies at the far end: the newest when reading on, the oldest when reading back.
  const page = !hasMore ? rows : after === undefined ? rows.slice(1) : rows.slice(0, limit);
  const messages = page.map((message) => toMessage(message, row.feedback));
  const toldIn = page.map((message) => toldLive(message, deps.now()));
  const asNow = await deps.cardsNow(
    tenantId,
    messages.flatMap(({ products = [] }) => products),
  );
  return {
    conversation_id: conversationId,
    ...standing(row, deps.now()),
    messages: messages.map((message, at) =>
      message.products
        ? { ...message, products: message.products.map((card) => asNow(card, toldIn[at]!(card.id))) }
        : message,
    ),
    has_more: hasMore,
    csat: row.csat && {
      score: row.csat.score,
      feedback: row.csat.feedback,
      created_at: new Date(row.csat.created_at).toISOString(),
    },
  };
}

/** When the shop told of a product that a message shows; null: it did not, or so long ago that nobody knows any more. */
function toldLive(message: MessageRow, now: Date): (id: string) => Date | null {
  const live = message.role === "assistant" ? message.details?.live : undefined;
  const told = new Date(message.created_at);
  const isFresh = now.getTime() - told.getTime() < LIVE_MS;
  return (id) => (isFresh && live?.includes(id) ? told : null);
}

/** Whoever has written since then keeps the conversation open. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_MS);

/** A conversation in which nobody has written for a day is resolved; its event is written when somebody does. */
export function standing(
  { status, handler, last_message_at }: Pick<ReadRow, "status" | "handler" | "last_message_at">,
  now: Date,
): { status: ConversationStatus; handler: Handler } {
  if (last_message_at <= idleSince(now)) return { status: "resolved", handler: "assistant" };
  return { status: status as ConversationStatus, handler };
}
