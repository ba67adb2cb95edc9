import type { Order } from "../../wishes/wish.ts";
import type { Scored } from "../ranking.ts";
import { hadIn } from "./arranging.ts";
import type { Facts } from "./facts.ts";

/** How far to the front something belongs, and how far of its equals. */
export interface Placed {
  worth: number;
  among: number;
}

export const isBefore = (one: Placed, other: Placed): boolean =>
  one.worth > other.worth || (one.worth === other.worth && one.among > other.among);

/** What belongs to the front comes first, and of equals what can be had. */
export function inOrder(facts: Facts, found: readonly Scored[], order: Order): Scored[] {
  const [worth, among] = worthsBy(facts, order);
  return found.toSorted(({ text: one }, { text: other }) => worth(other) - worth(one) || among(other) - among(one));
}

type Worth = (text: number) => number;

/** By what something belongs to the front, and by what of its equals. */
export function worthsBy(facts: Facts, order: Order | null): [Worth, Worth] {
  const isHad = hadIn(facts);
  const had = (text: number): number => Number(isHad(text));
  return order ? [worthBy(facts, order), had] : [had, worthBy(facts, "popular")];
}

/** How far to the front a text belongs; what nobody knows comes last. */
function worthBy(facts: Facts, order: Order): Worth {
  const known = (value: number): number => (Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value);
  if (order === "cheapest") return (text) => -facts.price[text]!;
  if (order === "dearest") return (text) => facts.price[text]!;
  const numbers = order === "rating" ? facts.rating : order === "newest" ? facts.newness : facts.reviews;
  return (text) => known(numbers[text]!);
}
