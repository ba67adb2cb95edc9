import { larger } from "../index/packed.ts";
import type { CloserIndex } from "./closer-index.ts";
import { learnKinship, type Occurrences } from "./kinship.ts";
import { NAME_END, packSaid, SENTENCE_END } from "./said.ts";
import { wordingOf } from "./wording.ts";

/** A text as a closer look reads it. */
export interface CloserText {
  /** Its title with its headings, or the questions it answers; numbers of the lexemes of each. */
  names: number[][];
  sentences: number[][];
  /** How the names are written. */
  wordings: string[];
  /** The share of its words that are names joined of others (joined-names.ts); left out: none is. */
  joined?: number;
}

export interface CloserBuilder {
  add(text: CloserText): void;
  /** @param rank the number that each lexeme comes to have, by the one that it has until then */
  finish(rank: Uint32Array, occurrences: Occurrences): CloserIndex;
}

export function closerBuilder(): CloserBuilder {
  let words = new Uint32Array(1024);
  let length = 0;
  const ends: number[] = [];
  const wordings: number[] = [];
  const wordingStarts: number[] = [];
  const wordingEnds: number[] = [];
  const joined: number[] = [];
  /** Where a wording was put already: all passages of a document share its title. */
  const known = new Map<string, { start: number; end: number }>();

  function push(number: number): void {
    if (length === words.length) words = larger(words, Uint32Array);
    words[length++] = number;
  }

  function place(texts: string[]): { start: number; end: number } {
    const key = texts.join("\n");
    const before = known.get(key);
    if (before) return before;
    const start = wordings.length;
    for (const text of texts) wordings.push(...wordingOf(text), 0);
    const placed = { start, end: wordings.length };
    known.set(key, placed);
    return placed;
  }

  return {
    add(text) {
      for (const name of text.names) {
        for (const number of name) push(number);
        push(NAME_END);
      }
      for (const sentence of text.sentences) {
        for (const number of sentence) push(number);
        push(SENTENCE_END);
      }
      ends.push(length);
      joined.push(Math.round(255 * (text.joined ?? 0)));
      const { start, end } = place(text.wordings.filter((wording) => wording.trim() !== ""));
      wordingStarts.push(start);
      wordingEnds.push(end);
    },
    finish(rank, occurrences) {
      return {
        said: packSaid(words.subarray(0, length), ends, rank),
        wordings: Uint32Array.from(wordings),
        wordingStarts: Uint32Array.from(wordingStarts),
        wordingEnds: Uint32Array.from(wordingEnds),
        kinship: learnKinship(occurrences),
        joined: Uint8Array.from(joined),
      };
    },
  };
}
