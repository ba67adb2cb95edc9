/** The found ids of one question, best first, and what is right for it: grades by id, 0 for what is wrong. */
export interface Judged {
  found: string[];
  grades: Record<string, number>;
}

/** A measure of one question's results, 0 to 1. */
export type Measure = (judged: Judged) => number;

const right = ({ grades }: Judged): string[] => Object.keys(grades).filter((id) => (grades[id] ?? 0) > 0);
const rightAmong = (judged: Judged, k: number): number => {
  const ids = new Set(right(judged));
  return judged.found.slice(0, k).filter((id) => ids.has(id)).length;
};

/** 1 when one of the first `k` is right. */
export const hit =
  (k: number): Measure =>
  (judged) =>
    rightAmong(judged, k) > 0 ? 1 : 0;

/** The share of what is right that is among the first `k`. */
export const recall =
  (k: number): Measure =>
  (judged) =>
    rightAmong(judged, k) / right(judged).length;

/** The harmonic mean of recall and of the share of the first `k` that is right. */
export const f1 =
  (k: number): Measure =>
  (judged) => {
    const found = rightAmong(judged, k);
    const precision = found / Math.min(k, judged.found.length);
    return found === 0 ? 0 : (2 * precision * recall(k)(judged)) / (precision + recall(k)(judged));
  };

/** One over the place of the first right one among the first `k`. */
export const reciprocalRank =
  (k: number): Measure =>
  (judged) => {
    const ids = new Set(right(judged));
    const place = judged.found.slice(0, k).findIndex((id) => ids.has(id));
    return place < 0 ? 0 : 1 / (place + 1);
  };

/** Normalised discounted cumulative gain of the first `k`, with linear gain; what was not graded counts 0. */
export const ndcg =
  (k: number): Measure =>
  ({ found, grades }) => {
    const gain = (ids: number[]): number =>
      ids.slice(0, k).reduce((sum, grade, place) => sum + grade / Math.log2(place + 2), 0);
    const ideal = gain(Object.values(grades).sort((a, b) => b - a));
    return ideal === 0 ? 0 : gain(found.map((id) => grades[id] ?? 0)) / ideal;
  };

export const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How well a score parts the ones from the others: the chance that one of `high` scores above one of `low`. */
export function auroc(high: number[], low: number[]): number {
  const all = [
    ...high.map((score) => ({ score, isHigh: true })),
    ...low.map((score) => ({ score, isHigh: false })),
  ].sort((a, b) => a.score - b.score);
  let ranks = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]?.score === all[from]?.score) to++;
    // Equals share the mean of their ranks.
    ranks += all.slice(from, to).filter(({ isHigh }) => isHigh).length * ((from + 1 + to) / 2);
    from = to;
  }
  return (ranks - (high.length * (high.length + 1)) / 2) / (high.length * low.length);
}
