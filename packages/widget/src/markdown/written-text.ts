import { type Block, parseMarkdown } from "./blocks.ts";
import type { Inline } from "./inline.ts";

/** Markdown as a text file has it: lists, quotes and the numbers of sources as they are written, each link with its address. */
export const writtenText = (source: string): string => blocks(parseMarkdown(source), "\n\n");

const blocks = (content: Block[], gap: string) => content.map(written).join(gap);

function written(block: Block): string {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return inlines(block.content);
    case "code":
      return block.text;
    case "quote":
      return marked("> ", "> ", blocks(block.content, "\n"));
    case "list":
      return block.items.map((item, at) => writtenItem(item, block.start, at)).join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(inlines).join(" | ")).join("\n");
    case "rule":
      return "---";
  }
}

function writtenItem(item: Block[], start: number | undefined, at: number): string {
  const mark = start === undefined ? "- " : `${start + at}. `;
  return marked(mark, " ".repeat(mark.length), blocks(item, "\n"));
}

/** Puts a mark before the first line, and what stands below it before the others. */
const marked = (first: string, below: string, text: string) => first + text.replaceAll("\n", `\n${below}`);

const inlines = (content: Inline[]): string => content.map(writtenInline).join("");

function writtenInline(piece: Inline): string {
  switch (piece.type) {
    case "break":
      return "\n";
    case "link":
      return withAddress(inlines(piece.content), piece.href);
    case "image":
      return withAddress(inlines(piece.content), piece.src);
    case "text":
    case "code":
    case "citation":
      return piece.text;
    default:
      return inlines(piece.content);
  }
}

function withAddress(text: string, href: string): string {
  const address = href.replace(/^(?:mailto|tel):/i, "");
  return !text || text === address ? address : `${text} (${address})`;
}
