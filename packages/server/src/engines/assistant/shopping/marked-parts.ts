import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { citationMark } from "../written/citation-mark.ts";

const marks = new RegExp(`${citationMark.source}(?:\\s*${citationMark.source})*`, "g");

/** The numbers in marks that stand together; what has none goes on from the sentence before. */
export type NumbersOf = (mark: string | null) => number[];

/** What of a sentence tells of which numbers. */
export interface MarkedPart {
  text: string;
  numbers: number[];
  /** Whether it is told of each of them, and not of one among them. */
  isOfEach: boolean;
}

/** What joins a name to the one that was marked before it. */
const joinsNames = /^[\s*_]*(?:and|und|sowie|et|y|e|en|ve)\s/iu;

/**
 * A sentence cut at its marks: each part is told of those behind it or, where marks stand behind names, before it. What follows
 * "the first [1] and the second [2]" is told of both.
 *
 * @param tells whether a text tells what is looked for: where that stands before the first mark, marks stand behind it
 */
export function partsBetweenMarks(
  sentence: string,
  numbersOf: NumbersOf,
  tells: (text: string) => boolean,
): MarkedPart[] {
  const groups = Array.from(sentence.matchAll(marks), ({ 0: mark, index }) => ({
    mark,
    at: index,
    end: index + mark.length,
  }));
  if (groups.length === 0) return [{ text: sentence, numbers: numbersOf(null), isOfEach: false }];
  const tail = sentence.slice(groups.at(-1)!.end);
  const isBehindNames = /[\p{L}\d]/u.test(tail) && !tells(sentence.slice(0, groups[0]!.at));
  let joined: number[] = [];
  return [...groups, null].map((group, place) => {
    const text = group ? sentence.slice(groups[place - 1]?.end ?? 0, group.at) : tail;
    const { mark } = isBehindNames ? (groups[place - 1] ?? groups[0]!) : (group ?? groups.at(-1)!);
    const numbers = [...new Set([...joined, ...numbersOf(mark)])];
    const isOfEach = joined.length > 0;
    joined = isBehindNames && place > 0 && joinsNames.test(text) && !tells(text) ? numbers : [];
    return { text, numbers, isOfEach };
  });
}

const together = wordsIn(
  "both all beide beiden alle sämtliche tous toutes deux ambos ambas todos todas entrambi entrambe tutti tutte allebei ikisi hepsi tümü",
);

/** Of which a clause of a part is told: what is told of both or all, of each that the sentence marks. */
export const toldOf = (clause: string, part: MarkedPart, parts: MarkedPart[]): Omit<MarkedPart, "text"> =>
  foldedWords(clause).some((word) => together.has(word))
    ? { numbers: [...new Set(parts.flatMap(({ numbers }) => numbers))], isOfEach: true }
    : part;
