import type { Pick, Sentence } from "./sentence.ts";
import { orders } from "./wish.ts";

/** Other wishes, of which nobody knows what their opposite is. */
const wishes: Pick[] = [
  (words) => words.inStock,
  (words) => words.onSale,
  ...orders.map(
    (order): Pick =>
      (words) =>
        words.order[order],
  ),
  ...(["price", "rating", "reviews"] as const).flatMap((field) =>
    (["low", "medium", "high"] as const).map(
      (value): Pick =>
        ({ vague }) =>
          vague.find((one) => one.field === field && one.value === value)?.said,
    ),
  ),
];

/** "Not too big", "not sure what", "not in stock": nothing that products name. */
export const isNoThing = (sentence: Sentence, denied: number, { from, to }: { from: number; to: number }): boolean =>
  sentence.phraseAt(from, (words) => words.degrees) > 0 ||
  sentence.tokens.slice(denied, to).some((_, i) => wishes.some((pick) => sentence.phraseAt(denied + i, pick) > 0));
