import type { QuestionTerm } from "../tools.ts";
import { fold } from "../../wording/fold.ts";
import { askingWords, isDayOrHour, wishingWords } from "./question.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";

const mostWords = 3;
/** Of what is named, in UTF-16 units. */
export const mostLetters = 40;

/**
 * What of a question the index has never met, in the visitor's words: "gift wrapping". The longest run of at most three
 * such words, a name before what is written small: "Juli Zeh" and not "neue". Null when it knows them all, and what is missing
 * can't be named.
 */
export function unknownTopic(question: string, terms: QuestionTerm[], words: Words): string | null {
  const isMissing = unknownWords(question, terms, words);
  const runs: string[] = [];
  for (const { words: said, starts, ends } of clausesOf(question)) {
    let from = 0;
    for (let at = 0; at <= said.length; at += 1) {
      const word = said[at];
      const isUnknown = word !== undefined && isMissing(word);
      if (isUnknown && at - from < mostWords) continue;
      // "Accidentally" is nothing that texts could tell of, nor is "lol".
      const isTelling = (one: string): boolean => !words.circumstances.has(one);
      const [first, last] = [said.slice(from, at).findIndex(isTelling), said.slice(from, at).findLastIndex(isTelling)];
      if (first >= 0) runs.push(question.slice(starts[from + first], ends[from + last]));
      from = isUnknown ? at : at + 1;
    }
  }
  const isName = (run: string): boolean =>
    /^\p{Lu}/u.test(run) && !question.trimStart().startsWith(run) && !isDayOrHour(fold(run), words);
  const longest = runs
    .filter((run) => run.length <= mostLetters)
    .sort((a, b) => Number(isName(b)) - Number(isName(a)) || b.length - a.length)[0];
  return longest ?? null;
}

/** Tells which words of a question with a topic the index has never met, folded as they are said. */
export function unknownWords(question: string, terms: QuestionTerm[], words: Words): (word: string) => boolean {
  const unknown = terms.filter(({ idf, isPart }) => idf === 0 || isPart).map(({ term }) => formOf(term));
  const asking = new Set([...askingWords(question, words), ...wishingWords(question, words)]);
  const isMissing = (word: string): boolean =>
    !words.plain.has(word) && !asking.has(word) && unknown.some((isForm) => isForm(word));
  const missing = new Set([...new Set(saidIn(question))].filter(isMissing));
  return (word) => missing.has(word);
}
