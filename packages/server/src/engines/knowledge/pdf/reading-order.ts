import type { Fragment } from "./fragment.ts";
import { isColumn } from "./text-column.ts";
import { wrappedTableAt } from "./wrapped-table.ts";

/** Where a part of a page is set in two columns, or in more of which these are the first and the rest. */
interface Columns {
  above: Fragment[];
  left: Fragment[];
  right: Fragment[];
  below: Fragment[];
}

/** More of them on a page are a drawing or a map. Looking for columns and tables among them would take for ever. */
const MOST_FRAGMENTS = 5_000;

/** The fragments of a page as one reads them: column by column, from the top to the bottom; those of one line beside each other. */
export const inReadingOrder = (fragments: Fragment[]): Fragment[][] =>
  fragments.length > MOST_FRAGMENTS ? rowsOf(fromTop(fragments)).map(asOne) : ordered(fromTop(fragments));

const asOne = (row: Fragment[]): Fragment[] => {
  const { cells: _, ...first } = row[0]!;
  return [{ ...first, right: row.at(-1)!.right, text: row.map(({ text }) => text).join(" ") }];
};

/** @param fragments from the top to the bottom */
function ordered(fragments: Fragment[]): Fragment[][] {
  const rows = rowsOf(fragments);
  const parts: Fragment[][][] = [];
  let begin = 0;
  for (let at = 0; at < rows.length; at++) {
    const table = wrappedTableAt(rows, at);
    if (!table) continue;
    const end = at + table.length;
    // The cells of a column would be read as a column of the page.
    parts.push(inColumns(fromTop(rows.slice(begin, at).flat())), rows.slice(at, end));
    begin = end;
    at = end - 1;
  }
  return begin === 0 ? inColumns(fragments) : [...parts, inColumns(fromTop(rows.slice(begin).flat()))].flat();
}

const fromTop = (fragments: Fragment[]): Fragment[] => [...fragments].sort((a, b) => b.y - a.y);

/** @param fragments from the top to the bottom */
function inColumns(fragments: Fragment[]): Fragment[][] {
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
