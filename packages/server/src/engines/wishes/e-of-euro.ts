import { boundAfter, boundBefore } from "./bounds.ts";
import type { Sentence } from "./sentence.ts";

/** Fewer may be a class or a standard, "le manuel 6e minimum", "cat 5e min". */
const LEAST_BEHIND = 10;

/**
 * Whether the "e" at a token is that of euro, as it is typed on phones: "moins de 40e", "max 40e", "tra 20 e 40e". The seventh
 * is written alike ("le 7e", "de 40e"): a bound stands beside it, and nothing that could be the seventh behind it.
 */
export function isOfEuro(sentence: Sentence, at: number, endsAt: (at: number) => boolean): boolean {
  const { tokens } = sentence;
  if (tokens[at]?.folded !== "e" || !tokens[at].isGlued || tokens[at - 1]?.number == null) return false;
  const figure = at - 1;
  const behind = boundAfter(sentence, at + 1);
  // "5e max 20 m": what stands behind it is of the next.
  if (behind && tokens[figure]!.number! >= LEAST_BEHIND && tokens[behind.to]?.number == null) return true;
  if (isOpened(sentence, figure)) return sentence.phraseAt(at + 1, ({ joins }) => joins) > 0;
  return endsAt(at + 1) && (boundBefore(sentence, figure) !== null || closesRange(sentence, figure));
}

const isOpened = (sentence: Sentence, figure: number): boolean =>
  sentence.phraseBefore(figure, ({ between }) => between) > 0;

/** "Entre 20 et 40", "de 20e à 40": the second of two amounts. */
function closesRange(sentence: Sentence, figure: number): boolean {
  const joined = sentence.phraseBefore(figure, ({ joins }) => joins);
  if (joined === 0) return false;
  const last = figure - joined - 1;
  const first = sentence.tokens[last]?.folded === "e" ? last - 1 : last;
  return sentence.tokens[first]?.number != null && isOpened(sentence, first);
}
