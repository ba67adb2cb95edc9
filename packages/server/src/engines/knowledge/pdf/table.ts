import { columnsOf, isNear, textIn, type Table } from "./cells.ts";
import type { Fragment } from "./fragment.ts";
import { gridAt } from "./grid.ts";
import type { JoinLines } from "./hyphens.ts";
import { wrappedTableAt } from "./wrapped-table.ts";

const FEWEST_ROWS = 2;

/** How many rows from `start` on are a table, and what stands in its cells; null where none begins. */
export function tableAt(rows: Fragment[][], start: number, join: JoinLines): Table | null {
  const wrapped = wrappedTableAt(rows, start);
  if (wrapped) return { ...wrapped, cells: wrapped.cells.map((row) => row.map((lines) => joined(lines, join))) };
  const [wide, close] = [wideTableAt(rows, start), gridAt(rows, start)];
  return close && close.length >= (wide?.length ?? 0) ? close : wide;
}

const joined = ([first = "", ...others]: string[], join: JoinLines): string =>
  others.reduce((before, line) => join(before, line), first);

/** One whose cells stand well apart. */
function wideTableAt(rows: Fragment[][], start: number): Table | null {
  let end = start;
  while (end < rows.length && (end === start || isNear(rows[end - 1]!, rows[end]!)) && belongs(rows, start, end)) end++;
  while (end > start && rows[end - 1]!.length < 2) end--;
  const own = rows.slice(start, end);
  if (own.filter((row) => row.length > 1).length < FEWEST_ROWS || own[0]!.length < 2) return null;
  const columns = columnsOf(own.flat());
  // What stands above another in the same place is one column; else the rows only happen to have gaps.
  if (columns.length < 2 || columns.length > Math.max(...own.map((row) => row.length))) return null;
  const cells: string[][] = [];
  for (const row of own) {
    const texts = columns.map((column) => textIn(row, column));
    const above = cells.at(-1);
    // A line without a first cell goes on with the cells above it.
    if (texts[0] === "" && above && cells.length > 1)
      texts.forEach((text, at) => (above[at] = `${above[at]} ${text}`.trim()));
    else cells.push(texts);
  }
  return { length: end - start, cells };
}

/** A row of several cells, or a single one that goes on with a cell to the right of the first. */
function belongs(rows: Fragment[][], start: number, at: number): boolean {
  const row = rows[at]!;
  return (
    row.length > 1 ||
    (at > start && row[0]!.x > rows[start]![0]!.right && row[0]!.x >= rows[start]![1]!.x - row[0]!.size)
  );
}
