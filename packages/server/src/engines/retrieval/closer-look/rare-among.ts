/** So much tells a term that one of thirty texts says, about. */
const UNIT = 4;

/**
 * Of texts that are all about what is asked, what few of them say parts them: how much of a question each text says, its
 * terms weighed by how rare they are among all texts and among the best.
 *
 * @param says of each text how much of each term: 0 to 1, which is the term itself
 * @param best the same of the best
 */
export function rareAmong(
  says: readonly number[][],
  best: readonly number[][],
  { weights, total }: { weights: number[]; total: number },
): number[] {
  const worth = weights.map((weight, term) => {
    const holding = best.reduce((count, said) => count + (said[term] === 1 ? 1 : 0), 0);
    return (weight * Math.log1p((best.length - holding + 0.5) / (holding + 0.5))) / (UNIT * total);
  });
  return says.map((said) => worth.reduce((sum, one, term) => sum + one * said[term]!, 0));
}
