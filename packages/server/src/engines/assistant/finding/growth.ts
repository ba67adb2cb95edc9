import type { AgeSought } from "../../wishes/ages-of-parties.ts";

/** In millimetres: the least and the most that is told, `Infinity` where no most is. */
export interface Heights {
  least: number;
  most: number;
}

/** How tall the smallest and the tallest of nearly all children are by their age in years, rounded apart. */
const growth: readonly (readonly [age: number, smallest: number, tallest: number])[] = [
  [0, 440, 560],
  [0.25, 540, 670],
  [0.5, 600, 730],
  [1, 680, 820],
  [1.5, 740, 890],
  [2, 780, 950],
  [3, 860, 1_050],
  [4, 930, 1_130],
  [5, 990, 1_210],
  [6, 1_040, 1_270],
  [8, 1_140, 1_400],
  [10, 1_240, 1_520],
  [12, 1_360, 1_660],
  [18, 1_400, 2_200],
];

/** Whether nobody of an age is so tall as it is told that somebody shall be, or still so small. */
export const isOutOfReach = ({ from, to }: Pick<AgeSought, "from" | "to">, { least, most }: Heights): boolean =>
  least > heightAt(to, 2) || most < heightAt(from, 1);

/** @param column of the smallest or of the tallest */
function heightAt(age: number, column: 1 | 2): number {
  const next = growth.findIndex(([of]) => of >= age);
  if (next < 0) return growth.at(-1)![column];
  const [above, below] = [growth[next]!, growth[Math.max(0, next - 1)]!];
  const share = above[0] === below[0] ? 0 : (age - below[0]) / (above[0] - below[0]);
  return below[column] + share * (above[column] - below[column]);
}
