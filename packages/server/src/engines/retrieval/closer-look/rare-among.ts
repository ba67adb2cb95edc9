/** Where there are fewer texts, that one of them says something tells less. */
const FEW = 8;
/** Of so many, what one alone says counts wholly. */
const ENOUGH = 30;

/**
 * Of texts that are all about what is asked, what few of them say parts them: the share of a question that each text says,
 * its terms weighed by how rare they are among all texts and among the best. 1: it alone of thirty says all.
 *
 * @param says of each text how much of each term: 0 to 1, which is the term itself
 * @param best the same of the best
 */
export function rareAmong(
  says: readonly number[][],
  best: readonly number[][],
  { weights, total }: { weights: number[]; total: number },
): number[] {
  const texts = Math.max(FEW, best.length);
  const most = rarity(1, ENOUGH);
  const worth = weights.map((weight, term) => {
    const holding = best.reduce((count, said) => count + (said[term] === 1 ? 1 : 0), 0);
    return (weight * rarity(holding, texts)) / (total * most);
  });
  return says.map((said) => worth.reduce((sum, one, term) => sum + one * said[term]!, 0));
}

const rarity = (holding: number, texts: number): number => Math.log1p((texts - holding + 0.5) / (holding + 0.5));
