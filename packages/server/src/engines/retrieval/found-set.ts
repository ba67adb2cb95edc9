import { NEARLY_AS_GOOD } from "../wishes/wish.ts";
import { isPicky, isVague, MEANT, type Choosing, type Meets } from "./choosing.ts";
import type { Facts } from "./facts.ts";
import { startOf } from "./packed.ts";
import type { LexemeIndex } from "./lexeme-index.ts";
import type { Gathered, Hit } from "./ranking.ts";

/** All that was found for a wish, more than is shown. */
export interface FoundSet {
  /** Texts, the variants of a product one after the other, and their scores. */
  texts: Uint32Array;
  scores: Float64Array;
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

/** What all texts score where nothing was said of which. */
export const everyText = ({ ids }: Pick<LexemeIndex, "ids">): Gathered => ({
  texts: Uint32Array.from(ids.keys()),
  scores: new Float64Array(ids.length).fill(1),
});

export const gatheredOf = (hits: readonly Hit[]): Gathered => ({
  texts: Uint32Array.from(hits, ({ text }) => text),
  scores: Float64Array.from(hits, ({ score }) => score),
});

// One set is made after the other, and each leaves what all share as it was.
/** By text; 0 in all of them. */
let scoreOf = new Float64Array(0);

/** @param meets null: all do */
export function foundSet(facts: Facts, { texts, scores }: Gathered, share: number, meets: Meets | null): FoundSet {
  if (scoreOf.length < facts.price.length) scoreOf = new Float64Array(facts.price.length);
  let left = 0;
  for (let at = 0; at < texts.length; at++) {
    const text = texts[at]!;
    if (meets && !meets(text)) continue;
    scoreOf[text] = scores[at]!;
    left++;
  }
  const set: FoundSet = { texts: new Uint32Array(left), scores: new Float64Array(left), share };
  const order = inGroups(facts);
  for (let at = 0, place = 0; place < left; at++) {
    const text = order[at]!;
    if (scoreOf[text] === 0) continue;
    set.texts[place] = text;
    set.scores[place++] = scoreOf[text]!;
    scoreOf[text] = 0;
  }
  return set;
}

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
  const { texts, scores, share } = set;
  const nth = Math.floor(texts.length / SAMPLED);
  if (nth < 2) return set;
  const places: number[] = [];
  for (let at = 0; at < texts.length; at++)
    if ((Math.imul(group[texts[at]!]!, SPREAD) >>> 0) % nth === 0) places.push(at);
  return {
    texts: Uint32Array.from(places, (at) => texts[at]!),
    scores: Float64Array.from(places, (at) => scores[at]!),
    share,
  };
}

function bestIn({ texts, scores }: FoundSet, isIn: Uint8Array | null): number {
  let best = 0;
  for (let at = 0; at < texts.length; at++) if (isIn?.[at] !== 0 && scores[at]! > best) best = scores[at]!;
  return best;
}

/**
 * @param isIn which texts of the set are of the part; null: all
 * @param best what is meant scores a share of that; left out: of the best of the part
 */
export function partOf(
  { variants: { group } }: Facts,
  set: FoundSet,
  isIn: Uint8Array | null,
  best = bestIn(set, isIn),
): Part {
  const { texts, scores, share } = set;
  let count = 0;
  let before = -1;
  for (let at = 0; at < texts.length; at++) {
    if (isIn?.[at] === 0 || scores[at]! < best * share || group[texts[at]!] === before) continue;
    before = group[texts[at]!]!;
    count++;
  }
  return { count, best };
}

const orders = new WeakMap<Facts, Uint32Array>();

/** All texts, the variants of a product one after the other. */
function inGroups(facts: Facts): Uint32Array {
  const known = orders.get(facts);
  if (known) return known;
  const { group } = facts.variants;
  let groups = 0;
  for (let text = 0; text < group.length; text++) groups = Math.max(groups, group[text]! + 1);
  const ends = new Uint32Array(groups);
  for (let text = 0; text < group.length; text++) ends[group[text]!]!++;
  for (let n = 1; n < ends.length; n++) ends[n]! += ends[n - 1]!;
  const next = Uint32Array.from(ends, (_, n) => startOf(ends, n));
  const order = new Uint32Array(group.length);
  for (let text = 0; text < group.length; text++) order[next[group[text]!]!++] = text;
  orders.set(facts, order);
  return order;
}
