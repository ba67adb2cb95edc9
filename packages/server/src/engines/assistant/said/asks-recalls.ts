import { isPhrase } from "../../wording/phrase-set.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { wishingWords } from "./question.ts";

/** Whether a message asks which goods are recalled, and names none: "are there any recalls?" */
export function asksForRecalls(message: string, words: Words): boolean {
  const { recalls } = words.shop;
  const said = saidIn(message);
  const wishing = wishingWords(message, words);
  const isRecall = (word: string): boolean => isPhrase([word], recalls.said);
  const isIdle = (word: string): boolean =>
    words.plain.has(word) || wishing.has(word) || isPhrase([word], recalls.ofAny);
  return said.some(isRecall) && said.every((word) => isRecall(word) || isIdle(word));
}
