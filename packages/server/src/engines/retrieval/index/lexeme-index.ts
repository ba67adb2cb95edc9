import { placeOf, startOf } from "./packed.ts";
import { factsBuffersOf, type Facts } from "../goods/facts.ts";
import { closerBuffersOf, type CloserIndex } from "../closer-look/closer-index.ts";

/**
 * An inverted index in typed arrays only, so that it moves between threads without a copy and its size is known.
 * Texts (passages, products) are numbered from 0 in the order of their ids; lexemes by how many texts hold them, so that what
 * is told of those that are met all the time lies close together.
 */
export interface LexemeIndex {
  /** How often the tenant's texts had been written when they were read. */
  revision: number;
  /** The languages they were read in, that of most of them first. */
  languages: string[];
  /** Of each text which of these it was read in. */
  spoken: Uint8Array<ArrayBuffer>;
  /** Database ids, rising. */
  ids: Float64Array<ArrayBuffer>;
  /** The lexemes' numbers in the order of their UTF-16 units. */
  sorted: Uint32Array<ArrayBuffer>;
  /** How they are spelt, in short (sketches.ts), in that order too. */
  sketches: Uint32Array<ArrayBuffer>;
  /** The lexemes in UTF-16, one after the other; lexeme `n` ends at `lexemeEnds[n]`. */
  lexemes: Uint16Array<ArrayBuffer>;
  lexemeEnds: Uint32Array<ArrayBuffer>;
  /** The postings of lexeme `n` end at `postingEnds[n]`. */
  postingEnds: Uint32Array<ArrayBuffer>;
  /** Which text each posting is in: numbers, rising within a lexeme. */
  texts: Uint32Array<ArrayBuffer>;
  /** What the lexeme adds to the text's score, in units of `impactUnit`; above 0. */
  impacts: Uint16Array<ArrayBuffer>;
  impactUnit: number;
  /** The greatest of each lexeme's impacts. */
  peaks: Uint16Array<ArrayBuffer>;
  /** Of each lexeme whether descriptions alone say it; empty where there is nothing to choose by. */
  isOnlyDescribed: Uint8Array<ArrayBuffer>;
  /** Null where nobody looks closer. */
  closer: CloserIndex | null;
  /** Null where there is nothing to choose by. */
  facts: Facts | null;
}

/** The memory behind an index: what is moved when it changes threads, and what its size is the sum of. */
export const buffersOf = (index: LexemeIndex): ArrayBuffer[] => [
  ...[index.spoken, index.ids, index.sorted, index.sketches, index.lexemes, index.lexemeEnds].map(
    ({ buffer }) => buffer,
  ),
  ...[index.postingEnds, index.texts, index.impacts, index.peaks, index.isOnlyDescribed].map(({ buffer }) => buffer),
  ...(index.closer ? closerBuffersOf(index.closer) : []),
  ...(index.facts ? factsBuffersOf(index.facts) : []),
];

/** The number of a lexeme, or -1 when no text has it. */
export function findLexeme(index: LexemeIndex, lexeme: string): number {
  let low = 0;
  let high = index.lexemeEnds.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const number = index.sorted[middle]!;
    const order = compare(index, number, lexeme);
    if (order === 0) return number;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The place in `sorted` of the first lexeme that is no less than another. */
export function firstFrom(index: LexemeIndex, lexeme: string): number {
  let [low, high] = [0, index.sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(index, index.sorted[middle]!, lexeme) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare({ lexemes, lexemeEnds }: LexemeIndex, n: number, wanted: string): number {
  const start = startOf(lexemeEnds, n);
  const length = lexemeEnds[n]! - start;
  const shared = Math.min(length, wanted.length);
  for (let i = 0; i < shared; i++) {
    const difference = lexemes[start + i]! - wanted.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return length - wanted.length;
}

export function lexemeAt({ lexemes, lexemeEnds }: LexemeIndex, n: number): string {
  return String.fromCharCode(...lexemes.subarray(startOf(lexemeEnds, n), lexemeEnds[n]));
}

/** How many texts hold a lexeme. */
export const countOf = ({ postingEnds }: LexemeIndex, n: number): number => postingEnds[n]! - startOf(postingEnds, n);

/** The texts that hold all of some lexemes; none for none. */
export function textsWithAll(index: LexemeIndex, lexemes: string[]): number[] {
  const [rarest, ...others] = rarestFirst(index, lexemes) ?? [];
  if (rarest === undefined) return [];
  const { postingEnds, texts } = index;
  const found: number[] = [];
  for (let at = startOf(postingEnds, rarest); at < postingEnds[rarest]!; at++) {
    const text = texts[at]!;
    if (others.every((n) => impactOf(index, n, text) > 0)) found.push(text);
  }
  return found;
}

/** Whether a text holds all of some lexemes, where few are asked; null: none does, as for no lexemes. */
export function holdingAll(index: LexemeIndex, lexemes: string[]): ((text: number) => boolean) | null {
  const numbers = rarestFirst(index, lexemes);
  return numbers && ((text) => numbers.every((n) => impactOf(index, n, text) > 0));
}

/** The numbers of lexemes; null: there are none, or no text holds one of them. */
function rarestFirst(index: LexemeIndex, lexemes: string[]): number[] | null {
  const numbers = lexemes.map((lexeme) => findLexeme(index, lexeme));
  return numbers.length === 0 || numbers.includes(-1) ? null : numbers.sort((one, other) => other - one);
}

/** How telling it is. */
export const rarityOf = (index: LexemeIndex, n: number): number => idf(countOf(index, n), index.ids.length);

/** What a lexeme adds to a text's score; 0 where the text has it not. */
export function impactOf({ postingEnds, texts, impacts, impactUnit }: LexemeIndex, n: number, text: number): number {
  if (n < 0) return 0;
  const place = placeOf(text, texts, startOf(postingEnds, n), postingEnds[n]!);
  return place < 0 ? 0 : impacts[place]! * impactUnit;
}

/** In a handful of texts counts say little: they are read as if so many more were there that hold none of the words. */
const UNSEEN = 50;

/** How telling a lexeme is that `holding` of `total` texts hold; above 0. */
export const idf = (holding: number, total: number): number =>
  Math.log1p((total + UNSEEN - holding + 0.5) / (holding + 0.5));
