import { alternatives, isContained, isEnd, isIdle, isKnownThing, isName, MOST_WORDS } from "./named-things.ts";
import type { Sentence } from "./sentence.ts";

/** In how many tokens a sentence says that somebody can't have what follows, "allergic to", "can't have"; 0: it does not. */
export function barredAt(sentence: Sentence, at: number): number {
  const reacting = sentence.phraseAt(at, (words) => words.reactsTo);
  if (reacting > 0 && isContained(sentence, at + reacting, at + reacting + 1)) return reacting;
  const cannot = sentence.phraseAt(at, (words) => words.cannotHave);
  return cannot > 0 && isOfThing(sentence, at + cannot) ? cannot : sentence.phraseAt(at, (words) => words.allergic);
}

/** Whether a thing follows that somebody can't have: a known one, or a single word, and neither "a refund" nor "it delivered". */
function isOfThing(sentence: Sentence, at: number): boolean {
  let from = at;
  while (isIdle(sentence, from)) from++;
  let to = from;
  while (to - from < MOST_WORDS && isName(sentence, to)) to++;
  const goesOn = sentence.tokens[to]?.folded === "," || sentence.phraseAt(to, alternatives) > 0;
  const isBare = from === at && to === at + 1 && (goesOn || isEnd(sentence, to));
  return isBare || (to > from && (isKnownThing(sentence, to - 1, to) || isKnownThing(sentence, from, to)));
}
