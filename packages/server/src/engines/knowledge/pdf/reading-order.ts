import type { Fragment } from "./fragment.ts";

/** Columns have at least so many lines each, and lines of at least so many letters: those of tables have fewer. */
const LINES = 4;
const LETTERS = 18;
/** At most this share of a page's lines go across all columns. */
const ACROSS = 0.35;

/** The fragments of a page as one reads them: column by column, from the top to the bottom; those of one line beside each other. */
export function inReadingOrder(fragments: Fragment[]): Fragment[][] {
  const gutter = gutterOf(fragments);
  if (gutter === null) return rowsOf(fragments);
  const rows: Fragment[][] = [];
  let left: Fragment[] = [];
  let right: Fragment[] = [];
  const endColumns = (): void => {
    rows.push(...inReadingOrder(left), ...inReadingOrder(right));
    [left, right] = [[], []];
  };
  for (const fragment of [...fragments].sort((a, b) => b.y - a.y)) {
    if (fragment.right <= gutter) left.push(fragment);
    else if (fragment.x >= gutter) right.push(fragment);
    else {
      endColumns();
      rows.push([fragment]);
    }
  }
  endColumns();
  return rows;
}

/** Where the second column begins; null where there is none. */
function gutterOf(fragments: Fragment[]): number | null {
  let [best, fewest] = [null as number | null, fragments.length * ACROSS];
  for (const x of new Set(fragments.map((fragment) => Math.floor(fragment.x)))) {
    const left = fragments.filter(({ right }) => right <= x);
    const right = fragments.filter((fragment) => fragment.x >= x);
    const across = fragments.length - left.length - right.length;
    if (across < fewest && isColumn(left) && isColumn(right)) [best, fewest] = [x, across];
  }
  return best;
}

/** Most of its letters stand in long lines. */
function isColumn(fragments: Fragment[]): boolean {
  const long = fragments.filter(({ text }) => text.length >= LETTERS);
  return long.length >= LINES && lettersOf(long) > lettersOf(fragments) / 2;
}

const lettersOf = (fragments: Fragment[]): number => fragments.reduce((sum, { text }) => sum + text.length, 0);

function rowsOf(fragments: Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  for (const fragment of [...fragments].sort((a, b) => b.y - a.y)) {
    const [before] = rows.at(-1) ?? [];
    if (before && before.y - fragment.y <= 0.45 * Math.min(before.size, fragment.size)) rows.at(-1)!.push(fragment);
    else rows.push([fragment]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}
