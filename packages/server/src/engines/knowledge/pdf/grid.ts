import { columnsOf, isNear, type Table } from "./cells.ts";
import type { Fragment } from "./fragment.ts";
import { isColumn } from "./text-column.ts";

/** Running text has gaps above one another now and then, in two lines. The first row names the columns. */
const FEWEST_ROWS = 3;
/** On one page; a longer one goes on as another. */
const MOST_ROWS = 200;
/** Letter heights by which cells of a column may differ in where they begin, end or have their middle. */
const OUT_OF_LINE = 0.15;

/**
 * The rows from `start` on that are a table whose cells stand close: as many in each row, none above another's place, and
 * in line with those below. Null where none begins: what is running text in one or several columns is never one.
 */
export function gridAt(rows: Fragment[][], start: number): Table | null {
  const own: Fragment[][] = [];
  for (let at = start; at < rows.length && own.length < MOST_ROWS; at++) {
    const cells = rows[at]!.flatMap((fragment) => fragment.cells ?? fragment);
    if (cells.length < 2 || (own[0] && cells.length !== own[0].length)) break;
    if (at > start && !(isNear(rows[at - 1]!, rows[at]!) && isOfSize(rows[at]![0]!, rows[start]![0]!))) break;
    own.push(cells);
    if (own.length < FEWEST_ROWS || isGrid(own)) continue;
    own.pop();
    break;
  }
  return own.length < FEWEST_ROWS ? null : { length: own.length, cells: own.map((row) => row.map(({ text }) => text)) };
}

/** What stands before an item of a list. */
const MARK = /^(?:[•●○◦▪■‣⁃∙·\uf0b7\uf0a7–—-]|[\p{L}\d]{1,3}[.)])$/u;

const isOfSize = ({ size }: Fragment, { size: other }: Fragment): boolean =>
  Math.abs(size - other) <= OUT_OF_LINE * other;

function isGrid(rows: Fragment[][]): boolean {
  const [head = [], ...body] = rows;
  const columns = columnsOf(rows.flat());
  const isOwn = (cell: Fragment, at: number): boolean => cell.x >= columns[at]!.x && cell.right <= columns[at]!.right;
  if (columns.length !== head.length || !rows.every((row) => row.every(isOwn))) return false;
  if (rows.every(([first]) => MARK.test(first!.text))) return false;
  if (head.filter((_, at) => isColumn(rows.map((row) => row[at]!))).length > 1) return false;
  const column = (at: number): Fragment[] => body.map((row) => row[at]!);
  // Lines of running text begin and end in line too, but nothing within them does.
  return head.slice(1).every((_, at) => {
    const [left, right] = [column(at), column(at + 1)];
    return inLine(left, (cell) => cell.right) || inLine(right, ({ x }) => x) || isCentred(right) || endsNumbers(right);
  });
}

const isCentred = (cells: Fragment[]): boolean => inLine(cells, ({ x, right }) => (x + right) / 2);

/** Figures are set to the right. */
const endsNumbers = (cells: Fragment[]): boolean =>
  cells.every(({ text }) => /\d/.test(text)) && inLine(cells, ({ right }) => right);

function inLine(cells: Fragment[], placeOf: (cell: Fragment) => number): boolean {
  const places = cells.map(placeOf);
  return Math.max(...places) - Math.min(...places) <= OUT_OF_LINE * cells[0]!.size;
}
