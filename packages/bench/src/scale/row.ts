/** A line of the table: what was measured, what is asked of it, and what was found. */
export type Row = [what: string, asked: string, measured: string];

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
export const seconds = (since: number): number => (performance.now() - since) / 1000;

/** As Markdown. */
export function printed(rows: Row[]): string {
  const all: string[][] = [["", "asked", "measured"], ...rows];
  const widths = [0, 1, 2].map((at) => Math.max(...all.map((row) => row[at]!.length)));
  const line = (row: string[]): string => `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  const [head = [], ...body] = all;
  return [line(head), rule, ...body.map(line)].join("\n");
}
