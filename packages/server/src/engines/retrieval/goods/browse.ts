import type { Order } from "../../wishes/wish.ts";
import type { LexemeIndex } from "../index/lexeme-index.ts";
import type { Hit, Scored } from "../ranking.ts";
import type { Meets } from "./choosing.ts";
import type { Facts } from "./facts.ts";
import { isBefore, worthsBy, type Placed } from "./orders.ts";

/**
 * The first of all that meet a wish without words: "what is on sale?" If nothing is said of their order, what can be had comes
 * first, and of that what most people bought.
 */
export function browse(
  index: LexemeIndex,
  facts: Facts,
  meets: Meets | null,
  order: Order | null,
  limit: number,
): Scored[] {
  const [worth, among] = worthsBy(facts, order);
  const first: (Placed & { text: number })[] = [];
  for (let text = 0; text < index.ids.length; text++) {
    if (meets && !meets(text)) continue;
    const one = { text, worth: worth(text), among: among(text) };
    if (first.length === limit && !isBefore(one, first.at(-1)!)) continue;
    let place = first.length;
    while (place > 0 && isBefore(one, first[place - 1]!)) place--;
    first.splice(place, 0, one);
    if (first.length > limit) first.pop();
  }
  return first.map(({ text }) => ({ text, score: 1 }));
}

/** What meets a wish, and was looked for by no word. */
export const browsed =
  ({ ids }: LexemeIndex) =>
  ({ text, score }: Scored): Hit => ({ id: ids[text]!, text, score, holds: [] });
