import { citationMark } from "../written/citation-mark.ts";

const marks = new RegExp(`${citationMark.source}(?:\\s*${citationMark.source})*`, "g");

/** The numbers in marks that stand together; what has none goes on from the sentence before. */
export type NumbersOf = (mark: string | null) => number[];

/** What of a sentence tells of which numbers. */
export interface MarkedPart {
  text: string;
  numbers: number[];
}

/** A sentence cut at its marks: each part is told of those behind it or, where marks stand behind names, before it. */
export function partsBetweenMarks(sentence: string, numbersOf: NumbersOf): MarkedPart[] {
  const groups = Array.from(sentence.matchAll(marks), ({ 0: mark, index }) => ({
    mark,
    at: index,
    end: index + mark.length,
  }));
  if (groups.length === 0) return [{ text: sentence, numbers: numbersOf(null) }];
  const tail = sentence.slice(groups.at(-1)!.end);
  const isBehindNames = /[\p{L}\d]/u.test(tail);
  return [...groups, null].map((group, place) => ({
    text: group ? sentence.slice(groups[place - 1]?.end ?? 0, group.at) : tail,
    numbers: numbersOf((isBehindNames ? (groups[place - 1] ?? groups[0]!) : (group ?? groups.at(-1)!)).mark),
  }));
}
