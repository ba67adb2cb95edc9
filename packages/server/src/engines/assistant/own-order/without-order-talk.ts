import type { Turn } from "../turn.ts";

/**
 * A turn without what was said of orders before, and by what they are known: neither a model nor a search has any business
 * with that. Messages may overlap, and an answer stand behind another question than its own, so that what names a number or an
 * address goes wherever it stands.
 */
export function withoutOrderTalk(turn: Turn): Turn {
  const { history, order } = turn;
  if (order.answers.length === 0) return turn;
  const given = order.given.map((one) => one.toLowerCase());
  const namesOrder = (content: string): boolean => given.some((one) => content.toLowerCase().includes(one));
  const isOfOrder = (at: number): boolean => {
    const message = history[at];
    return message?.role === "assistant" && order.answers.includes(message.content);
  };
  return {
    ...turn,
    history: history.filter(
      ({ role, content }, at) => !isOfOrder(at) && !(role === "visitor" && isOfOrder(at + 1)) && !namesOrder(content),
    ),
  };
}
