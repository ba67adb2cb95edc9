import { startOf } from "../packed.ts";

/** The lexemes by the three letters in a row that they hold, in typed arrays. */
export interface Spellings {
  /** The lexemes with the letters that hash to `h` end at `gramEnds[h]`. */
  gramEnds: Uint32Array<ArrayBuffer>;
  /** Numbers of lexemes. */
  lexemes: Uint32Array<ArrayBuffer>;
}

/** A lexeme spelt like another: how much so, above 0 and below 1. */
export interface Lookalike {
  number: number;
  likeness: number;
}

export const HASHES = 1 << 16;
/** Shorter ones are like too many. */
export const SHORTEST = 4;
/** Two lexemes are alike by their letters in threes, by how they begin, or because one is within the other. */
const least = { shared: 0.5, beginning: 0.55, within: 0.4 };

export function readSpellings(lexemes: string[]): Spellings {
  const gramEnds = new Uint32Array(HASHES);
  for (const lexeme of lexemes) for (const gram of gramsOf(lexeme)) gramEnds[gram]!++;
  for (let gram = 1; gram < HASHES; gram++) gramEnds[gram]! += gramEnds[gram - 1]!;
  const next = Uint32Array.from(gramEnds, (_, gram) => startOf(gramEnds, gram));
  const numbers = new Uint32Array(gramEnds[HASHES - 1]!);
  lexemes.forEach((lexeme, number) => {
    for (const gram of gramsOf(lexeme)) numbers[next[gram]!++] = number;
  });
  return { gramEnds, lexemes: numbers };
}

let counts = new Uint8Array(0);

/**
 * The lexemes spelt like one, but for itself: other forms that stemming left apart, parts and compounds, typing errors.
 *
 * @param spell the lexeme with a number
 */
export function lookalikesOf(
  lexeme: string,
  { gramEnds, lexemes }: Spellings,
  total: number,
  spell: (number: number) => string,
): Lookalike[] {
  if (lexeme.length < SHORTEST) return [];
  if (counts.length < total) counts = new Uint8Array(total);
  const grams = gramsOf(lexeme);
  const touched: number[] = [];
  for (const gram of grams) {
    for (let at = startOf(gramEnds, gram); at < gramEnds[gram]!; at++) {
      const number = lexemes[at]!;
      if (counts[number]!++ === 0) touched.push(number);
    }
  }
  const found: Lookalike[] = [];
  for (const number of touched) {
    const shared = counts[number]!;
    counts[number] = 0;
    // One in common tells nothing.
    if (shared < 2) continue;
    const likeness = likenessOf(lexeme, spell(number), shared, grams.length);
    if (likeness > 0 && likeness < 1) found.push({ number, likeness });
  }
  return found;
}

export function likenessOf(one: string, other: string, shared: number, grams: number): number {
  const longer = Math.max(one.length, other.length);
  let beginning = 0;
  while (beginning < longer && one[beginning] === other[beginning]) beginning++;
  const inThrees = (2 * shared) / (grams + other.length);
  const isWithin = other.length >= SHORTEST && (other.includes(one) || one.includes(other));
  const within = isWithin ? Math.min(one.length, other.length) / longer : 0;
  return Math.max(
    inThrees >= least.shared && one !== other ? Math.min(inThrees, 0.99) : 0,
    beginning >= SHORTEST && beginning / longer >= least.beginning ? beginning / longer : 0,
    within >= least.within ? within : 0,
  );
}

/** Each once: the hashes of its letters in threes, with a blank before and after it. */
export function gramsOf(lexeme: string): number[] {
  const found: number[] = [];
  let [before, last] = [BLANK, lexeme.charCodeAt(0)];
  for (let i = 1; i <= lexeme.length; i++) {
    const next = i < lexeme.length ? lexeme.charCodeAt(i) : BLANK;
    const gram = gramOf(before, last, next);
    if (!found.includes(gram)) found.push(gram);
    [before, last] = [last, next];
  }
  return found;
}

/** Before and after a lexeme. */
export const BLANK = 32;

/** The hash of three letters in a row. */
export const gramOf = (before: number, last: number, next: number): number =>
  (Math.imul(before, 0x9e3779b1) ^ Math.imul(last, 0x85ebca6b) ^ Math.imul(next, 0xc2b2ae35)) >>> 16;
