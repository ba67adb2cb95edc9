import type { LexemeIndex } from "./index/lexeme-index.ts";
import { LONGER, placeOf, startOf } from "./index/packed.ts";

/** The scores of texts, and which of them have one: the first so many of `met`. */
export interface Sums {
  scores: Int32Array;
  met: Int32Array;
}

/** Where the postings of a lexeme lie. */
export interface List {
  start: number;
  end: number;
  /** How much of its impacts counts: 1 of most lexemes. */
  share: number;
  /** The most that it adds to a text. */
  peak: number;
}

/** The lists of those lexemes that texts hold, what adds most first: the best are met early then, and others seen to be less. */
export function listsOf(
  { postingEnds, peaks }: LexemeIndex,
  { numbers, shares }: { numbers: readonly number[]; shares: readonly number[] },
): List[] {
  return numbers
    .flatMap((n, i) => {
      const share = shares[i]!;
      return n < 0
        ? []
        : { start: startOf(postingEnds, n), end: postingEnds[n]!, share, peak: counted(peaks[n]!, share) };
    })
    .sort((one, other) => other.peak - one.peak || one.start - other.start);
}

/** What is left of an impact, which is never nothing. */
const counted = (impact: number, share: number): number =>
  share === 1 ? impact : Math.max(1, Math.round(share * impact));

/**
 * Goes on from what the first `count` texts have already, and leaves a score to those alone that can be among the `limit`
 * best: it is the whole one. Lists that add much are read whole; once what the others add together is less than the
 * `limit`th best has, no text that has nothing by then can come among them, and few of the others can (MaxScore; Turtle and
 * Flood, Query Evaluation: Strategies and Optimizations, 1995), and fewer still after each list that is looked up.
 *
 * @param lists as `listsOf` gives them
 * @returns how many texts have a score
 */
export function sumBest(index: LexemeIndex, lists: readonly List[], limit: number, sums: Sums, count: number): number {
  /** What the lists that were not read yet can add to a text. */
  let rest = lists.reduce((sum, { peak }) => sum + peak, 0);
  /** No text can have more by then. */
  let most = greatest(sums, count);
  let postings = lists.reduce((sum, { start, end }) => sum + end - start, 0);
  /** Whether no other text can come among the best. */
  let isClosed = false;
  for (const list of lists) {
    // It must be worth the look for the least of them.
    const isWorth = most > rest && postings > count && count >= limit;
    const least = isWorth ? nthBest(sums, count, limit) : 0;
    if (least > rest) {
      count = keepFrom(least - rest, sums, count);
      isClosed = true;
    }
    if (isClosed) addToSome(index, list, sums, count);
    else count = addToAll(index, list, sums, count);
    rest -= list.peak;
    most += list.peak;
    postings -= list.end - list.start;
  }
  return count;
}

function greatest({ scores, met }: Sums, count: number): number {
  let most = 0;
  for (let at = 0; at < count; at++) most = Math.max(most, scores[met[at]!]!);
  return most;
}

/** Adds what a list says to all of its texts. @returns how many texts have a score by then */
export function addToAll(
  { texts, impacts }: LexemeIndex,
  { start, end, share }: List,
  { scores, met }: Sums,
  count: number,
): number {
  for (let posting = start; posting < end; posting++) {
    const text = texts[posting]!;
    const before = scores[text]!;
    if (before === 0) met[count++] = text;
    scores[text] = before + counted(impacts[posting]!, share);
  }
  return count;
}

/** Adds what a list says to texts that have a score already. */
function addToSome(
  { texts, impacts }: LexemeIndex,
  { start, end, share }: List,
  { scores, met }: Sums,
  count: number,
): void {
  if (end - start > LONGER * count) {
    for (let at = 0; at < count; at++) {
      const place = placeOf(met[at]!, texts, start, end);
      if (place >= 0) scores[met[at]!]! += counted(impacts[place]!, share);
    }
    return;
  }
  for (let posting = start; posting < end; posting++) {
    const text = texts[posting]!;
    if (scores[text] !== 0) scores[text]! += counted(impacts[posting]!, share);
  }
}

/** Takes the score from texts that have less. @returns how many are left */
function keepFrom(least: number, { scores, met }: Sums, count: number): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const text = met[at]!;
    if (scores[text]! >= least) met[kept++] = text;
    else scores[text] = 0;
  }
  return kept;
}

/** The score of the `n`th best of the first `count` texts, which are no fewer. */
function nthBest({ scores, met }: Sums, count: number, n: number): number {
  if (n === 0) return Infinity;
  // The least of the n best so far is at the root.
  const heap = new Int32Array(n);
  for (let at = 0; at < count; at++) {
    const score = scores[met[at]!]!;
    if (score <= heap[0]!) continue;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= n) break;
      if (below + 1 < n && heap[below + 1]! < heap[below]!) below++;
      if (heap[below]! >= score) break;
      heap[place] = heap[below]!;
      place = below;
    }
    heap[place] = score;
  }
  return heap[0]!;
}
