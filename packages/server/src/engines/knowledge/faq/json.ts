import type { Fault } from "../../retrieval/workers/bulk.ts";
import { isQuestion } from "../questions.ts";
import { byColumn, columnOf, type Row } from "./row.ts";

/** Reads an array of entries, an object with one in it, a single entry, answers by their questions, or an entry on each line. */
export function readJson(text: string): Row[] | Fault {
  const whole = parsed(text);
  if (whole === undefined) return readLines(text);
  const all = answersByName(whole) ?? listIn(whole).map(saidIn);
  return all.map((said, at) => ({ row: at + 1, said }));
}

/** Of an object most of whose names ask something what stands under these, perhaps by category; null: it is another. */
function answersByName(whole: unknown): Row["said"][] | null {
  const isParted = (said: unknown): said is object => typeof said === "object" && said !== null && !Array.isArray(said);
  // What stands beside a list of entries is said of that: "Company name".
  if (!isParted(whole) || isEntry(saidIn(whole)) || Object.values(whole).some(isOfObjects)) return null;
  const all = Object.entries(whole).flatMap(([name, said]: [string, unknown]) =>
    isParted(said)
      ? Object.entries(said).map(([question, answer]: [string, unknown]) => ({ question, answer, category: [name] }))
      : { question: name, answer: said, category: [] },
  );
  const asking = all.filter(({ question, answer }) => typeof answer === "string" && asksSomething(question));
  if (asking.length * 2 <= all.length) return null;
  return all.map(({ question, answer, category }) => ({ question: [question], answer: [answer], category }));
}

/** The names of members that tell what a list is are single words, or those of columns. */
const asksSomething = (name: string): boolean => isQuestion(name) || (/\S\s\S/.test(name) && !columnOf(name));

/** What reads as an entry is one, whatever arrays are in it. Else an array of texts, such as of tags, is no list. */
function listIn(whole: unknown): unknown[] {
  if (Array.isArray(whole)) return whole;
  if (isEntry(saidIn(whole))) return [whole];
  const arrays = Object.values(whole as object).filter((value): value is unknown[] => Array.isArray(value));
  return arrays.find(isOfObjects) ?? arrays[0] ?? [whole];
}

const isOfObjects = (values: unknown): boolean =>
  Array.isArray(values) && values.some((value) => typeof value === "object" && value !== null);

const isEntry = (said: Row["said"]): boolean => Boolean(said?.question && said.answer);

function readLines(text: string): Row[] | Fault {
  const rows = text
    .split("\n")
    .map((line, at) => ({ row: at + 1, line: line.trim() }))
    .filter(({ line }) => line !== "")
    .map(({ row, line }): Row => ({ row, said: saidIn(parsed(line)) }));
  return rows.some(({ said }) => said) ? rows : notJson;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `{"question", "answer"}` under any of their names, or a question of schema.org. */
export function saidIn(value: unknown): Row["said"] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const { name, acceptedAnswer } = value as Record<string, unknown>;
  if (acceptedAnswer !== undefined) return { question: [name], answer: [textOf(acceptedAnswer)] };
  return byColumn(Object.entries(value).map(([member, said]) => [columnOf(member), said]));
}

function textOf(answer: unknown): unknown {
  const one: unknown = Array.isArray(answer) ? answer[0] : answer;
  return typeof one === "object" && one !== null ? (one as Record<string, unknown>)["text"] : one;
}

const notJson: Fault = {
  code: "malformed_json",
  detail: "The list is not valid JSON: neither an array of entries nor an entry on each line.",
};
