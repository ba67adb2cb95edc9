/** What people say of prices: 1, 2 or 5, and noughts. */
const STEPS = Array.from({ length: 27 }, (_, n) => [1, 2, 5][n % 3]! * 10 ** (Math.floor(n / 3) - 2)).toReversed();

/**
 * The roundest price in the middle of some that rise: as many of them as `parts` tells cost less. Null: they are too near each
 * other.
 */
export function roundPriceIn(rising: Float64Array, [from, to]: readonly [number, number]): number | null {
  const at = (part: number): number => rising[Math.floor(part * (rising.length - 1))] ?? 0;
  const [least, most, middle] = [at(from), at(to), at((from + to) / 2)];
  if (!(most > least)) return null;
  for (const step of STEPS) {
    const first = (Math.floor(least / step) + 1) * step;
    if (first > most) continue;
    const nearest = Math.min(Math.floor(most / step), Math.max(first / step, Math.round(middle / step))) * step;
    return Number(nearest.toFixed(2));
  }
  return null;
}
