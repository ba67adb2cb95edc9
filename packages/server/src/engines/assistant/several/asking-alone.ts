import { pointsBack } from "../said/follow-up.ts";
import { topicWords } from "../said/question.ts";
import { thingWords } from "../said/thing-words.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import { holdsPhrase, phraseAt } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";
import { opensAsQuestion } from "./questions-in.ts";

/** What begins within a clause, typed without a comma, asks by so many words: "when" alone may be of what is told. */
const LEAST_WITHIN = 2;

/**
 * What asks in a message that first tells of its speaker: "can you take deliveries" of "I run a small shop, can you take
 * deliveries". Null where that does not stand alone, or nothing is told.
 */
export function askingAlone(question: string, words: Words): string | null {
  if (words.endsQuestion.size > 0) return null;
  for (const [place, { words: said, starts }] of clausesOf(question).entries())
    for (let at = place === 0 ? 1 : 0; at < said.length; at++) {
      const openings = [words.opensQuestion, ...Object.values(words.asked)];
      const length = Math.max(...openings.map((phrases) => phraseAt(said, at, phrases)));
      if (length < (at === 0 ? 1 : LEAST_WITHIN)) continue;
      const [told, asking] = [question.slice(0, starts[at]), question.slice(starts[at])];
      const before = saidIn(told);
      const isOwn = holdsPhrase(before, words.voice.speaker) || before.some((word) => words.mine.has(word));
      const isTold = isOwn && topicWords(told, words).length > 0 && !opensAsQuestion(told, words);
      return isTold && thingWords(asking, words).length > 0 && !pointsBack(asking, words) ? asking : null;
    }
  return null;
}
