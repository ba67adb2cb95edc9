import { NEARLY_AS_GOOD } from "../../wishes/wish.ts";
import { isPicky, isVague, MEANT, type Choosing, type Meets } from "./choosing.ts";
import type { Facts } from "./facts.ts";
import type { LexemeIndex } from "../index/lexeme-index.ts";
import type { Gathered, Scored } from "../ranking.ts";

/** All that was found for a wish, more than is shown. */
export interface FoundSet extends Gathered {
  /** What scores so much of the best that is left is meant. */
  share: number;
}

/** Part of a set by what it is narrowed to: how many products it has, variants counted as one, and their best score. */
export interface Part {
  count: number;
  best: number;
}

/** Of the best score of all, what may still be meant of a part whose own best scores less. */
export const shareToGather = (choosing: Choosing): number => shareOf(choosing) ** 2;

export const shareOf = (choosing: Choosing): number =>
  choosing.filters.some(isVague) ? 0 : isPicky(choosing) ? MEANT : NEARLY_AS_GOOD;

/** What all texts that meet a wish score where nothing was said of which. */
export function everyText({ ids }: Pick<LexemeIndex, "ids">, meets: Meets | null): Gathered {
  const all = new Uint32Array(ids.length).map((_, text) => text);
  const texts = meets ? all.filter(meets) : all;
  return { texts, scores: new Float64Array(texts.length).fill(1) };
}

export const gatheredOf = (hits: readonly Scored[]): Gathered => ({
  texts: Uint32Array.from(hits, ({ text }) => text),
  scores: Float64Array.from(hits, ({ score }) => score),
});

/** Which texts of a set meet a wish. */
export function membersOf({ texts }: FoundSet, meets: Meets): Uint8Array {
  const isIn = new Uint8Array(texts.length);
  for (let at = 0; at < texts.length; at++) if (meets(texts[at]!)) isIn[at] = 1;
  return isIn;
}

/** Of so many texts a sample tells what parts them. */
const SAMPLED = 800;
/** Spreads numbers that follow each other. */
const SPREAD = 0x9e3779b1;

/** Some products of a large set, each with all its variants, wherever they stand in the catalogue; a small set is its own. */
export function sampleOf({ variants: { group } }: Facts, set: FoundSet): FoundSet {
  const nth = Math.floor(set.texts.length / SAMPLED);
  if (nth < 2) return set;
  const places: number[] = [];
  for (let at = 0; at < set.texts.length; at++)
    if ((Math.imul(group[set.texts[at]!]!, SPREAD) >>> 0) % nth === 0) places.push(at);
  const sample = { texts: new Uint32Array(places.length), scores: new Float64Array(places.length), share: set.share };
  for (let n = 0; n < places.length; n++) {
    sample.texts[n] = set.texts[places[n]!]!;
    sample.scores[n] = set.scores[places[n]!]!;
  }
  return sample;
}

/** By text, of the set that is put into groups. */
let scoreOf = new Float64Array(0);

/** The same set, the variants of a product one after the other, and each of them by their numbers. */
export function inGroups({ variants: { group } }: Facts, { texts, scores, share }: FoundSet): FoundSet {
  const total = group.length;
  if (scoreOf.length < total) scoreOf = new Float64Array(total);
  // Numbers are sorted without a comparison of ours, and one tells both.
  const keys = new Float64Array(texts.length);
  for (let at = 0; at < texts.length; at++) {
    const text = texts[at]!;
    scoreOf[text] = scores[at]!;
    keys[at] = group[text]! * total + text;
  }
  keys.sort();
  const sorted = { texts: new Uint32Array(texts.length), scores: new Float64Array(texts.length), share };
  for (let at = 0; at < keys.length; at++) {
    const text = keys[at]! % total;
    sorted.texts[at] = text;
    sorted.scores[at] = scoreOf[text]!;
  }
  return sorted;
}

function bestIn({ texts, scores }: Gathered, isIn: Uint8Array | null): number {
  let best = 0;
  for (let at = 0; at < texts.length; at++) if (isIn?.[at] !== 0 && scores[at]! > best) best = scores[at]!;
  return best;
}

/** By group the last count that had it: groups are counted one set after the other, and none is cleared in between. */
let countedBy = new Uint32Array(0);
let counts = 0;

/**
 * @param isIn which texts of the set are of the part; null: all
 * @param best what is meant scores a share of that; left out: of the best of the part
 */
export function partOf(
  { variants: { group } }: Facts,
  { texts, scores, share }: FoundSet,
  isIn: Uint8Array | null,
  best = bestIn({ texts, scores }, isIn),
): Part {
  if (countedBy.length < group.length || counts === 0xffff_ffff) {
    countedBy = new Uint32Array(group.length);
    counts = 0;
  }
  counts++;
  const least = best * share;
  let count = 0;
  for (let at = 0; at < texts.length; at++) {
    if (isIn?.[at] === 0 || scores[at]! < least) continue;
    const of = group[texts[at]!]!;
    if (countedBy[of] === counts) continue;
    countedBy[of] = counts;
    count++;
  }
  return { count, best };
}
