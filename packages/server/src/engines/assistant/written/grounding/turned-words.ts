import type { Statement } from "./statements.ts";

/** What turns a word over at its beginning, in English and German: "unopened", "unbenutzt". */
const turning = "un";
/** A shorter word is turned over by chance: "less" of "unless". */
const leastOfTurned = 5;
/** Of what else a claim names, a statement must have so much for the two to speak of the same. */
const sameMatter = 0.6;

/**
 * Whether a claim has a word that the statements on its matter have turned over alone: "strings can be returned opened" of
 * "strings can only be returned unopened". `words` are all of the claim, `named` those that tell of what it speaks.
 */
export function isTurnedOver(
  words: readonly string[],
  named: readonly string[],
  isDenied: boolean,
  statements: readonly Statement[],
  weightOf: (word: string) => number,
): boolean {
  return [...new Set(words)].some((word) => {
    const turned = turning + word;
    if (word.length < leastOfTurned || words.includes(turned)) return false;
    const opposite = statements.filter(
      (one) => one.isDenied === isDenied && one.clause.hasNameOf(turned) && one.clause.likeness(word) < 1,
    );
    if (opposite.length === 0) return false;
    const others = [...new Set(named)].filter((one) => one !== word);
    const total = others.reduce((sum, one) => sum + weightOf(one), 0);
    const shared = ({ own, inner, outer }: Statement): number =>
      others.reduce(
        (sum, one) => sum + ([own, inner, outer].some((told) => told.holdsLike(one)) ? weightOf(one) : 0),
        0,
      );
    const most = Math.max(...opposite.map(shared));
    if (total === 0 || most < total * sameMatter) return false;
    return !statements.some((one) => one.clause.likeness(word) === 1 && shared(one) >= most);
  });
}
