import { monthsIn } from "../calendar/months.ts";
import { askingWords, wantingWords } from "../said/question.ts";
import type { FoundKnowledge } from "../tools.ts";
import { withoutAnswer } from "./without-answer.ts";
import { clausesOf } from "../words/clauses.ts";
import { formOf } from "../words/forms.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import type { Words } from "../words/words.ts";
import { measureOf } from "../written/grounding/measures.ts";

/** A number behind a noun: "line 4" is another one than "line 9". */
export interface Numbered {
  noun: string;
  number: number;
  /** The word behind it, which may be what the number counts; empty where none is. */
  behind: string;
}

/** What a question names by a number: "line 4", "room 12"; not "32 kilos" nor "May 5". */
export function numberedIn(question: string, words: Words): Numbered[] {
  const asks = new Set([...wantingWords(question, words), ...askingWords(question, words)]);
  const isNoun = (word: string): boolean =>
    /^\p{L}{3,}$/u.test(word) &&
    !asks.has(word) &&
    ![words.plain, words.circumstances, words.moments, words.hedges].some((some) => some.has(word)) &&
    ![words.price, words.times, words.numbers].some((phrases) => isPhrase([word], phrases)) &&
    monthsIn(word).size === 0;
  const isUnit = (word: string): boolean => isPhrase([word], words.times) || measureOf(word) !== null;
  return clausesOf(question).flatMap(({ words: said, starts, ends }) =>
    said.flatMap((noun, at) => {
      const digits = said[at + 1] ?? "";
      if (!/^\d{1,3}$/.test(digits) || !isNoun(noun) || isUnit(said[at + 2] ?? "")) return [];
      const isTogether = /^\s$/.test(question.slice(ends[at], starts[at + 1]));
      const isAlone = !/^(?:[.,:/–-]?\d|\s?[\p{Sc}%°])/u.test(question.slice(ends[at + 1]));
      return isTogether && isAlone ? [{ noun, number: Number(digits), behind: said[at + 2] ?? "" }] : [];
    }),
  );
}

/** What tells whether a text speaks of such a thing by other numbers than the one that is asked for. */
export const othersThan =
  (asked: readonly Numbered[]) =>
  (text: string): boolean =>
    asked.some((one) => tellsOf(one, text) === "other");

/** A number with the words around it: "up to 20 people" counts those. */
const counted = /(\p{L}+) \d{1,3} (\p{L}+)/gu;

/** A noun with the numbers behind it: "lines 4 and 11", "sizes 36 to 44". */
const numbersBehind =
  /(\p{L}+) (\d{1,3}(?![\d:.,]\d|\s?[\p{Sc}%°])(?:(?:,|\s?[–—-]\s?|\s\p{L}{1,3})?\s?\d{1,3}(?!\d))*)/gu;

function tellsOf({ noun, number, behind }: Numbered, text: string): "this" | "other" | null {
  const isIt = formOf(noun);
  if (
    behind !== "" &&
    [...text.matchAll(counted)].some(([, before, what]) => !isIt(fold(before!)) && formOf(behind)(fold(what!)))
  )
    return null;
  const runs = [...text.matchAll(numbersBehind)].filter(([, said]) =>
    foldedWords(said!).some((word) => isIt(word) || (word.length > noun.length && isIt(word.slice(-noun.length - 1)))),
  );
  if (runs.length === 0) return null;
  const isThis = runs.some(([, , digits]) => {
    const numbers = digits!.match(/\d+/g)!.map(Number);
    // Between two stands whatever the text may say by them: "sizes 36 to 44".
    return number >= Math.min(...numbers) && number <= Math.max(...numbers);
  });
  return isThis ? "this" : "other";
}

/** Nothing answers of "line 4" where the texts tell of lines by their numbers and of none by this one. */
export function ofThisNumber(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const asked = numberedIn(question, words);
  if (asked.length === 0) return found;
  const told = found.passages.map(({ title, headings, text }) => [title, ...headings, text].join("\n"));
  const isOther = asked.some((one) => {
    const kinds = new Set(told.map((text) => tellsOf(one, text)));
    return kinds.has("other") && !kinds.has("this");
  });
  return isOther ? withoutAnswer(found) : found;
}
