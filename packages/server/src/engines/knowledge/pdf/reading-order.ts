import type { Fragment } from "./fragment.ts";

/** Columns have at least so many lines each, and lines of at least so many letters: those of tables have fewer. */
const LINES = 3;
const LETTERS = 18;
/** In columns lines follow one another closely, in letter heights; rows of a table stand further apart. */
const CLOSE = 1.7;
/** The share of a column's width that most of its lines fill. */
const FULL = 0.75;

/** Where a part of a page is set in two columns, or in more of which these are the first and the rest. */
interface Columns {
  above: Fragment[];
  left: Fragment[];
  right: Fragment[];
  below: Fragment[];
}

/** The fragments of a page as one reads them: column by column, from the top to the bottom; those of one line beside each other. */
export const inReadingOrder = (fragments: Fragment[]): Fragment[][] =>
  ordered([...fragments].sort((a, b) => b.y - a.y));

/** @param fragments from the top to the bottom */
function ordered(fragments: Fragment[]): Fragment[][] {
  const columns = columnsIn(fragments);
  if (!columns) return rowsOf(fragments);
  const { above, left, right, below } = columns;
  return [above, left, right, below].flatMap(ordered);
}

/** The largest part without a line across the gap between two columns. */
function columnsIn(fragments: Fragment[]): Columns | null {
  let [best, most] = [null as Columns | null, 0];
  for (const x of new Set(fragments.map((fragment) => Math.floor(fragment.x)))) {
    const isAcross = (fragment: Fragment): boolean => fragment.x < x && fragment.right > x;
    for (let start = 0; start < fragments.length; start++) {
      if (isAcross(fragments[start]!)) continue;
      const across = fragments.findIndex((fragment, at) => at > start && isAcross(fragment));
      const end = across < 0 ? fragments.length : across;
      // What stands above the second column is not yet in columns.
      const top = fragments.slice(start, end).find((fragment) => fragment.x >= x)?.y ?? -Infinity;
      const begin = fragments.findIndex((fragment, at) => at >= start && fragment.y <= top + fragment.size / 2);
      const part = begin < 0 ? [] : fragments.slice(begin, end);
      const left = part.filter(({ right }) => right <= x);
      const right = part.filter((fragment) => fragment.x >= x);
      if (part.length > most && isColumn(left) && isColumn(right))
        [best, most] = [{ above: fragments.slice(0, begin), left, right, below: fragments.slice(end) }, part.length];
      start = end;
    }
  }
  return best;
}

/** Most of its letters stand in long lines, which fill it and are close to one another. */
export function isColumn(fragments: Fragment[]): boolean {
  const long = fragments.filter(({ text }) => text.length >= LETTERS);
  if (long.length < LINES || lettersOf(long) <= lettersOf(fragments) / 2) return false;
  const close = fragments.filter((line, at) => at > 0 && fragments[at - 1]!.y - line.y <= CLOSE * line.size);
  const from = Math.min(...long.map(({ x }) => x));
  const width = Math.max(...long.map(({ right }) => right)) - from;
  const full = long.filter(({ right }) => right - from >= FULL * width);
  return close.length >= (fragments.length - 1) / 2 && full.length > long.length / 2;
}

const lettersOf = (fragments: Fragment[]): number => fragments.reduce((sum, { text }) => sum + text.length, 0);

/** @param fragments from the top to the bottom */
function rowsOf(fragments: Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  for (const fragment of fragments) {
    const [before] = rows.at(-1) ?? [];
    if (before && before.y - fragment.y <= 0.45 * Math.min(before.size, fragment.size)) rows.at(-1)!.push(fragment);
    else rows.push([fragment]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}
