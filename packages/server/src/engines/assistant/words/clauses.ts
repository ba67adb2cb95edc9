import { isDateAcross } from "../calendar/month-names.ts";
import { fold } from "../../wording/fold.ts";

/** A part of a message between commas, full stops and the like. */
export interface Clause {
  /** Folded. */
  words: readonly string[];
  /** Where each word begins and ends in the message; UTF-16 offsets. */
  starts: number[];
  ends: number[];
}

/** A word; of letters without capitals, which are written around names without a space: "XR200の電池", "XR200의". */
const WORD = /[[\p{L}\p{N}\p{M}]--[\p{Lo}--\p{sc=Latin}]]+|[[\p{Lo}\p{Lm}\p{M}]--\p{sc=Latin}]+/gv;

const divides = /[.!?;,:…]\s|[!?\n…]|\s[–—-]\s/;

interface Looked {
  clauses: readonly Clause[];
  words: readonly string[];
}

// The steps of a turn look at the same few texts again and again, and turns take turns.
const most = 50;
const looked = new Map<string, Looked>();

/** The clauses of a message, each with at least one word. */
export const clausesOf = (message: string): readonly Clause[] => look(message).clauses;

/** All its words, folded. */
export const saidIn = (message: string): readonly string[] => look(message).words;

/** The same as they were written. */
export const saidAsWritten = (message: string): string[] =>
  clausesOf(message).flatMap(({ starts, ends }) => starts.map((start, at) => message.slice(start, ends[at])));

function look(message: string): Looked {
  const known = looked.get(message);
  if (known) return known;
  const clauses = cut(message);
  const seen = { clauses, words: clauses.length === 1 ? clauses[0]!.words : clauses.flatMap(({ words }) => words) };
  if (looked.size >= most) looked.clear();
  looked.set(message, seen);
  return seen;
}

function cut(message: string): Clause[] {
  const clauses: { words: string[]; starts: number[]; ends: number[] }[] = [];
  let end = 0;
  for (const { 0: raw, index } of message.matchAll(WORD)) {
    const word = fold(raw);
    if (!word) continue;
    const between = message.slice(end, index);
    // Nearly all words are one space apart.
    // "Am 1. Mai" is one, too.
    const isDate = between === ". " && isDateAcross(message.slice(Math.max(0, end - 3), index), raw);
    if (clauses.length === 0 || (between !== " " && divides.test(between) && !isDate))
      clauses.push({ words: [], starts: [], ends: [] });
    const clause = clauses.at(-1)!;
    end = index + raw.length;
    clause.words.push(word);
    clause.starts.push(index);
    clause.ends.push(end);
  }
  return clauses;
}
