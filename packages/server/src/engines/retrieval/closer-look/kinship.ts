/**
 * What the tenant's own texts tell of which words go together: each lexeme and each text is a direction in a small
 * space, and those that keep the same company point the same way. It is the leading part of the singular value
 * decomposition of how often each lexeme stands in each text (Deerwester et al., Indexing by Latent Semantic Analysis,
 * 1990), found by subspace iteration on a share of the texts (Halko, Martinsson and Tropp, 2011).
 */
export interface Kinship {
  /** Of each lexeme its coordinates, to be multiplied by its scale. */
  lexemes: Int8Array<ArrayBuffer>;
  scales: Float32Array<ArrayBuffer>;
  /** Of each text its coordinates in units of 1/127; their squares sum to 1, or all are 0. */
  texts: Int8Array<ArrayBuffer>;
}

/** How often lexemes stand in texts, text by text. */
export interface Occurrences {
  texts: number;
  lexemes: number;
  /** Where the entries of each text end. */
  ends: ArrayLike<number>;
  lexeme(entry: number): number;
  /** Above 0. */
  weight(entry: number): number;
}

export const DIMENSIONS = 32;
/** Fewer texts tell nothing of which words go together, */
const FEWEST = 100;
/** and so many are enough to learn from. */
const LEARNT_FROM = 4_000;
const ROUNDS = 3;

export function learnKinship(occurrences: Occurrences): Kinship {
  const space =
    occurrences.texts < FEWEST ? new Float32Array(occurrences.lexemes * DIMENSIONS) : learnSpace(occurrences);
  const lexemes = new Int8Array(occurrences.lexemes * DIMENSIONS);
  const scales = new Float32Array(occurrences.lexemes);
  for (let n = 0; n < occurrences.lexemes; n++) {
    let most = 0;
    for (let d = 0; d < DIMENSIONS; d++) most = Math.max(most, Math.abs(space[n * DIMENSIONS + d]!));
    scales[n] = most / 127;
    if (most > 0)
      for (let d = 0; d < DIMENSIONS; d++)
        lexemes[n * DIMENSIONS + d] = Math.round((space[n * DIMENSIONS + d]! / most) * 127);
  }
  const texts = new Int8Array(occurrences.texts * DIMENSIONS);
  const sum = new Float64Array(DIMENSIONS);
  for (let text = 0; text < occurrences.texts; text++) {
    sum.fill(0);
    for (let entry = text === 0 ? 0 : occurrences.ends[text - 1]!; entry < occurrences.ends[text]!; entry++)
      addTo(sum, space, occurrences.lexeme(entry), occurrences.weight(entry));
    toUnitLength(sum);
    for (let d = 0; d < DIMENSIONS; d++) texts[text * DIMENSIONS + d] = Math.round(sum[d]! * 127);
  }
  return { lexemes, scales, texts };
}

/** The direction of a question; null where none of its lexemes has one. @param numbers of its lexemes, -1 for unknown ones */
export function directionOf({ lexemes, scales }: Kinship, numbers: number[], weights: number[]): Float64Array | null {
  const sum = new Float64Array(DIMENSIONS);
  numbers.forEach((n, i) => {
    if (n < 0) return;
    for (let d = 0; d < DIMENSIONS; d++) sum[d]! += weights[i]! * scales[n]! * lexemes[n * DIMENSIONS + d]!;
  });
  return toUnitLength(sum) ? sum : null;
}

/** How near a text points to a direction: -1 to 1. */
export function kinTo({ texts }: Kinship, text: number, direction: Float64Array | null): number {
  if (!direction) return 0;
  let product = 0;
  for (let d = 0; d < DIMENSIONS; d++) product += texts[text * DIMENSIONS + d]! * direction[d]!;
  return product / 127;
}

/** The coordinates of each lexeme. */
function learnSpace(occurrences: Occurrences): Float32Array {
  const { texts, lexemes, ends, lexeme } = occurrences;
  const step = Math.max(1, texts / LEARNT_FROM);
  const learnt = Array.from({ length: Math.min(texts, LEARNT_FROM) }, (_, i) => Math.floor(i * step));
  const lengths = learnt.map((text) => {
    let squares = 0;
    for (let entry = text === 0 ? 0 : ends[text - 1]!; entry < ends[text]!; entry++)
      squares += occurrences.weight(entry) ** 2;
    return Math.sqrt(squares) || 1;
  });
  const multiply = (from: Float32Array, to: Float32Array, isToTexts: boolean): void => {
    to.fill(0);
    learnt.forEach((text, row) => {
      for (let entry = text === 0 ? 0 : ends[text - 1]!; entry < ends[text]!; entry++) {
        const weight = occurrences.weight(entry) / lengths[row]!;
        const [target, source] = isToTexts ? [row, lexeme(entry)] : [lexeme(entry), row];
        for (let d = 0; d < DIMENSIONS; d++) to[target * DIMENSIONS + d]! += weight * from[source * DIMENSIONS + d]!;
      }
    });
  };
  const ofTexts = new Float32Array(learnt.length * DIMENSIONS);
  const ofLexemes = Float32Array.from({ length: lexemes * DIMENSIONS }, createChance());
  for (let round = 0; round < ROUNDS; round++) {
    multiply(ofLexemes, ofTexts, true);
    makeOrthogonal(ofTexts, learnt.length);
    multiply(ofTexts, ofLexemes, false);
  }
  return ofLexemes;
}

/** Makes the columns stand at right angles, each of length 1 (or 0 where there are no more directions), one after the other. */
function makeOrthogonal(rows: Float32Array, count: number): void {
  for (let column = 0; column < DIMENSIONS; column++) {
    const before = columnLength(rows, count, column);
    for (let other = 0; other < column; other++) {
      let product = 0;
      for (let row = 0; row < count; row++)
        product += rows[row * DIMENSIONS + column]! * rows[row * DIMENSIONS + other]!;
      for (let row = 0; row < count; row++)
        rows[row * DIMENSIONS + column]! -= product * rows[row * DIMENSIONS + other]!;
    }
    const length = columnLength(rows, count, column);
    const factor = length > before * 1e-4 ? 1 / length : 0;
    for (let row = 0; row < count; row++) rows[row * DIMENSIONS + column]! *= factor;
  }
}

function columnLength(rows: Float32Array, count: number, column: number): number {
  let squares = 0;
  for (let row = 0; row < count; row++) squares += rows[row * DIMENSIONS + column]! ** 2;
  return Math.sqrt(squares);
}

function addTo(sum: Float64Array, space: Float32Array, n: number, weight: number): void {
  for (let d = 0; d < DIMENSIONS; d++) sum[d]! += weight * space[n * DIMENSIONS + d]!;
}

/** @returns whether it has a direction */
function toUnitLength(vector: Float64Array): boolean {
  let squares = 0;
  for (let d = 0; d < DIMENSIONS; d++) squares += vector[d]! ** 2;
  const length = Math.sqrt(squares);
  if (length > 0) for (let d = 0; d < DIMENSIONS; d++) vector[d]! /= length;
  return length > 0;
}

/** The same numbers each time, -0.5 to 0.5, so that the same texts give the same index. */
function createChance(): () => number {
  let state = 12345;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff - 0.5;
  };
}
