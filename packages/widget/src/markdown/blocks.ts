import { type Inline, parseInline } from "./inline.ts";
import { readTable, type Table, tableStart } from "./table.ts";

export type Block =
  | { type: "paragraph"; content: Inline[] }
  | { type: "heading"; level: number; content: Inline[] }
  | { type: "code"; text: string }
  | { type: "quote"; content: Block[] }
  /** `start` is the first number of a numbered list; a list without one has bullets. */
  | { type: "list"; start: number | undefined; items: Block[][] }
  | Table
  | { type: "rule" };

/** Blocks deeper than this are read as plain paragraphs, so that no text can nest without end. */
const deepest = 6;

const fence = /^ {0,3}(`{3,}|~{3,})[^`]{0,40}$/;
const heading = /^ {0,3}(#{1,6}) +/;
const quote = /^ {0,3}> ?/;
const item = /^( *)(?:[-*+•]|(\d{1,9})[.)])(?: +|$)/;

const isBlank = (line: string) => line.trim() === "";
const isRule = (line: string) => /^(?:-{3,}|\*{3,}|_{3,})$/.test(line.replaceAll(" ", ""));
const indentOf = (line: string) => line.length - line.trimStart().length;

/** A safe subset of Markdown, in time linear to its length. HTML is text like any other. */
export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll("\r\n", "\n").replaceAll("\t", "    ").split("\n");
  return parseBlocks(lines, 0);
}

function parseBlocks(lines: string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = readBlock(lines, at, depth);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

/** The block that begins in line `at`, and the line behind it. */
type Read<Kind = Block> = [block: Kind | undefined, next: number];

function readBlock(lines: string[], at: number, depth: number): Read {
  const line = lines[at] ?? "";
  if (isBlank(line)) return [undefined, at + 1];
  if (fence.test(line)) return readCode(lines, at);
  const level = heading.exec(line);
  if (level) {
    const text = line
      .slice(level[0].length)
      .trim()
      .replace(/ #{1,6}$/, "");
    return [{ type: "heading", level: level[1]?.length ?? 1, content: parseInline(text) }, at + 1];
  }
  if (isRule(line)) return [{ type: "rule" }, at + 1];
  const table = tableStart(lines, at);
  if (table) return readTable(lines, at, table);
  if (depth < deepest && quote.test(line)) return readQuote(lines, at, depth);
  if (depth < deepest && item.test(line)) return readList(lines, at, depth);
  return readParagraph(lines, at);
}

const beginsBlock = (lines: string[], at: number) => {
  const line = lines[at] ?? "";
  const starts = [fence, heading, quote, item].some((start) => start.test(line));
  return starts || isBlank(line) || isRule(line) || tableStart(lines, at) !== undefined;
};

function readParagraph(lines: string[], at: number): Read {
  let end = at + 1;
  while (end < lines.length && !beginsBlock(lines, end)) end += 1;
  const text = lines
    .slice(at, end)
    .map((line) => line.trim())
    .join("\n");
  return [{ type: "paragraph", content: parseInline(text) }, end];
}

function readCode(lines: string[], at: number): Read {
  const mark = fence.exec(lines[at] ?? "")?.[1] ?? "```";
  const isClosing = (line: string) => {
    const text = line.trim();
    return text.length >= mark.length && text === mark.charAt(0).repeat(text.length);
  };
  let end = at + 1;
  while (end < lines.length && !isClosing(lines[end] ?? "")) end += 1;
  return [{ type: "code", text: lines.slice(at + 1, end).join("\n") }, end + 1];
}

function readQuote(lines: string[], at: number, depth: number): Read {
  let end = at;
  while (end < lines.length && quote.test(lines[end] ?? "")) end += 1;
  const inner = lines.slice(at, end).map((line) => line.replace(quote, ""));
  return [{ type: "quote", content: parseBlocks(inner, depth + 1) }, end];
}

function readList(lines: string[], at: number, depth: number): Read {
  const first = item.exec(lines[at] ?? "");
  const base = first?.[1]?.length ?? 0;
  const number = first?.[2];
  const items: Block[][] = [];
  let next = at;
  while (next < lines.length) {
    const mark = item.exec(lines[next] ?? "");
    const sameKind = mark && (mark[2] === undefined) === (number === undefined);
    if (!mark || !sameKind || (mark[1]?.length ?? 0) >= base + 2) break;
    const end = endOfItem(lines, next, base);
    const width = mark[0].length;
    const inner = lines
      .slice(next, end)
      .map((line, index) => line.slice(index ? Math.min(indentOf(line), width) : width));
    items.push(parseBlocks(inner, depth + 1));
    next = end;
  }
  return [{ type: "list", start: number === undefined ? undefined : Number(number), items }, next];
}

/** An item goes on over indented lines, and over others until a blank line or another block. */
function endOfItem(lines: string[], at: number, base: number): number {
  let end = at + 1;
  let afterBlank = false;
  for (let line = end; line < lines.length; line += 1) {
    const text = lines[line] ?? "";
    if (isBlank(text)) {
      afterBlank = true;
      continue;
    }
    const belongs = indentOf(text) >= base + 2;
    if (!belongs && (afterBlank || beginsBlock(lines, line))) return item.test(text) ? line : end;
    end = line + 1;
    afterBlank = false;
  }
  return end;
}
