import type { Fragment } from "./fragment.ts";

/** How many rows of a page a table takes, and what stands in its cells. */
export interface Table {
  length: number;
  cells: string[][];
}

/** Where it begins and ends, in points. */
export interface Column {
  x: number;
  right: number;
}

/** Rows, in letter heights, may be so far apart in one table. */
const APART = 3.5;

export const isNear = (before: Fragment[], row: Fragment[]): boolean => {
  const gap = before[0]!.y - row[0]!.y;
  return gap > 0 && gap < APART * row[0]!.size;
};

/** Places that do not overlap. */
export function columnsOf(fragments: Fragment[]): Column[] {
  const columns: Column[] = [];
  for (const { x, right } of [...fragments].sort((a, b) => a.x - b.x)) {
    const last = columns.at(-1);
    if (last && x < last.right) last.right = Math.max(last.right, right);
    else columns.push({ x, right });
  }
  return columns;
}

export const textIn = (row: Fragment[], { x, right }: Column): string =>
  row
    .filter((fragment) => fragment.x >= x && fragment.x < right)
    .map(({ text }) => text)
    .join(" ");
