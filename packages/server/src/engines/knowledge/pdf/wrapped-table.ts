import { isNear, type Column } from "./cells.ts";
import type { Fragment } from "./fragment.ts";
import { isColumn } from "./text-column.ts";

/** With its head; two rows of which one has several lines may be anything. */
const FEWEST_ROWS = 3;
/** Lines on one page; a longer table goes on as another. */
const MOST_LINES = 200;
const MOST_COLUMNS = 40;
/** Lines of one cell are so far apart at least, in letter heights, and hardly further than the closest; rows are. */
const LINE_APART = 1.1;
const ROW_APART = 1.25;

/** How many lines of a page it takes, and the lines of each cell of its rows. */
interface WrappedTable {
  length: number;
  cells: string[][][];
}

interface Row {
  lines: Fragment[][];
  /** Which columns have something in it. */
  filled: ReadonlySet<number>;
}

/**
 * The lines from `start` on that are a table with cells of several lines, and what stands in its cells: its rows stand further
 * apart than the lines of a cell, in all columns at once. Null where none begins.
 */
export function wrappedTableAt(rows: Fragment[][], start: number): WrappedTable | null {
  const head = rows[start]!;
  if (head.length < 2) return null;
  const { lines, columns } = linesInColumns(rows, start);
  const size = head[0]!.size;
  const gaps = lines.slice(1).map((line, at) => lines[at]![0]!.y - line[0]!.y);
  const within = Math.max(LINE_APART * size, Math.min(...gaps)) * ROW_APART;
  const all = inRows(lines, gaps, within, columns);
  const end = all.findIndex(({ filled }) => filled.size < 2);
  const own = all.slice(0, end < 0 ? all.length : end);
  if (own.length < FEWEST_ROWS || own[0]!.filled.size < columns.length) return null;
  if (own.every((row) => row.lines.length === 1)) return null;
  const whole = own.filter(({ filled }) => filled.size === columns.length);
  if (whole.length < own.length / 2) return null;
  const inColumn = (column: Column): Fragment[] =>
    own.flatMap((row) => row.lines.flatMap((line) => piecesIn(line, column)));
  // Two articles beside one another have gaps too.
  if (columns.length === 2 && columns.every((column) => isColumn(inColumn(column)))) return null;
  return {
    length: own.reduce((sum, row) => sum + row.lines.length, 0),
    cells: own.map((row) => columns.map((column) => linesOf(row, column))),
  };
}

/** The lines, as far as what stands in the head stays apart in all of them. */
function linesInColumns(rows: Fragment[][], start: number): { lines: Fragment[][]; columns: Column[] } {
  const head = rows[start]!;
  const lines: Fragment[][] = [];
  let columns: Column[] = [];
  for (let at = start; at < rows.length && lines.length < MOST_LINES; at++) {
    const line = rows[at]!;
    if (at > start && !(isNear(rows[at - 1]!, line) && line[0]!.size === head[0]!.size)) break;
    const wider = line.flatMap(({ cells, ...whole }) => cells ?? [whole]).reduce(withPlace, columns);
    if (wider.length < head.length || wider.length > MOST_COLUMNS) break;
    columns = wider;
    lines.push(line);
  }
  return { lines, columns };
}

/** Places from the left with another, those that it overlaps as one. */
function withPlace(columns: Column[], { x, right }: Column): Column[] {
  const isApart = (one: Column): boolean => one.right <= x || one.x >= right;
  const over = [{ x, right }, ...columns.filter((one) => !isApart(one))];
  const place = { x: Math.min(...over.map((one) => one.x)), right: Math.max(...over.map((one) => one.right)) };
  return [...columns.filter(isApart), place].sort((a, b) => a.x - b.x);
}

function inRows(lines: Fragment[][], gaps: number[], within: number, columns: Column[]): Row[] {
  const groups: Fragment[][][] = [];
  for (const [at, line] of lines.entries()) {
    if (at > 0 && gaps[at - 1]! <= within) groups.at(-1)!.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => ({
    lines: group,
    filled: new Set(
      columns.flatMap((column, at) => (group.some((line) => piecesIn(line, column).length > 0) ? at : [])),
    ),
  }));
}

/** What of a line stands in a column: whole runs of text, or those pieces of a run that goes on into the next column. */
const piecesIn = (line: Fragment[], column: Column): Fragment[] => {
  const isIn = ({ x, right }: Fragment): boolean => x >= column.x && right <= column.right;
  return line.flatMap((run) => (isIn(run) ? [run] : (run.cells ?? []).filter(isIn)));
};

const linesOf = ({ lines }: Row, column: Column): string[] =>
  lines
    .map((line) =>
      piecesIn(line, column)
        .map(({ text }) => text)
        .join(" "),
    )
    .filter((text) => text !== "");
