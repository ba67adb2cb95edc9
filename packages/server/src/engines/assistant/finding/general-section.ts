import { foldedWords } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { moneyIn } from "../extraction/amount-of-money.ts";
import { measureAsked, topicWords } from "../said/question.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { heldFirst } from "./keep-to.ts";

/**
 * Of the sections of a document that is named after all that is asked the price of, the first that tells one comes first, where the
 * best is named after something that is not asked: "what does delivery cost?" is told by the usual price, before that of bulky goods.
 */
export function generalSectionFirst(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const [best] = found.passages;
  if (!best || best.questions.length > 0 || measureAsked(question, words) !== "amount") return found;
  const topic = topicWords(question, words)
    .flatMap(foldedWords)
    .filter((word) => !isPhrase([word], words.free));
  const names = foldedWords([best.title, ...best.headings.slice(0, -1)].join(" "));
  const isNamed = topic.length > 0 && topic.every((word) => names.some(formOf(word)));
  const isOfBest = foldedWords(best.headings.at(-1) ?? "").some((word) => topic.some((one) => formOf(one)(word)));
  if (!isNamed || isOfBest) return found;
  const isBefore = ({ documentId, id, text }: FoundPassage): boolean =>
    documentId === best.documentId && id < best.id && moneyIn(text, words) !== null;
  const first = Math.min(...found.passages.filter(isBefore).map(({ id }) => id));
  return Number.isFinite(first) ? { ...found, passages: heldFirst(found.passages, ({ id }) => id === first) } : found;
}
