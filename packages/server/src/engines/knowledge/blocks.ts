import { getDefaults, Lexer, Tokenizer, type Tokens } from "marked";
import { unseen } from "./plain-words.ts";

/** A piece of a document's Markdown: `text.slice(start, end)`, without the blank lines around it. Offsets in UTF-16 units. */
export interface Block {
  kind: "heading" | "paragraph" | "list" | "table" | "code";
  start: number;
  end: number;
  /** Of a heading: 1 to 6, or 7 where nothing marks it. */
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

/** A line that opens more than a hundred quotes and lists in one another, and is no rule. */
const DEEP_LINE = /^(?!(?:[ \t]*-)+[ \t]*$|(?:[ \t]*\*)+[ \t]*$)(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){101}/m;
/** In UTF-16 units. Where a longer quote ends is seen without a look into it, which takes seconds for some. */
const LONGEST_QUOTE = 10_000;

class OuterBlocks extends Tokenizer {
  override blockquote(text: string): Tokens.Blockquote | undefined {
    const [raw = ""] = this.rules.block.blockquote.exec(text) ?? [];
    return raw.length > LONGEST_QUOTE ? { type: "blockquote", raw, text: raw, tokens: [] } : super.blockquote(text);
  }

  /** What stands in its items tells nothing of where it ends, and takes seconds where lists lie within lists. */
  override list(text: string): Tokens.List | undefined {
    const { lexer } = this;
    const blockTokens = (): [] => {
      lexer.state.top = true;
      return [];
    };
    this.lexer = { ...lexer, blockTokens } as unknown as Lexer;
    try {
      return super.list(text);
    } finally {
      this.lexer = lexer;
    }
  }
}

/** The blocks of a Markdown text with `\n` line ends. Throws a RangeError when it is nested too deeply. */
export function markdownBlocks(text: string): Block[] {
  if (DEEP_LINE.test(text)) throw new RangeError("A line opens too many blocks in one another.");
  const blocks: Block[] = [];
  let start = 0;
  const lexer = new Lexer({ ...getDefaults(), tokenizer: new OuterBlocks() });
  for (const token of lexer.blockTokens(text, [])) {
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
