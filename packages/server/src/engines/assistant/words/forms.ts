import { fold } from "../../wording/fold.ts";
import { isStemWithEnding } from "./long-endings.ts";

/** Sets of fewer words are not worth sorting. */
const FEW = 50;

/** Tells whether a folded word is a form of a lexeme, as stemmers cut them: `policies` and `policy` of `polici`, `shipping` of `ship`. */
export function formOf(lexeme: string): (word: string) => boolean {
  const shape = shapeOf(lexeme);
  const { stem, shared, running } = shape;
  if (shared === null) return (word) => word === stem;
  // Most words are told apart by their first letter.
  const first = stem.charCodeAt(0);
  return (word) =>
    word.charCodeAt(0) === first &&
    (word === stem || word === running || (word.startsWith(shared) && isEnded(word, shape)));
}

/** Whether one of two folded words is a form of the other. */
export const areAlike = (one: string, other: string): boolean => formOf(one)(other) || formOf(other)(one);

/** Whether what a word has beyond what a form begins with is an ending. */
const isEnded = (word: string, { stem, longest }: Shape): boolean =>
  word.length <= longest || isStemWithEnding(word, stem);

/** The same of a question's word with what says the same. */
export function formsOf({ term, others = [] }: { term: string; others?: string[] }): (word: string) => boolean {
  const isForm = formOf(term);
  if (others.length === 0) return isForm;
  const isOther = others.map((other) => formOf(other));
  return (word) => isForm(word) || isOther.some((is) => is(word));
}

/** Whether one of the folded words is a form of a lexeme. */
export function holdsForm(words: ReadonlySet<string>, lexeme: string): boolean {
  if (words.size === 0) return false;
  const shape = shapeOf(lexeme);
  const { stem, shared, running } = shape;
  if (words.has(stem) || (running !== null && words.has(running))) return true;
  if (shared === null) return false;
  if (words.size < FEW) return [...words].some(formOf(lexeme));
  const sorted = sortedOf(words);
  for (let at = firstFrom(sorted, shared); sorted[at]?.startsWith(shared); at += 1)
    if (isEnded(sorted[at]!, shape)) return true;
  return false;
}

/** What a form begins with (null: only the stem itself is one), and how long it may be whatever it ends in. */
interface Shape {
  stem: string;
  shared: string | null;
  longest: number;
  /** What an English verb of four letters becomes without its e: "hiring" of `hire`; null: it is no such one. */
  running: string | null;
}

function shapeOf(lexeme: string): Shape {
  const stem = fold(lexeme);
  const shared = stem.length < 3 ? null : stem.length >= 5 ? stem.slice(0, -1) : stem;
  return {
    stem,
    shared,
    longest: stem.length + (stem.length >= 4 ? 4 : 2),
    running: /^[a-z]{3}e$/.test(stem) ? `${stem.slice(0, 3)}ing` : null,
  };
}

const sortedSets = new WeakMap<ReadonlySet<string>, string[]>();

function sortedOf(words: ReadonlySet<string>): string[] {
  const known = sortedSets.get(words);
  if (known) return known;
  const sorted = [...words].sort();
  sortedSets.set(words, sorted);
  return sorted;
}

/** The place of the first word that does not come before `least`. */
function firstFrom(sorted: string[], least: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Tells whether a folded word is a form of one of some lexemes. */
export function isFormOfAny(lexemes: string[]): (word: string) => boolean {
  const areForms = lexemes.map(formOf);
  return (word) => areForms.some((isForm) => isForm(word));
}

/** Tells whether a folded word and one of some others are forms of one word, whichever of both is longer. */
export const isAmong =
  (words: readonly string[]) =>
  (word: string): boolean =>
    words.some((one) => areAlike(one, word));
