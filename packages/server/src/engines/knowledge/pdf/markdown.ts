import type { Fragment } from "./fragment.ts";
import { headingLevels } from "./headings.ts";
import { lineJoiner } from "./hyphens.ts";
import { linesKept } from "./kept-lines.ts";
import { lookOf } from "./look.ts";
import { beginsParagraph } from "./paragraphs.ts";
import type { Page } from "./running-lines.ts";
import { tableAt } from "./table.ts";

interface Block {
  kind: "heading" | "paragraph" | "item" | "code" | "table";
  /** From 0. */
  page: number;
  /** Further pages that it goes on to, and where in its text they begin. */
  overleaf: { page: number; at: number }[];
  text: string;
  level: number;
  /** The last line, which the next one may go on with. */
  last: Fragment;
  /** Of all its lines. */
  x: number;
  right: number;
}

const BULLET = /^[•●○◦▪■‣⁃∙·\uf0b7\uf0a7–—-]\s*(?=\S)/;
/** A line of a table of contents, or of an index: what it names is told elsewhere. */
const LEADER = /(?:\.\s?){5,}\s*[\divxl]*$/i;
const NUMBER = /^(\d{1,2})[.)]\s+(?=\S)/;

/** Writes pages as Markdown. @param bookmarks the words of headings */
export function toMarkdown(pages: Page[], bookmarks: string[]): { markdown: string; pageStarts: number[] } {
  return written(blocksOf(pages, bookmarks), pages.length);
}

function blocksOf(pages: Page[], bookmarks: string[]): Block[] {
  const look = lookOf(pages.flat());
  const levelOf = headingLevels(pages, look, bookmarks);
  const join = lineJoiner(pages.flat(2).map(({ text }) => text));
  const blocks: Block[] = [];

  const add = (kind: Block["kind"], page: number, text: string, line: Fragment, level = 0): void =>
    void blocks.push({ kind, page, overleaf: [], text, level, last: line, x: line.x, right: line.right });

  const goOn = (block: Block, page: number, text: string, line: Fragment): void => {
    if (page > (block.overleaf.at(-1) ?? block).page) block.overleaf.push({ page, at: text.length - line.text.length });
    Object.assign(block, {
      text,
      last: line,
      x: Math.min(block.x, line.x),
      right: Math.max(block.right, line.right),
    });
  };

  for (const [page, rows] of pages.entries()) {
    const kept = linesKept(rows, look);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!;
      const table = tableAt(rows, at, join);
      const last = blocks.at(-1);
      const line = lineOf(row);
      if (LEADER.test(line.text)) continue;
      const level = levelOf(row, rows[at - 1], rows[at + 1]);
      if (table) {
        add("table", page, tableLines(table.cells), line);
        at += table.length - 1;
      } else if (level > 0) {
        const isSame = last?.kind === "heading" && last.level === level && last.page === page;
        if (isSame && last.last.y - line.y < 1.6 * line.size)
          goOn(last, page, join(last.text, line.text, last.last.text), line);
        else add("heading", page, line.text, line, level);
      } else if (line.isMono) {
        if (last?.kind === "code" && last.page === page)
          goOn(last, page, `${last.text}\n${indented(line, last.x)}`, line);
        else add("code", page, line.text, line);
      } else if (BULLET.test(line.text)) add("item", page, line.text.replace(BULLET, "- "), line);
      else if (NUMBER.test(line.text)) add("item", page, line.text.replace(NUMBER, "$1. "), line);
      else if (last && !beginsParagraph(last, line, page, look)) {
        const before = rows[at - 1]?.[0];
        const isKept = last.kind === "paragraph" && before !== undefined && kept.has(before);
        goOn(last, page, isKept ? `${last.text}  \n${line.text}` : join(last.text, line.text, last.last.text), line);
      } else add("paragraph", page, line.text, line);
    }
  }
  return blocks;
}

/** What stands beside each other, in the letters of most of it: a bullet has others. */
function lineOf(row: Fragment[]): Fragment {
  const longest = row.reduce((most, one) => (one.text.length > most.text.length ? one : most));
  return { ...longest, x: row[0]!.x, right: row.at(-1)!.right, text: row.map(({ text }) => text).join(" ") };
}

/** With the spaces at its beginning that it is set in by. */
const indented = ({ text, x, right }: Fragment, from: number): string => {
  const letter = (right - x) / text.length || 1;
  return " ".repeat(Math.max(0, Math.min(40, Math.round((x - from) / letter)))) + text;
};

function tableLines([head = [], ...body]: string[][]): string {
  const rowOf = (cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [rowOf(head), `|${" --- |".repeat(head.length)}`, ...body.map(rowOf)].join("\n");
}

function written(blocks: Block[], pages: number): { markdown: string; pageStarts: number[] } {
  const pageStarts: number[] = [];
  let markdown = "";
  blocks.forEach((block, at) => {
    if (at > 0) markdown += block.kind === "item" && blocks[at - 1]!.kind === "item" ? "\n" : "\n\n";
    while (pageStarts.length <= block.page) pageStarts.push(markdown.length);
    let [read, begins] = [0, markdown.length + (isEscaped(block) ? 1 : 0)];
    // What goes on to another page is a paragraph or an item.
    for (const { page, at: until } of block.overleaf) {
      begins += cleaned(block.text.slice(read, until)).length;
      read = until;
      while (pageStarts.length <= page) pageStarts.push(begins);
    }
    markdown += write(block);
  });
  while (pageStarts.length < pages) pageStarts.push(markdown.length);
  return { markdown, pageStarts };
}

const cleaned = (text: string): string =>
  text.replace(/[\p{Cc}\u00ad]/gu, (sign) => (sign === "\n" ? sign : "")).toWellFormed();

/** What begins with # would be a heading. */
const isEscaped = ({ kind, text }: Block): boolean => kind === "paragraph" && /^[\p{Cc}\u00ad]*#/u.test(text);

function write(block: Block): string {
  const { kind, level } = block;
  const clean = cleaned(block.text);
  if (kind === "heading") return `${"#".repeat(level)} ${clean}`;
  if (kind === "code") return `\`\`\`\n${clean.replaceAll("```", "'''")}\n\`\`\``;
  return isEscaped(block) ? `\\${clean}` : clean;
}
