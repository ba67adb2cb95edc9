import { clausesOf } from "../words/clauses.ts";
import { phraseAt, type PhraseSet } from "../../wording/phrase-set.ts";

/** A sentence of which more and more is understood. */
export interface Sentence {
  /** Its words, folded. */
  words: readonly string[];
  /** Whether one of the phrases stands in what is left; nothing is taken. */
  holds(phrases: PhraseSet): boolean;
  /** Takes all such phrases out, the longest ones, and tells how many there were. */
  take(phrases: PhraseSet): number;
  /** What is left, as it was written. */
  rest(): string;
  /** The parts of what is left between such phrases, as they were written. */
  split(phrases: PhraseSet): string[];
}

export function readSentence(text: string): Sentence {
  const clauses = clausesOf(text);
  const words = clauses.flatMap((clause) => clause.words);
  const starts = clauses.flatMap((clause) => clause.starts);
  const ends = clauses.flatMap((clause) => clause.ends);
  const isTaken = words.map(() => false);
  const lengthAt = (at: number, phrases: PhraseSet): number => {
    const length = phraseAt(words, at, phrases);
    return isTaken.slice(at, at + length).includes(true) ? 0 : length;
  };
  return {
    words,
    holds: (phrases) => words.some((_, at) => lengthAt(at, phrases) > 0),
    take(phrases) {
      let found = 0;
      for (let at = 0; at < words.length; at++) {
        const length = lengthAt(at, phrases);
        if (length === 0) continue;
        isTaken.fill(true, at, at + length);
        found++;
        at += length - 1;
      }
      return found;
    },
    rest() {
      let rest = text;
      for (let at = words.length - 1; at >= 0; at--)
        if (isTaken[at]) rest = rest.slice(0, starts[at]) + rest.slice(ends[at]);
      return rest.replace(/\s+/g, " ").trim();
    },
    split(phrases) {
      const parts: string[][] = [[]];
      for (let at = 0; at < words.length; at++) {
        const length = lengthAt(at, phrases);
        const isApart = at > 0 && text.slice(ends[at - 1], starts[at]).includes(",");
        if (length > 0 || isApart || isTaken[at]) parts.push([]);
        if (length > 0) at += length - 1;
        else if (!isTaken[at]) parts.at(-1)!.push(text.slice(starts[at], ends[at]));
      }
      return parts.map((part) => part.join(" ")).filter(Boolean);
    },
  };
}
