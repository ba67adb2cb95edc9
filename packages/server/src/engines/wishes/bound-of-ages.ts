import { wordsIn } from "../wording/fold.ts";
import { isWithin, partiesIn } from "./parties.ts";
import type { Sentence } from "./sentence.ts";

const ofAges = wordsIn("for für pour para per voor");
const LEAST_GROWN = 20;
/** In words. */
const NEAR_CHILD = 4;

/** Whether a bound in words is one of ages: "for under ten", and where a child is named right before, "my child is under ten". */
export function isOfAges({ text, tokens }: Sentence, from: number, value: number): boolean {
  if (value >= LEAST_GROWN) return false;
  if ([from - 1, from].some((at) => ofAges.has(tokens[at]?.folded ?? ""))) return true;
  const [first, last] = [tokens[Math.max(0, from - NEAR_CHILD)]!, tokens[from]!];
  return partiesIn(text.slice(first.start, last.start)).some((party) => isWithin(party, "child"));
}
