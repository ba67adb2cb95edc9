import type { Reading } from "./follow-up.ts";
import { whatIsAsked } from "./question.ts";
import { saidIn } from "./words/clauses.ts";
import { holdsPhrase } from "./words/phrase-set.ts";
import type { Words } from "./words/words.ts";

/** Whether it is asked what something costs, and nothing else; who goes on, "and for children?", asks what was asked before. */
export function asksPrice({ question, asPut, carried, before }: Reading, words: Words): boolean {
  if (whatIsAsked(question, words).some((kind) => kind !== "amount")) return false;
  const goesOn = carried.size > 0 && whatIsAsked(asPut, words).length === 0;
  return isOfPrice(question, words) || (goesOn && isOfPrice(before, words));
}

/** Whether a text says so itself, be it a question or a heading. */
export const isOfPrice = (text: string, { price }: Words): boolean => holdsPhrase(saidIn(text), price);
