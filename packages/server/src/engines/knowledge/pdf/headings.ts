import type { Fragment } from "./fragment.ts";
import { rounded, type Look } from "./look.ts";

/** How much larger than the text a heading is; one of the text's size has a font of its own, and no more words than this. */
const LARGER = 1.12;
const LONGEST = 160;
const LONGEST_SMALL = 90;
/** A font that more of the text has is not one of headings. */
const RARE = 0.2;

/** @returns the level of the heading that a row is, 1 to 6, or 0 where it is none; `before` and `after` stand around it on its page */
export type HeadingLevel = (row: Fragment[], before: Fragment[] | undefined, after: Fragment[] | undefined) => number;

/** Tells headings by their letters, and by the document's bookmarks. */
export function headingLevels(pages: Fragment[][][], look: Look, bookmarks: string[]): HeadingLevel {
  const titles = new Set(bookmarks.map(fold));

  const isHeading: (...around: Parameters<HeadingLevel>) => boolean = ([line, second], before, after) => {
    if (!line || second || line.isMono || line.text.length > LONGEST || !/\p{L}/u.test(line.text)) return false;
    if (titles.has(fold(line.text))) return true;
    if (line.size >= look.size * LARGER) return !/[,;]$/.test(line.text);
    return (
      line.size >= look.size * 0.95 &&
      line.font !== look.font &&
      look.shareOf(line.font) < RARE &&
      line.text.length <= LONGEST_SMALL &&
      /^[^\p{Ll}\p{P}]/u.test(line.text) &&
      !/[.,;:]$/.test(line.text) &&
      // It stands apart from what is above, and above what it is about.
      (before?.[0] === undefined || before[0].y < line.y || before[0].y - line.y > look.leading * line.size * 1.15) &&
      after?.[0] !== undefined &&
      after[0].font !== line.font
    );
  };

  const styles = new Set<string>();
  for (const page of pages)
    page.forEach((row, at) => isHeading(row, page[at - 1], page[at + 1]) && styles.add(styleOf(row[0]!, look)));
  const inOrder = [...styles].sort((a, b) => Number(b.split(" ")[0]) - Number(a.split(" ")[0]));
  return (row, before, after) =>
    isHeading(row, before, after) ? Math.min(6, inOrder.indexOf(styleOf(row[0]!, look)) + 1) : 0;
}

/** The larger, the further out; of the text's size, all are of one level. */
const styleOf = ({ size }: Fragment, look: Look): string => `${Math.max(rounded(size), look.size)}`;

const fold = (text: string): string => text.toLowerCase().replace(/[\s\p{P}]+/gu, "");
