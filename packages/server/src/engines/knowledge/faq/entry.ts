import type { EntryFault } from "@widget-chat/contract/admin/page.ts";
import { readPage } from "../html/page.ts";
import type { Column, Row } from "./row.ts";

/** A question, in one wording or several, with its answer. */
export interface Entry {
  questions: string[];
  /** Markdown. */
  answer: string;
  category: string | null;
  url: string | null;
}

const most = { question: 1_000, wordings: 50, answer: 20_000, category: 200, url: 2_000 };
const HTML = /<(?:p|br|div|span|ul|ol|li|a|b|strong|i|em|table|h[1-6]|blockquote|pre)\b[^<>]*>/i;
const ADDRESS = /^(?:https?:\/\/|\/)\S*$/;

export const isEntry = (read: Entry | EntryFault): read is Entry => "answer" in read;

/** What a row says, or why it cannot be taken. */
export function toEntry({ row, said }: Row): Entry | EntryFault {
  if (!said) return { row, ...faults.noEntry };
  const values = Object.values(said).flat();
  if (values.some((value) => value !== null && typeof value !== "string")) return { row, ...faults.noText };
  if (values.some((value) => value !== null && !isText(value as string))) return { row, ...faults.badText };
  const texts = (column: Column): string[] =>
    (said[column] ?? []).map((value) => ((value as string | null) ?? "").trim()).filter(Boolean);

  const questions = [...new Set(texts("question").map(onOneLine))];
  const answer = asMarkdown(texts("answer").join("\n\n"));
  const [category = ""] = texts("category").map(onOneLine);
  const [url = ""] = texts("url");
  if (questions.length === 0) return { row, ...faults.noQuestion };
  if (answer === "") return { row, ...faults.noAnswer };
  if (questions.length > most.wordings || questions.some(({ length }) => length > most.question))
    return { row, ...faults.longQuestion };
  if (answer.length > most.answer) return { row, ...faults.longAnswer };
  if (category.length > most.category) return { row, ...faults.longCategory };
  if (url !== "" && (!ADDRESS.test(url) || url.length > most.url)) return { row, ...faults.noAddress };
  return { questions, answer, category: category || null, url: url || null };
}

/** Entries with the same answer are wordings of one question, as many as one may have; then of another. */
export function joined(entries: Entry[]): Entry[] {
  const byAnswer = new Map<string, { entry: Entry; questions: Set<string> }>();
  for (const entry of entries) {
    const key = JSON.stringify([onOneLine(entry.answer), entry.category, entry.url]);
    const same = byAnswer.get(key);
    if (!same) byAnswer.set(key, { entry, questions: new Set(entry.questions) });
    else for (const question of entry.questions) same.questions.add(question);
  }
  return [...byAnswer.values()].flatMap(({ entry, questions }) => {
    const all = [...questions];
    return Array.from({ length: Math.ceil(all.length / most.wordings) }, (_, at) => ({
      ...entry,
      questions: all.slice(at * most.wordings, (at + 1) * most.wordings),
    }));
  });
}

const isText = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

const onOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const asMarkdown = (answer: string): string =>
  (HTML.test(answer) ? readPage(answer).markdown : answer.replace(/\r\n?/g, "\n")).trim();

const faults = {
  noEntry: { code: "no_entry", detail: "This is no entry with a question and an answer." },
  noText: { code: "no_text", detail: "Question, answer, category and url must be text." },
  badText: { code: "bad_text", detail: "The entry contains NUL or half a surrogate pair." },
  noQuestion: { code: "no_question", detail: "The entry has no question." },
  noAnswer: { code: "no_answer", detail: "The entry has no answer." },
  longQuestion: {
    code: "long_question",
    detail: `A question may have ${most.question} characters, and ${most.wordings} wordings.`,
  },
  longAnswer: {
    code: "long_answer",
    detail: `An answer may have ${most.answer} characters. Make a document of it.`,
  },
  longCategory: { code: "long_category", detail: `A category may have ${most.category} characters.` },
  noAddress: { code: "no_address", detail: "The url must begin with https:// or http://, or with / on the same site." },
};
