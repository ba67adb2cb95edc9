import { ageTokensOf } from "../../wishes/ages.ts";
import { saidIn } from "../words/clauses.ts";
import { ageIn } from "./age-in.ts";
import type { HeardTurn } from "./heard-turn.ts";

/** Who said more messages ago for whom something is may seek for somebody else by now. */
const LOOKED_BACK = 4;
/** In words: "no, sorry, I meant 4 months". */
const MOST_SAID = 8;

/**
 * A message that says another age and nothing else, as the last that said for whom something is would have said it: "no, sorry, 4
 * months" after "for a baby of 8 months" is "for a baby of 4 months". Null: it says more, or no age was said before.
 */
export function ageCorrected({ heard, given, language }: HeardTurn): string | null {
  const { words } = language;
  const question = heard.rest || given.question;
  const said = saidIn(question);
  if (said.length > MOST_SAID || ageTokensOf(question).filter(({ number }) => number !== null).length !== 1)
    return null;
  const age = ageIn(question, words);
  if (!age || age.isOfSomebody || age.areSeveral) return null;
  const isIdle = (word: string): boolean => words.plain.has(word) || words.negations.has(word);
  if (!saidIn(age.rest).every(isIdle)) return null;
  const { history } = given;
  for (const { role, content } of history.slice(-2 * LOOKED_BACK).toReversed()) {
    const before = role === "visitor" ? ageIn(content, words) : null;
    if (before?.isOfSomebody) return before.areSeveral ? null : content.replace(before.said, () => age.said);
  }
  return null;
}
