import { evidenceFor } from "../extraction/evidence.ts";
import type { Reading } from "../said/follow-up.ts";
import { heldFirst, holder } from "./keep-to.ts";
import { namedAfter } from "./passage-names.ts";
import { topicWords, whatIsAsked } from "../said/question.ts";
import { figureAsked, tellsMeasure } from "../several/tells.ts";
import type { FoundKnowledge, FoundPassage, QuestionTerm } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { withoutAnswer } from "./without-answer.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { areAlike, formOf } from "../words/forms.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** Fewer words stand in many texts. */
const leastWords = 3;
/** How sure it is that what was quoted a moment ago answers what asks for a figure that it tells. */
const SURE = 0.8;
/** So much of the best score has what may be meant as well. */
const NEARLY = 0.6;
const mark = /\[\d{1,2}\](?!\()/g;

/** What the visitor was answered a moment ago, or was shown as what comes nearest; null where nothing was, or he has written since. */
export function answerBefore(history: Turn["history"]): string | null {
  const last = history.at(-1);
  if (last?.role !== "assistant") return null;
  const isTold = last.kind === "answer" || (last.kind === "no_answer" && last.content.search(mark) >= 0);
  return isTold ? last.content : null;
}

/**
 * Puts first what was quoted a moment ago: of what asks nothing by itself but a figure or a reason ("how long does it take?")
 * only that answers, or another text about what was asked before; else where no text holds more of what is asked. What is
 * understood by itself is answered by it only where nothing else in the same document answers it clearly better.
 */
export function inThread(
  reading: Reading,
  found: FoundKnowledge,
  before: string,
  { spoken, written }: { spoken: Words; written: Words },
): FoundKnowledge {
  const { passages, terms } = found;
  const said = ` ${fold(before.replace(mark, ""))} `;
  const isQuoted = ({ text, sentences }: FoundPassage): boolean =>
    sentences.some(({ start, end }) => {
      const sentence = fold(text.slice(start, end));
      return sentence.split(" ").length >= leastWords && said.includes(` ${sentence} `);
    });
  const quoted = new Set(passages.filter(isQuoted));
  if (quoted.size === 0) return found;
  if (reading.carried.size === 0) return withQuotedFirst(found, quoted);
  const isBare = reading.own.every((word) => isPhrase([word], spoken.free));
  const tells = isBare ? teller(reading.asPut, spoken, written) : null;
  if (tells) {
    const carried = [...reading.carried];
    const holds = holder(carried, terms);
    const isAbout = (passage: FoundPassage): boolean => holds(passage) || isNamedBy(carried, passage, written);
    const telling = [...quoted].filter(tells);
    const answering = telling.length > 0 ? telling : passages.filter((one) => isAbout(one) && tells(one));
    if (answering.length === 0) return withoutAnswer(found);
    return {
      ...found,
      // A text that is headed "How long does it take?" is no nearer to the thread for that.
      passages: answering,
      answerable: found.answerable.decision === "answer" ? found.answerable : { score: SURE, decision: "answer" },
    };
  }
  const asked = topicWords(reading.asPut, spoken).map(fold);
  // "And tyres?" is of the text that is named so; "and to the islands?" is not.
  if (reading.turnsAway && passages.some(namedAfter(asked))) return found;
  const own = termsOf(asked, terms);
  const lacking = ({ lacks }: FoundPassage): number =>
    own.reduce((sum, { term, idf }) => sum + (lacks.includes(term) ? idf : 0), 0);
  const [best] = passages;
  // What holds nothing of it is no better for having been quoted.
  const isHeld = ({ lacks }: FoundPassage): boolean => own.some(({ term }) => !lacks.includes(term));
  const asGood = [...quoted].find((one) => isHeld(one) && lacking(one) <= lacking(best!));
  return !asGood ? found : { ...found, passages: heldFirst(passages, (one) => one === asGood) };
}

/**
 * Of what is understood by itself ("does it include a board?") what was just quoted comes first where it is of the document
 * that answers best, holds as much of the question and scores nearly as much.
 */
function withQuotedFirst(found: FoundKnowledge, quoted: ReadonlySet<FoundPassage>): FoundKnowledge {
  const { passages } = found;
  const [best] = passages;
  const isAsGood = (one: FoundPassage): boolean =>
    quoted.has(one) &&
    one.documentId === best!.documentId &&
    one.lacks.length <= best!.lacks.length &&
    one.score >= best!.score * NEARLY;
  return passages.some(isAsGood) ? { ...found, passages: heldFirst(passages, isAsGood) } : found;
}

/** Whether a section is named after what was asked and nothing else: "Austria", not "Basic service" where the full one was. */
function isNamedBy(carried: string[], { headings }: FoundPassage, { plain }: Words): boolean {
  const name = foldedWords(headings.at(-1) ?? "").filter((word) => !plain.has(word));
  return name.length > 0 && name.every((word) => carried.some((one) => areAlike(one, word)));
}

/** Tells whether a text has the kind of fact that a question asks for; null where that can't be seen. */
function teller(question: string, spoken: Words, written: Words): ((passage: FoundPassage) => boolean) | null {
  const figure = figureAsked(question, spoken);
  // Of several languages of a tenant's texts the passage may be in the visitor's.
  const either = [...new Set([written, spoken])];
  if (figure) return ({ text }) => either.some((words) => tellsMeasure(text, figure, words));
  if (whatIsAsked(question, spoken).includes("reason"))
    return ({ text }) => either.some((words) => evidenceFor("reason", text, words) > 0);
  return null;
}

const termsOf = (words: string[], terms: QuestionTerm[]): QuestionTerm[] =>
  terms.filter(({ term, idf }) => idf > 0 && words.some(formOf(term)));

/**
 * A question without the words of those before it that no text has: what was answered then was something else.
 * Null where it carries none, or no others.
 */
export function withoutUnknownCarried(
  { question, asPut, carried, own }: Reading,
  terms: QuestionTerm[],
): string | null {
  if (!question.endsWith(asPut)) return null;
  const unknown = terms.filter(({ idf }) => idf === 0).map(({ term }) => formOf(term));
  const isUnknown = (word: string): boolean =>
    carried.has(word) && !own.includes(word) && unknown.some((is) => is(word));
  const lead = question
    .slice(0, question.length - asPut.length)
    .split(" ")
    .filter(Boolean);
  const known = lead.filter((word) => !isUnknown(fold(word)));
  return known.length === 0 || known.length === lead.length ? null : [...known, asPut].join(" ");
}
