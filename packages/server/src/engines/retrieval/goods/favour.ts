import type { Meant } from "../other-words/alternatives.ts";
import type { Sums } from "../candidates.ts";
import type { LexemeIndex } from "../index/lexeme-index.ts";
import { startOf } from "../index/packed.ts";
import type { RightThings } from "./right-things.ts";

/** What has the name and not all that is asked of it gains so much of what the right thing does. */
const NAME_ALONE = 0.5;
/** Where so many are right, and their name is that of a thing, a text with another name is beside the point, though it has all the words. */
const ENOUGH = 3;

/** @returns for each of some rising texts 1 where it holds all that is asked, in whatever words, else 0 */
export function holdingEach(
  index: LexemeIndex,
  called: Uint32Array,
  asked: readonly { lexeme: string; n: number }[],
  meant: Meant,
): Uint8Array {
  const { postingEnds, texts } = index;
  const holds = new Uint8Array(called.length).fill(1);
  for (const { lexeme, n } of asked) {
    const end = n < 0 ? 0 : postingEnds[n]!;
    let posting = n < 0 ? 0 : startOf(postingEnds, n);
    for (let at = 0; at < called.length; at++) {
      const text = called[at]!;
      while (posting < end && texts[posting]! < text) posting++;
      const isHeld = posting < end && texts[posting] === text;
      if (!isHeld && holds[at] === 1 && !meant.holds(lexeme, text)) holds[at] = 0;
    }
  }
  return holds;
}

/** What is left of a score. */
export const lessened = (score: number, less: number): number => Math.max(1, Math.round(score * (1 - less)));

/**
 * Nothing is said against other things where the thing itself, with all that is asked of it, is not there.
 *
 * @param holdsAll for each text that is called so, whether it holds all that is asked
 */
export function favour(
  { called, named, madeFor, isThing, more, less }: RightThings,
  { scores }: Sums,
  holdsAll: Uint8Array,
): Gain {
  let right = 0;
  let most = 0;
  for (let at = 0; at < called.length; at++) {
    const text = called[at]!;
    if (scores[text] === 0) continue;
    const isRight = holdsAll[at] === 1;
    if (isRight) right++;
    const gained = more * (isRight ? 1 : NAME_ALONE);
    most = Math.max(most, gained);
    scores[text] = Math.round(scores[text]! * (1 + gained));
  }
  if (right === 0) return { ...noGain, most };
  if (right >= ENOUGH && isThing) return { right: true, most, others: { named, less } };
  for (let at = 0; at < madeFor.length; at++) {
    const text = madeFor[at]!;
    if (scores[text]! > 0) scores[text] = lessened(scores[text]!, less);
  }
  return { right: true, most, others: null };
}

/** Whether something is the right thing with all that is asked of it, and by which part of its score any gained most. */
export interface Gain {
  right: boolean;
  most: number;
  /** Whatever is not named so is to be lessened by that part; null: nothing is. */
  others: { named: Uint32Array; less: number } | null;
}

export const noGain: Gain = { right: false, most: 0, others: null };
