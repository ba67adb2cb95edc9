import type { Turn } from "../turn.ts";

/**
 * A turn without what was said of orders before, and by what they are known: neither a model nor a search has any business
 * with that.
 */
export function withoutOrders(turn: Turn): Turn {
  const { history, order } = turn;
  if (order.answers.length === 0) return turn;
  const isOfOrder = (at: number): boolean => {
    const message = history[at];
    return message?.role === "assistant" && order.answers.includes(message.content);
  };
  return {
    ...turn,
    history: history.filter(({ role }, at) => !isOfOrder(at) && !(role === "visitor" && isOfOrder(at + 1))),
  };
}
