import type { Polarity } from "./polarity.ts";
import { nearlyBest, sameMatter } from "./same-matter.ts";
import type { Statement } from "./statements.ts";

/** So much of a word's weight has what only stands around a statement. */
const ofSurroundings = 0.5;

/**
 * Whether all statements that speak most of what a claim speaks of say the opposite. What sets limits turns easily, and
 * isn't judged, but against what never is so. What is said of all is opposed by one of them, and by what holds of some
 * only, unless another statement says it of all as well.
 */
export function isContradicted(
  telling: readonly string[],
  { isDenied, isLimited, isOfAll }: Polarity,
  statements: Statement[],
  weightOf: (word: string) => number,
): boolean {
  const words = [...new Set(telling)];
  const total = words.reduce((sum, word) => sum + weightOf(word), 0);
  if (total === 0) return false;
  const shared = (statement: Statement): number =>
    words.reduce((sum, word) => sum + weightOf(word) * hit(word, statement), 0) / total;
  const isOpposite = (one: Statement): boolean =>
    isLimited
      ? one.isNever && !isDenied && !one.isLimited
      : (one.isDenied !== isDenied && !one.isLimited) || (isOfAll && !isDenied && one.isOnly && !one.isDenied);
  // Few are, and most claims are done with here.
  const most = Math.max(0, ...statements.filter(isOpposite).map(shared));
  if (most < sameMatter) return false;
  const speakOfIt = statements.filter((one) => !isOpposite(one) && shared(one) >= most * nearlyBest);
  return isOfAll && !isDenied ? !speakOfIt.some((one) => one.isOfAll) : speakOfIt.length === 0;
}

const hit = (word: string, { clause, own, inner, outer, earlier }: Statement): number =>
  Math.max(
    clause.likeness(word),
    ...[own, inner, outer, earlier].map((around) => (around.holdsLike(word) ? ofSurroundings : 0)),
  );
