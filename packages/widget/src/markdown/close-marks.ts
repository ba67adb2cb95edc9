/** Markdown that is still being written, with the bold closed that its end leaves open: no mark flashes by. */
export function closeMarks(source: string): string {
  const written = source.trimEnd().replace(/\*+$/, "");
  const paragraph = written.slice(written.lastIndexOf("\n\n") + 1);
  const isOpen = paragraph.split("**").length % 2 === 0;
  return isOpen ? `${written.trimEnd()}**` : written;
}
