import { type Inline, parseInline } from "./inline.ts";

export interface Table {
  type: "table";
  head: Inline[][];
  align: ("start" | "center" | "end")[];
  rows: Inline[][][];
}

/** Wider tables are left as text: nobody reads them in a chat, and their cells would multiply. */
const widest = 20;

const cellsOf = (line: string) => {
  const inner = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return inner.split(/(?<!\\)\|/, widest + 1).map((cell) => cell.trim().replaceAll("\\|", "|"));
};

const alignOf = (cell: string) => {
  if (!cell.endsWith(":")) return "start";
  return cell.startsWith(":") ? "center" : "end";
};

interface TableStart {
  head: string[];
  align: Table["align"];
}

/** The head of the table that begins in line `at`; nothing if none does. */
export function tableStart(lines: string[], at: number): TableStart | undefined {
  const line = lines[at] ?? "";
  const ruler = lines[at + 1] ?? "";
  if (!line.includes("|") || !ruler.includes("-") || !/^[ |:-]{3,400}$/.test(ruler)) return undefined;
  const head = cellsOf(line);
  const marks = cellsOf(ruler);
  const fits =
    head.length === marks.length && head.length <= widest && marks.every((mark) => /^:?-{1,100}:?$/.test(mark));
  return fits ? { head, align: marks.map(alignOf) } : undefined;
}

/** The table that begins in line `at`, and the line behind it. */
export function readTable(lines: string[], at: number, { head, align }: TableStart): [table: Table, next: number] {
  const rows: Inline[][][] = [];
  let next = at + 2;
  for (; next < lines.length && (lines[next] ?? "").includes("|"); next += 1) {
    const cells = cellsOf(lines[next] ?? "");
    rows.push(head.map((_, column) => parseInline(cells[column] ?? "")));
  }
  return [{ type: "table", head: head.map(parseInline), align, rows }, next];
}
