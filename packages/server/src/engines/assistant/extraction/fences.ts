const opens = /^([ \t]*)(`{3,}(?!.*`)|~{3,})/;

/** The fence that a line opens a block of code with, as it is indented; null: it opens none. */
export function fenceAt(line: string): string | null {
  const [, indent = "", marks] = opens.exec(line) ?? [];
  return marks === undefined ? null : indent + marks;
}

/** Whether a line ends the block that a fence opened: of the same marks, at least as many, and nothing else. */
export function closesFence(line: string, fence: string): boolean {
  const [own, other] = [line.trim(), fence.trim()];
  return own.length >= other.length && own === other[0]!.repeat(own.length);
}

/** Markdown with the end of a block of code that it leaves open: one that the document never ends, or the cut lost. */
export function withFenceClosed(markdown: string): string {
  let open: string | null = null;
  for (const line of markdown.split("\n")) {
    if (open === null) open = fenceAt(line);
    else if (closesFence(line, open)) open = null;
  }
  return open === null ? markdown : `${markdown}\n${open}`;
}
