import { topicWords } from "../said/question.ts";
import { clausesOf } from "../words/clauses.ts";
import { isPhrase, phraseAt, placesOf } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/**
 * What is asked of two things whose prices it wants, of each by itself: "what does a canoe and a bike cost?" Empty where it
 * names not two, or no price.
 */
export function thingsApart(question: string, words: Words): string[] {
  const clauses = clausesOf(question);
  const [clause] = clauses;
  if (!clause || clauses.length > 1) return [];
  const { words: said, starts, ends } = clause;
  const asks = [words.price, words.asked.amount]
    .flatMap((phrases) => placesOf(said, phrases))
    .find(({ from }) => from === 0);
  const join = said.findIndex((_, at) => at > (asks?.to ?? 0) && phraseAt(said, at, words.joins) === 1);
  if (!asks || join < 0) return [];
  const isOfPrice = placesOf(said, words.price).length > 0;
  let last = said.length;
  while (last > join + 1 && isPhrase([said[last - 1]!], words.price)) last--;
  const first = question.slice(starts[0], ends[join - 1]);
  const second = question.slice(starts[join + 1], ends[last - 1]);
  const frame = question.slice(starts[0], ends[asks.to - 1]);
  const rest = last < said.length ? ` ${question.slice(starts[last], ends.at(-1))}` : "";
  const hasThing = (part: string): boolean => topicWords(part, words).length > 0;
  if (!isOfPrice || !hasThing(second) || !hasThing(question.slice(starts[asks.to], ends[join - 1]))) return [];
  return [`${first}${rest}`, `${frame} ${second}${rest}`];
}
