import type { Filter } from "./wish.ts";
import type { Pick, Sentence } from "./sentence.ts";

/** What shall not be is named in so many words at most. */
const MOST_WORDS = 3;

/** Reads what shall not be, "without leather", "ohne Kabel", "deri olmasın", and takes it out. */
export function readExclusions(sentence: Sentence): Filter[] {
  const found: Filter[] = [];
  for (let at = 0; at < sentence.tokens.length; at++) {
    if (sentence.phraseAt(at, ({ wireless }) => wireless) > 0) continue;
    const before = sentence.phraseAt(at, ({ without }) => without);
    const behind = sentence.phraseAt(at, ({ withoutBehind }) => withoutBehind);
    const named = before > 0 ? namedFrom(sentence, at + before) : behind > 0 ? namedBefore(sentence, at) : null;
    if (!named) continue;
    found.push({ field: "words", op: "not", value: sentence.textOf(named.from, named.to) });
    sentence.takeOut(before > 0 ? at : named.from, before > 0 ? named.to : at + behind);
    at = Math.max(at + behind, named.to) - 1;
  }
  return found;
}

function namedFrom(sentence: Sentence, start: number): { from: number; to: number } | null {
  let from = start;
  while (sentence.phraseAt(from, idle) === 1) from++;
  let to = from;
  while (to - from < MOST_WORDS && isName(sentence, to)) to++;
  return to > from ? { from, to } : null;
}

function namedBefore(sentence: Sentence, end: number): { from: number; to: number } | null {
  return isName(sentence, end - 1) ? { from: end - 1, to: end } : null;
}

/** Whether a word goes on naming a thing: it is no sign, not understood, and leads to nothing else. */
const isName = (sentence: Sentence, at: number): boolean => {
  const token = sentence.tokens[at];
  return !!token && !sentence.isTaken[at] && /[\p{L}\p{N}]/u.test(token.folded) && sentence.phraseAt(at, leads) === 0;
};

const idle: Pick = (words) => words.idle;
const leads: Pick = (words) => words.leads;
