import { entryPassages } from "./faq/entry-passages.ts";
import { isEntry, toEntry } from "./faq/entry.ts";
import type { MarkedQuestion } from "./html/faq-markup.ts";
import type { Passage } from "./passages.ts";
import { plainWords } from "./plain-words.ts";

/** A question mark of any script but the Greek one, which is a semicolon to everyone else. */
const QUESTION = /[?\uff1f\u061f\u2e2e\ufe56]["”»)\]]*$/u;

export const isQuestion = (heading: string): boolean => QUESTION.test(heading);

/** What stands under a heading that is a question answers it. */
export function underQuestion(passage: Passage): Passage {
  const heading = passage.headings.at(-1) ?? "";
  return !passage.questions && isQuestion(heading) ? asAnswer(passage, heading) : passage;
}

/** Adds the questions that a page marks as such. What it shows of them besides is left out, or told to be their answer. */
export function withMarked(passages: Passage[], marked: MarkedQuestion[]): Passage[] {
  const entries = marked
    .map(({ question, answer }, at) => toEntry({ row: at + 1, said: { question: [question], answer: [answer] } }))
    .filter(isEntry);
  if (entries.length === 0) return passages;
  const questions = new Set(entries.map(({ questions: [question] }) => bare(question!)));
  const added = entryPassages(entries);
  const told = new Set([...questions, ...added.flatMap(sentencesOf)]);
  const shown = new Set<string>();
  const kept: Passage[] = [];
  for (const passage of passages) {
    const heading = passage.headings.at(-1) ?? "";
    if (questions.has(bare(heading))) {
      shown.add(bare(heading));
      kept.push(asAnswer(passage, heading));
    } else if (!sentencesOf(passage).every((sentence) => told.has(sentence))) kept.push(passage);
  }
  return [...kept, ...added.filter((one) => !shown.has(bare(one.questions![0]!)))];
}

const asAnswer = (passage: Passage, question: string): Passage => ({
  ...passage,
  headings: passage.headings.slice(0, -1),
  count: null,
  questions: [question],
});

const sentencesOf = ({ text, sentences }: Passage): string[] =>
  sentences.map(({ start, end }) => bare(text.slice(start, end)));

/** The letters and digits alone. */
const bare = (text: string): string =>
  plainWords(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
