import { closesFence, fenceAt } from "./fences.ts";
import type { FoundPassage, Sentence } from "../tools.ts";

export type BlockKind = "prose" | "steps" | "bullets" | "table" | "code" | "heading";

/** A paragraph, list, table, code block or heading of a passage: offsets into its text, and the sentences that begin in it. */
export interface Block {
  kind: BlockKind;
  start: number;
  end: number;
  sentences: Sentence[];
}

const heading = /^ {0,3}#{1,6}(\s|$)/;
const underline = /^ {0,3}(=+|-+)\s*$/;
const step = /^\s*\d{1,3}[.)]\s/;
const bullet = /^\s*[-*+•–]\s/;
const row = /^\s*\|/;
/** What parts the head of a table from its rows, where no bars stand around it. */
const rule = /^ {0,3}:?-+:?\s*(\|\s*:?-+:?\s*)+$/;

function kindOf(line: string): BlockKind {
  if (fenceAt(line)) return "code";
  if (heading.test(line)) return "heading";
  if (step.test(line)) return "steps";
  if (bullet.test(line)) return "bullets";
  return row.test(line) ? "table" : "prose";
}

const isList = (kind: BlockKind): boolean => kind === "steps" || kind === "bullets";

/** The blocks of a passage in their order. */
export function layout(passage: FoundPassage): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let fence: string | null = null;
  let blankBefore = true;

  let start = 0;
  const lines = passage.text.split("\n");
  for (const [at, line] of lines.entries()) {
    const end = start + line.length;
    const goesOnWithTable = open?.kind === "table" && !blankBefore && line.includes("|");
    const isHead = line.includes("|") && rule.test(lines[at + 1] ?? "");
    const own = kindOf(line);
    const kind = own === "prose" && (isHead || goesOnWithTable) ? "table" : own;
    const blank = line.trim() === "";

    if (fence !== null) {
      open!.end = end;
      if (closesFence(line, fence)) {
        open = undefined;
        fence = null;
      }
    } else if (!blank && open?.kind === "prose" && !blankBefore && underline.test(line)) {
      open.kind = "heading";
      open.end = end;
      open = undefined;
    } else if (!blank && open && continues(open, line, kind, blankBefore)) {
      open.end = end;
    } else if (!blank) {
      open = { kind, start, end, sentences: [] };
      blocks.push(open);
      fence = fenceAt(line);
    }
    blankBefore = blank;
    start = end + 1;
  }

  let at = 0;
  for (const sentence of passage.sentences) {
    while (at < blocks.length - 1 && sentence.start >= blocks[at + 1]!.start) at += 1;
    blocks[at]?.sentences.push(sentence);
  }
  return blocks;
}

/** Whether a line goes on with the open block: lazy lines of a paragraph or a list item, an item or an indented line after a blank. */
function continues(open: Block, line: string, kind: BlockKind, blankBefore: boolean): boolean {
  if (open.kind === "heading" || kind === "heading") return false;
  if (isList(open.kind)) {
    const indented = /^( {2,}|\t)/.test(line);
    if (isList(kind)) return indented || kind === open.kind;
    return indented || (kind === "prose" && !blankBefore);
  }
  return kind === open.kind && !blankBefore;
}
