import { evidenceFor } from "../extraction/evidence.ts";
import { languageOfLocale, type Language } from "../said/languages.ts";
import { quantitiesIn } from "../../wishes/quantities.ts";
import { namesPrice } from "../said/prices.ts";
import { dimensionAsked, type Dimension } from "../said/dimensions.ts";
import { aboutWords, isDayOrHour, measureAsked, whatIsAsked } from "../said/question.ts";
import { saidIn } from "../words/clauses.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { formOf } from "../words/forms.ts";
import { holdsPhrase, placesOf } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";
import type { Asked } from "./turns-for.ts";

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });
/** Before an item of a list, and before a paragraph of terms. */
const marker = /^[ \t]{0,8}(?:\d{1,2}[.)][ \t]+(?=\p{L})|\d{1,2}(?:\.\d{1,2}){1,3}[.)]?[ \t]+(?=\p{Lu}))/gmu;
const step = /^\s*\d+[.)]\s/m;
const mark = /\[\d{1,2}\](?!\()/g;

/**
 * Whether an answer holds all that a question is about, and the kind of figure that it asks for; and steps, where it goes on
 * from what that answers: "and how do I order it?"
 */
export function tells(answer: string, { question, tenant, leans }: Asked, { words }: Language): boolean {
  const asked = whatIsAsked(question, words);
  if (leans && asked.includes("steps") && step.test(answer)) return true;
  const measure = measureAsked(question, words);
  const about = aboutWords(question, words);
  if (about.length === 0 && measure === null) return false;
  const text = answer.replace(mark, "");
  if (!about.every(isIn(text))) return false;
  return (
    measure === null ||
    tellsMeasure(text, figureAsked(question, words) ?? measure, languageOfLocale(tenant.locale).words)
  );
}

/** A figure that a question asks for. */
export type Figure = NonNullable<ReturnType<typeof measureAsked>> | "price" | Dimension;

/** By what is measured in them, the units that all of their kind are told in. */
const unitsOf: Record<Dimension, string> = { weight: "g", length: "mm" };

/** Which one it asks for; "is it free?" asks for a price, too, and "how heavy may it be?" for a weight. Null: none. */
export function figureAsked(question: string, words: Words): Figure | null {
  const said = saidIn(question);
  const measure = measureAsked(question, words);
  const isPrice = measure === "amount" ? holdsPhrase(said, words.price) : !measure && holdsPhrase(said, words.free);
  if (isPrice) return "price";
  if (measure !== "amount") return measure;
  return dimensionAsked(said, words) ?? measure;
}

/** "Is delivery free?"; not "is parking included?", nor "is there a room free?" and "are there free spots in May?" */
export function asksIfFree(question: string, words: Words): boolean {
  const said = saidIn(question);
  if (measureAsked(question, words) !== null || holdsPhrase(said, words.shop.exists)) return false;
  const isElse = (word: string): boolean =>
    words.included.has(word) || words.vacant.has(word) || isDayOrHour(word, words);
  return !said.some(isElse) && placesOf(said, words.free).some(({ to }) => to === said.length);
}

/** Whether one of a text's sentences holds such a figure. */
export function tellsMeasure(text: string, figure: Figure, written: Words): boolean {
  // The number of a step counts nothing.
  const told = Array.from(sentences.segment(text.replace(marker, "")), ({ segment }) => segment);
  if (figure === "weight" || figure === "length")
    return told.some((segment) => quantitiesIn(segment).some(({ base }) => base === unitsOf[figure]));
  return told.some((segment) =>
    figure === "price" ? tellsPrice(segment, written) : holdsMeasure(segment, figure, written),
  );
}

/** Whether an answer holds anything that a question is about, where it says what that is. */
export function touches(answer: string, { question }: Asked, { words }: Language): boolean {
  const about = aboutWords(question, words);
  return about.length === 0 || about.some(isIn(answer));
}

function isIn(text: string): (word: string) => boolean {
  const said = foldedWords(text);
  return (word) => said.some((one) => formOf(fold(word))(one) || formOf(one)(fold(word)));
}

const tellsPrice = (sentence: string, words: Words): boolean =>
  namesPrice(sentence) ||
  evidenceFor("amount", sentence, words) === 2 ||
  holdsPhrase(foldedWords(sentence), words.free);

function holdsMeasure(sentence: string, measure: NonNullable<ReturnType<typeof measureAsked>>, words: Words): boolean {
  const evidence = evidenceFor(measure, sentence, words);
  // A number of days is no price.
  const isOther = measure === "amount" && evidence === 1 && evidenceFor("duration", sentence, words) > 0;
  return evidence > 0 && !isOther;
}
