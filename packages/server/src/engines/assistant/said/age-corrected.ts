import { ageTokensOf } from "../../wishes/ages.ts";
import { holdsPhrase, phraseAt } from "../../wording/phrase-set.ts";
import { saidIn } from "../words/clauses.ts";
import { ageIn } from "./age-in.ts";
import type { HeardTurn } from "./heard-turn.ts";

/** Who said more messages ago for whom something is may seek for somebody else by now. */
const LOOKED_BACK = 4;
/** In words: "no, sorry, I meant 4 months". */
const MOST_SAID = 8;
const ASKING = /[?？]\s*$/u;

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
  // "Is it 2 years?" asks it of what was told.
  if (!saidIn(age.rest).every(isIdle) || phraseAt(said, 0, words.shop.whether) > 0) return null;
  const all = saidIn(given.question);
  const isMended = all.some((word) => words.negations.has(word)) || holdsPhrase(all, words.smallTalk.apology);
  // "3 months" after "what is the return period?" may be of that.
  const lookedBack = isMended && !ASKING.test(given.question) ? LOOKED_BACK : 1;
  const before = given.history.flatMap(({ role, content }) => (role === "visitor" ? [content] : []));
  for (const content of before.slice(-lookedBack).toReversed()) {
    const told = ageIn(content, words);
    if (told?.isOfSomebody) return told.areSeveral ? null : content.replace(told.said, () => age.said);
  }
  return null;
}
