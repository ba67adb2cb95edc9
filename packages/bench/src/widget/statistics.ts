/** The middle one; of an even number the lower of both, so that it is one that was measured. `NaN` of none. */
export const median = (values: number[]): number => percentile(values, 50);

/** The smallest value that at least `percent` of all do not exceed (nearest rank). `NaN` of none. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** The share of the values that lie above `limit`, 0 to 1. */
export const shareAbove = (values: number[], limit: number): number =>
  values.length === 0 ? 0 : values.filter((value) => value > limit).length / values.length;

/** The steps between points in time. */
export const steps = (times: number[]): number[] => times.slice(1).map((time, at) => time - (times[at] as number));
