import { saysOpen } from "../calendar/days-told.ts";
import { saysWeight } from "./dimensions.ts";
import { askingWords, wantingWords, whatIsAsked } from "./question.ts";
import { saidIn } from "../words/clauses.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** The words, folded, of what a question is asked: not how it is asked, when, or how much of it. */
export function thingWords(question: string, words: Words): string[] {
  const asksAmount = whatIsAsked(question, words).includes("amount");
  const asks = new Set([...wantingWords(question, words), ...askingWords(question, words)]);
  return saidIn(question).filter(
    (word) =>
      !words.plain.has(word) &&
      !asks.has(word) &&
      !/\d/.test(word) &&
      !words.hedges.has(word) &&
      !words.circumstances.has(word) &&
      !words.moments.has(word) &&
      !saysOpen(word) &&
      !(asksAmount && saysWeight(word, words)) &&
      ![words.price, words.times, words.numbers, words.matters.hours.asked].some((phrases) =>
        isPhrase([word], phrases),
      ),
  );
}
