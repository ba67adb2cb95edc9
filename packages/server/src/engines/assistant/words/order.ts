import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { Order, Words } from "./words.ts";

/** Whether something is said to come before or after something else; null where neither or both are said. */
export function orderIn(said: readonly string[], { order }: Words): Order | null {
  const [isBefore, isAfter] = [holdsPhrase(said, order.before), holdsPhrase(said, order.after)];
  if (isBefore === isAfter) return null;
  return isBefore ? "before" : "after";
}
