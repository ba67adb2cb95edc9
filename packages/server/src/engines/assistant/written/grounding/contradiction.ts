import type { Polarity } from "./polarity.ts";
import type { Statement } from "./statements.ts";

/** Of what a claim says, a statement must have so much for the two to speak of the same. */
const sameMatter = 0.6;
/** And one that has nearly as much as the most speaks of it too. */
const nearlyBest = 0.9;
/** So much of a word's weight has what only stands around a statement. */
const ofSurroundings = 0.5;

/**
 * Whether all statements that speak most of what a claim speaks of say the opposite. What sets limits turns easily, and
 * isn't judged.
 */
export function isContradicted(
  telling: readonly string[],
  { isDenied, isLimited }: Polarity,
  statements: Statement[],
  weightOf: (word: string) => number,
): boolean {
  const words = [...new Set(telling)];
  const total = words.reduce((sum, word) => sum + weightOf(word), 0);
  if (isLimited || total === 0) return false;
  const shared = (statement: Statement): number =>
    words.reduce((sum, word) => sum + weightOf(word) * hit(word, statement), 0) / total;
  const isOpposite = (one: Statement): boolean => one.isDenied !== isDenied && !one.isLimited;
  // Few are, and most claims are done with here.
  const most = Math.max(0, ...statements.filter(isOpposite).map(shared));
  return most >= sameMatter && statements.every((one) => isOpposite(one) || shared(one) < most * nearlyBest);
}

const hit = (word: string, { clause, own, inner, outer, earlier }: Statement): number =>
  clause.holdsLike(word)
    ? 1
    : [own, inner, outer, earlier].some((around) => around.holdsLike(word))
      ? ofSurroundings
      : 0;
