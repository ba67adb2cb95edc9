import { isNameLine, rowLine } from "./alike.ts";
import { inlineLine } from "./inline.ts";
import { attribute, descendants, type Element } from "./tree.ts";

/** Of columns: cells that span several are told in each, rows are filled up. Wider tables are no text to be read. */
const WIDEST = 50;
/** Of rows, that one cell spans. */
const TALLEST = 200;

interface Row {
  cells: string[];
  /** Whether it is set apart as what the columns are: of head cells, or bold all through. */
  isHead: boolean;
  /** Whether a name of the row stands before what it tells. */
  isNamed: boolean;
  /** Whether it is one cell that spans the table: what the rows below are about, or a note. */
  spans: boolean;
}

/** A table with what it and its parts are called as headings; one of names and a figure each, and no head, as a list. */
export function tableBlocks(table: Element, depth: number): string[] {
  const [caption] = descendants(table, ({ tagName }) => tagName === "caption");
  const said = caption ? inlineLine(caption.childNodes, depth) : "";
  const rows = rowsOf(table, depth);
  const head = rows[0] && !rows[0].spans && !isListed(rows) ? rows[0] : null;
  const blocks = said === "" || rows.length === 0 ? [] : [isNameLine(said) ? `###### ${said}` : said];
  let part: Row[] = [];
  const endPart = (): void => {
    if (part.length > 0 || (head && blocks.length === 0)) blocks.push(written(head, part));
    part = [];
  };
  for (const [at, row] of (head ? rows.slice(1) : rows).entries()) {
    if (!row.spans) {
      part.push(row);
      continue;
    }
    if (at > 0) endPart();
    const isFollowed = rows[at + (head ? 2 : 1)]?.spans === false;
    blocks.push(isFollowed && isNameLine(row.cells[0]!) ? `###### ${row.cells[0]}` : row.cells[0]!);
  }
  endPart();
  return blocks;
}

/** Whether no row tells what the columns are, and each is a name and what it is, as opening hours are. */
function isListed(rows: Row[]): boolean {
  const told = rows.filter(({ spans }) => !spans);
  const [first] = told;
  return (
    first !== undefined &&
    !first.isHead &&
    told.every(({ cells }) => cells.length === 2 && cells[0] !== "") &&
    (first.isNamed || hasFigure(first) || !told.slice(1).every(hasFigure))
  );
}

const hasFigure = ({ cells }: Row): boolean => /\d/.test(cells[1]!);

function written(head: Row | null, rows: Row[]): string {
  if (!head) return rows.map(({ cells: [name = "", ...values] }) => rowLine(name, values.join(" · "))).join("\n");
  const all = [head, ...rows].map(({ cells }) => cells.map((cell) => cell.replaceAll("|", "\\|")));
  const width = Math.min(
    WIDEST,
    all.reduce((most, cells) => Math.max(most, cells.length), 0),
  );
  const [first, ...body] = all.map((cells) => `| ${filled(cells, width).join(" | ")} |`);
  return [first, `|${" --- |".repeat(width)}`, ...body].join("\n");
}

const filled = (cells: string[], width: number): string[] =>
  cells.length < width ? [...cells, ...Array<string>(width - cells.length).fill("")] : cells;

function rowsOf(table: Element, depth: number): Row[] {
  /** By column, what a cell of a row above goes on to say, and for how many rows. */
  const above: { said: string; rows: number }[] = [];
  const read = descendants(table, ({ tagName }) => tagName === "tr").map((row) => {
    const own = descendants(row, ({ tagName }) => tagName === "td" || tagName === "th");
    const cells: string[] = [];
    const goOn = (): void => {
      for (let one = above[cells.length]; one && one.rows > 0; one = above[cells.length]) {
        one.rows--;
        cells.push(one.said);
      }
    };
    for (const cell of own) {
      goOn();
      const said = inlineLine(cell.childNodes, depth);
      const [columns, rows] = [spanOf(cell, "colspan", WIDEST), spanOf(cell, "rowspan", TALLEST)];
      for (let i = 0; i === 0 || (i < columns && cells.length < WIDEST); i++) {
        if (cells.length < WIDEST) above[cells.length] = { said, rows: rows - 1 };
        cells.push(said);
      }
    }
    if (own.length > 0) goOn();
    const isLoud = cells.every((cell) => /^\*\*[^*]+\*\*$/.test(cell));
    const isHead = own.length > 0 && (own.every(({ tagName }) => tagName === "th") || isOfHead(row) || isLoud);
    const isNamed = own[0]?.tagName === "th" && own[1]?.tagName === "td";
    return { cells, isHead, isNamed, spans: own.length === 1 && spanOf(own[0]!, "colspan", WIDEST) > 1 };
  });
  return read.filter(({ cells }) => cells.some((cell) => cell !== ""));
}

const isOfHead = ({ parentNode }: Element): boolean =>
  parentNode !== null && "tagName" in parentNode && parentNode.tagName === "thead";

function spanOf(cell: Element, name: string, most: number): number {
  const said = attribute(cell, name)?.trim() ?? "";
  return /^\d{1,4}$/.test(said) ? Math.min(most, Math.max(1, Number(said))) : 1;
}
