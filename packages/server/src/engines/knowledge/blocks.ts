import { Lexer, type Tokens } from "marked";
import { unseen } from "./plain-words.ts";

/** A piece of a document's Markdown: `text.slice(start, end)`, without the blank lines around it. Offsets in UTF-16 units. */
export interface Block {
  kind: "heading" | "paragraph" | "list" | "table" | "code";
  start: number;
  end: number;
  /** Of a heading: 1 to 6. */
  level: number;
}

const kinds: Record<string, Block["kind"]> = {
  heading: "heading",
  list: "list",
  table: "table",
  code: "code",
  paragraph: "paragraph",
  text: "paragraph",
  blockquote: "paragraph",
  html: "paragraph",
};

/** The blocks of a Markdown text with `\n` line ends. Throws a RangeError when it is nested thousands of levels deep. */
export function markdownBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  for (const token of new Lexer().blockTokens(text, [])) {
    const kind = kinds[token.type];
    const raw = token.raw.trimEnd();
    if (kind && raw !== "" && !(token.type === "html" && raw.replace(unseen, "").trim() === ""))
      blocks.push({
        kind,
        start,
        end: start + raw.length,
        level: kind === "heading" ? (token as Tokens.Heading).depth : 0,
      });
    start += token.raw.length;
  }
  return blocks;
}

/** The blocks of plain text: paragraphs between blank lines. */
export function plainBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const { 0: raw, index } of text.matchAll(/\S(?:[^\n]|\n(?![^\S\n]*\n))*/g)) {
    blocks.push({ kind: "paragraph", start: index, end: index + raw.trimEnd().length, level: 0 });
  }
  return blocks;
}
