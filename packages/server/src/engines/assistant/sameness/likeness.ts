import type { Gist, GistWord } from "./gist.ts";

/** How telling a stem is among the questions that are compared; above 0. */
export type Weigh = (stem: string) => number;

/** As if so many more questions were there that have none of the stems: counts in a handful say little. */
const UNSEEN = 50;

/** @param holding how many of the questions have a stem */
export const weighing =
  (holding: (stem: string) => number, total: number): Weigh =>
  (stem) => {
    const own = holding(stem);
    return Math.log1p((total + UNSEEN - own + 0.5) / (own + 0.5));
  };

/**
 * How much of the weight of the longer question the shorter one has, 0 to 1. It is 0 where they cannot be the same: their
 * sense differs, each has a word that the other lacks, what one lacks is a number or a name, or the words they have in
 * common stand in another order.
 */
export function likeness(one: Gist, other: Gist, weigh: Weigh): number {
  if (one.sense !== other.sense) return 0;
  const [more, less] = one.words.length >= other.words.length ? [one, other] : [other, one];
  const inLess = new Set(less.words.map(({ stem }) => stem));
  const inMore = new Set(more.words.map(({ stem }) => stem));
  if (less.words.some(({ stem }) => !inMore.has(stem))) return 0;
  const shared = more.words.filter(({ stem }) => inLess.has(stem));
  if (more.words.some(({ stem, isFixed }) => isFixed && !inLess.has(stem))) return 0;
  const isInOrder = stemsOf(shared) === stemsOf(less.words);
  if (!isInOrder && !(one.isBare && other.isBare)) return 0;
  return sum(shared, weigh) / (sum(more.words, weigh) || 1);
}

const stemsOf = (words: GistWord[]): string => words.map(({ stem }) => stem).join(" ");

const sum = (words: GistWord[], weigh: Weigh): number => words.reduce((total, { stem }) => total + weigh(stem), 0);
