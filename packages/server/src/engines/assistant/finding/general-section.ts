import { foldedWords } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { moneyIn } from "../extraction/amount-of-money.ts";
import { isOfPrice } from "../said/asks-price.ts";
import { aboutWords, measureAsked } from "../said/question.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { heldFirst } from "./keep-to.ts";

/**
 * Of the sections of a document that is named after all that is asked the price of, the first that tells one comes first, where the
 * best is named after something that is not asked: "what does delivery cost?" is told by the usual price, before that of bulky goods,
 * and "what does a card cost?" by what cards cost, before what a lost one does.
 */
export function generalSectionFirst(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const [best] = found.passages;
  if (!best || best.questions.length > 0 || measureAsked(question, words) !== "amount") return found;
  // "I have no card any more, what does one cost?"
  if (saidIn(question).some((word) => words.negations.has(word))) return found;
  const topic = aboutWords(question, words)
    .flatMap(foldedWords)
    .filter((word) => !isPhrase([word], words.free));
  const isAsked = (word: string): boolean => words.plain.has(word) || topic.some((one) => formOf(one)(word));
  const names = foldedWords([best.title, ...best.headings.slice(0, -1)].join(" "));
  const isNamed = (word: string): boolean => names.some((name) => formOf(word)(name) || endsIn(name, word, words));
  const heading = best.headings.at(-1) ?? "";
  const own = foldedWords(heading);
  const isOfTopic = own.some((word) => topic.some((one) => formOf(one)(word)));
  const isOfBest = isOfTopic && (isOfPrice(heading, words) || own.every(isAsked));
  if (topic.length === 0 || !topic.every(isNamed) || isOfBest) return found;
  // Where the best is of the thing itself, the usual price has to be, too.
  const says = (text: string): boolean =>
    isOfTopic
      ? text.split("\n").some((line) => moneyIn(line, words) !== null && topic.every(isIn(foldedWords(line))))
      : moneyIn(text, words) !== null;
  const isBefore = ({ documentId, id, text }: FoundPassage): boolean =>
    documentId === best.documentId && id < best.id && says(text);
  const first = Math.min(...found.passages.filter(isBefore).map(({ id }) => id));
  return Number.isFinite(first) ? { ...found, passages: heldFirst(found.passages, ({ id }) => id === first) } : found;
}

const isIn =
  (said: readonly string[]) =>
  (word: string): boolean =>
    said.some(formOf(word));

/** The shortest word that ends others which are put together of several: "Bibliotheksausweis" is an "Ausweis". */
const SHORTEST_END = 5;

const endsIn = (name: string, word: string, { wishes }: Words): boolean =>
  wishes.joinsWords === true && word.length >= SHORTEST_END && name.endsWith(word);
