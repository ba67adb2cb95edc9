import { isIn, type Places } from "./places.ts";
import type { Weigher } from "./weigher.ts";
import type { Wish } from "./wish.ts";

/** Whether it holds all of several words that are asked about, without help from a heading. */
export function holdsWhole(own: Places, { isOwnTopic }: Weigher): boolean {
  let topics = 0;
  for (let term = 0; term < isOwnTopic.length; term++) {
    if (!isOwnTopic[term]) continue;
    if (!isIn(own, term)) return false;
    topics++;
  }
  return topics > 1;
}

/** Whether it holds all words of its own that a question has beside those it carries. */
export function holdsOwn(own: Places, { isTopic, isForm, terms }: Weigher, { asPut }: Wish): boolean {
  const asked = terms.flatMap((_, term) => (isTopic[term] && asPut.some(isForm[term]!) ? [term] : []));
  return asked.some((term) => terms[term]!.length > 2) && asked.every((term) => isIn(own, term));
}
