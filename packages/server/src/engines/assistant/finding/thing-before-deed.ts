import { fold } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { topicWords } from "../said/question.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import { formsOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { heldFirst } from "./keep-to.ts";

/** It scores so much of the best, which has what is said of it alone; and so much of that is left to the others. */
const LEAST_SHARE = 0.5;
const OTHERS = 0.2;

/**
 * Of a thing and what is done with it the thing is asked about: "borrow a drill" is told by what has drills to borrow, be it that it
 * says "loan period", before the rules for borrowing books. Which of two words is the thing, its article tells, and in German its
 * capital.
 */
export function thingFirst(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const [best] = found.passages;
  const topic = best ? topicWords(question, words) : [];
  if (!best || topic.length !== 2) return found;
  const isThing = topic.map((word) => isNoun(word, question, words));
  if (isThing[0] === isThing[1]) return found;
  const [one, other] = topic.map((word) => found.terms.find((term) => formsOf(term)(fold(word))));
  if (!one || !other || [one, other].some(({ idf, isNear, isPart }) => idf === 0 || isNear || isPart)) return found;
  const thing = isThing[0] ? one : other;
  const isOfThing = ({ lacks, score }: FoundPassage): boolean =>
    !lacks.includes(thing.term) && score >= best.score * LEAST_SHARE;
  const isTold = found.passages.some(({ lacks }) => lacks.length === 0) || !found.passages.some(isOfThing);
  return isTold ? found : { ...found, passages: heldFirst(found.passages, isOfThing, OTHERS) };
}

function isNoun(word: string, question: string, { capitals, mine, wishes }: Words): boolean {
  if (capitals === "nouns") return /^\p{Lu}/u.test(word);
  const said = saidIn(question);
  const before = said[said.indexOf(fold(word)) - 1] ?? "";
  return mine.has(before) || isPhrase([before], wishes.articles);
}
