import { parseMarkdown } from "./blocks.ts";
import { plainText } from "./plain-text.ts";

/** What a quote says, a verbatim piece of a document. Rows that were cut out of a table read as those of a whole one do. */
export function quotedWords(quote: string): string {
  const isWhole = parseMarkdown(quote).some(({ type }) => type === "table");
  return plainText(isWhole ? quote : quote.split("\n").map(rowText).join("\n"));
}

function rowText(line: string): string {
  if (!/^\s*\||\|\s*$/.test(line)) return line;
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  // The line under a table's head says nothing.
  const said = cells.filter((cell) => !/^:?-*:?$/.test(cell));
  return `\n${said.join(", ")}\n`;
}
