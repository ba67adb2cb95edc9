import type { History, HistoryQuery } from "@widget-chat/contract/history.ts";
import type { ConversationStatus, Handler } from "@widget-chat/contract/life-cycle.ts";
import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import type { ConversationStore, MessageRow, ReadRow } from "../../db/conversations.ts";
import { problems } from "../../errors.ts";
import type { CardNow, LastTold } from "../catalogue/cards.ts";
import { isConversationId } from "./ids.ts";
import { toMessage } from "./messages.ts";

/** So long what a shop told of a product is believed more than a catalogue that has not changed. */
const LIVE_MS = 24 * 60 * 60 * 1000;
const IDLE_MS = 24 * 60 * 60 * 1000;

export interface HistoryDeps {
  read: ConversationStore["read"];
  /** Looks up what has become of products that were shown; gives what turns a card of theirs into that of now. */
  cardsNow(tenantId: string, shown: ProductCard[]): Promise<CardNow>;
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
  const told = lastTold(page, deps.now());
  const asNow = await deps.cardsNow(
    tenantId,
    messages.flatMap(({ products = [] }) => products),
  );
  return {
    conversation_id: conversationId,
    ...standing(row, deps.now()),
    messages: messages.map((message) =>
      message.products
        ? { ...message, products: message.products.map((card) => asNow(card, told.get(card.id))) }
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

/** What the shop itself has told last of each product that messages show. */
function lastTold(messages: MessageRow[], now: Date): Map<string, LastTold> {
  const told = new Map<string, LastTold>();
  for (const message of messages) {
    const at = new Date(message.created_at);
    const details = message.role === "assistant" ? message.details : null;
    if (!details?.live || now.getTime() - at.getTime() >= LIVE_MS) continue;
    const { prices, stock } = details.live;
    for (const { id, price, regular_price, availability } of details.products)
      told.set(id, {
        ...told.get(id),
        ...(prices.includes(id) && { prices: { price, regular_price, at } }),
        ...(stock.includes(id) && { stock: { availability, at } }),
      });
  }
  return told;
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
