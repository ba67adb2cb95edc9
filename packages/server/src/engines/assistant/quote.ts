/** Most of a text that a citation quotes, in UTF-16 units. */
const LONGEST = 400;

interface Span {
  start: number;
  end: number;
}

/**
 * A cut of a text as a citation quotes it: word for word, and ended after a sentence where it is long.
 *
 * @param cut offsets into the text; left out: all of it
 * @param sentences where those of the text end
 */
export function quoteOf(
  text: string,
  { start, end }: Span = { start: 0, end: text.length },
  sentences: readonly Span[] = [],
): string {
  if (end - start <= LONGEST) return text.slice(start, end);
  const last = start + LONGEST;
  const sentence = sentences.findLast((one) => one.end > start && one.end <= last);
  // Never between the two halves of a character.
  return text.slice(start, sentence?.end ?? (/[\ud800-\udbff]/.test(text[last - 1]!) ? last - 1 : last));
}
