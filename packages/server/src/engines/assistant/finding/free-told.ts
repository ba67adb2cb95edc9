import { asksIfFree, tellsMeasure } from "../several/tells.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
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
  const whole = (one: FoundPassage): boolean => one.lacks.every((term) => best.lacks.includes(term)) && tells(one);
  if (!found.passages.some(whole)) return withoutAnswer(found);
  return { ...found, passages: heldFirst(found.passages, whole) };
}
