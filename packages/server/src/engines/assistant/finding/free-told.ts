import { foldedWords } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { aboutWords } from "../said/question.ts";
import { asksIfFree, tellsMeasure } from "../several/tells.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { heldFirst } from "./keep-to.ts";
import { withoutAnswer } from "./without-answer.ts";

/**
 * What was found for a question whether something costs nothing: first what tells a price of it, or that there is none, and lacks nothing
 * that the best has, "the first visit" of a list of prices before the page on it. No answer, where the best tells none.
 */
export function freeTold(
  found: FoundKnowledge,
  question: string,
  { spoken, written }: { spoken: Words; written: Words },
): FoundKnowledge {
  const [best] = found.passages;
  if (!best || !asksIfFree(question, spoken)) return found;
  const tells = ({ title, headings, text }: FoundPassage): boolean => {
    const told = [title, ...headings, text].join("\n");
    return [spoken, written].some((one) => tellsMeasure(told, "price", one));
  };
  if (tells(best)) return found;
  // "Admission is free" beside "parking is scarce" tells nothing of parking.
  const topic = aboutWords(question, spoken)
    .flatMap(foldedWords)
    .filter((word) => !isPhrase([word], spoken.free));
  const isOfIt = (line: string): boolean => topic.every((word) => foldedWords(line).some(formOf(word)));
  const whole = ({ title, text, sentences }: FoundPassage): boolean =>
    topic.length > 0 &&
    sentences.some(({ start, end }) => {
      const line = text.slice(start, end);
      return isOfIt(`${title} ${line}`) && [spoken, written].some((one) => tellsMeasure(line, "price", one));
    });
  if (!found.passages.some(whole)) return withoutAnswer(found);
  return { ...found, passages: heldFirst(found.passages, whole) };
}
