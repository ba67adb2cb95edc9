import { fold } from "./fold.ts";

/** A part of a message between commas, full stops and the like. */
export interface Clause {
  /** Folded. */
  words: string[];
  /** Where each word begins and ends in the message; UTF-16 offsets. */
  starts: number[];
  ends: number[];
}

const divides = /[.!?;,:…]\s|[!?\n…]|\s[–—-]\s/;

// The steps of a turn look at the same message one after the other.
let last: { message: string; clauses: readonly Clause[]; words: readonly string[] } = {
  message: "",
  clauses: [],
  words: [],
};

/** The clauses of a message, each with at least one word. */
export const clausesOf = (message: string): readonly Clause[] => look(message).clauses;

/** All its words, folded. */
export const saidIn = (message: string): readonly string[] => look(message).words;

function look(message: string): typeof last {
  if (message !== last.message) {
    const clauses = cut(message);
    last = { message, clauses, words: clauses.flatMap(({ words }) => words) };
  }
  return last;
}

function cut(message: string): Clause[] {
  const clauses: Clause[] = [];
  let end = 0;
  for (const { 0: raw, index } of message.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = fold(raw);
    if (!word) continue;
    if (clauses.length === 0 || divides.test(message.slice(end, index)))
      clauses.push({ words: [], starts: [], ends: [] });
    const clause = clauses.at(-1)!;
    end = index + raw.length;
    clause.words.push(word);
    clause.starts.push(index);
    clause.ends.push(end);
  }
  return clauses;
}
