import { type Block, parseMarkdown } from "./blocks.ts";
import { inlineText } from "./inline-text.ts";

/** Markdown as it would be read aloud: without marks and without the numbers of sources. */
export function plainText(source: string): string {
  return parseMarkdown(source).map(blockText).filter(Boolean).join("\n");
}

export function blockText(block: Block): string {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return inlineText(block.content);
    case "code":
      return block.text;
    case "quote":
      return block.content.map(blockText).join("\n");
    case "list":
      return block.items.map((item) => item.map(blockText).join("\n")).join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(", ")).join("\n");
    case "rule":
      return "";
  }
}
