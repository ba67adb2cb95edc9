import type { HeardTurn } from "../said/heard-turn.ts";
import { matterOf } from "../said/question.ts";
import type { Turn } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import { asksForOrder } from "./asks-order.ts";
import { givenIn } from "./given.ts";

/** A number as orders have it, or an address, and nothing else. */
const ALONE = /^\s*#?(?:(?=\S*\d{4})[\p{L}\p{N}._/-]+|[^\s@]+@[^\s@]+\.[^\s@.]+)[\s.!]*$/u;

/**
 * The turn that is answered once more where a visitor asked for an order of his own and then gives what it is known by, "10042", to
 * a shop that tells nothing of orders: that it cannot be looked up, and who can. Null: nothing of this is so.
 */
export function orderAskedBefore({ given, language: { words } }: HeardTurn): Turn | null {
  const at = given.history.findLastIndex(({ role }) => role === "visitor");
  const question = given.history[at]?.content;
  if (question === undefined || !ALONE.test(given.question)) return null;
  const asks = matterOf(saidIn(question), words) === "parcel" || asksForOrder(givenIn(question, words), words);
  return asks ? { ...given, question, history: given.history.slice(0, at) } : null;
}
