/** A picture, or the address of a link, whose end is still to come. */
const halfPicture = /!\[[^\]\n]{0,300}(?:\](?:\([^)\s]{0,2000})?)?$/;
const halfAddress = /\[([^\]\n]{0,300})\]\([^)\s]{0,2000}$/;

/**
 * Markdown that is still being written, without what its end leaves half done: no mark and no address flashes by. Bold text
 * is closed, a link is its words, a picture is not there yet.
 */
export function closeMarks(source: string): string {
  const written = source.trimEnd().replace(halfPicture, "").replace(halfAddress, "$1").replace(/\*+$/, "");
  const paragraph = written.slice(written.lastIndexOf("\n\n") + 1);
  const isOpen = paragraph.split("**").length % 2 === 0;
  return isOpen ? `${written.trimEnd()}**` : written;
}
