import { isWrapped } from "./sentences.ts";

/** Plain text with the ends of its lines as breaks that Markdown shows, but for those where a line only goes on: rows and addresses keep their lines. */
export function withLineBreaks(text: string): string {
  const lines = text.split("\n");
  const isBreak = (line: string, next: string | undefined): boolean =>
    line.trim() !== "" && next !== undefined && next.trim() !== "" && !isWrapped(line, next);
  return lines.map((line, at) => (isBreak(line, lines[at + 1]) ? `${line.trimEnd()}  ` : line)).join("\n");
}
