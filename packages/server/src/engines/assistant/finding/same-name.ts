import { goodsWords, whatIsAsked } from "../said/question.ts";
import type { FoundPassage } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import { fold } from "../../wording/fold.ts";
import { areAlike } from "../words/forms.ts";
import type { Words } from "../words/words.ts";

/** Tells whether a passage stands under a question, or another heading, that says no more and no less than what is asked. */
export function namedAs(question: string, words: Words): (passage: FoundPassage) => boolean {
  const topic = topicOf(question, words);
  const sense = senseOf(question, words);
  return ({ headings }) => {
    const name = headings.at(-1);
    if (name === undefined || topic.length === 0) return false;
    const named = topicOf(name, words);
    return holdsAll(topic, named) && holdsAll(named, topic) && senseOf(name, words) === sense;
  };
}

/** "Do you sell vouchers?" and "can I buy vouchers?" have one. */
const topicOf = (text: string, words: Words): string[] => goodsWords(text, words).map(fold);

const holdsAll = (words: string[], wanted: string[]): boolean =>
  wanted.every((one) => words.some((word) => areAlike(one, word)));

/** How it is asked, and the small words that make another question of the same others. */
function senseOf(text: string, words: Words): string {
  const said = saidIn(text);
  const turning = said.filter((word) => words.negations.has(word) || words.sunders.has(word));
  return [...whatIsAsked(text, words), ...new Set(turning.sort())].join(" ");
}
