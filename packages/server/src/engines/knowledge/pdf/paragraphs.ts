import type { Fragment } from "./fragment.ts";
import type { Look } from "./look.ts";

/** What a line may go on with. */
interface Before {
  kind: string;
  page: number;
  last: Fragment;
  /** Of all its lines. */
  x: number;
  right: number;
}

const ENDS = /[.!?:;…。！？]["”’»)\]]?$/;

/** Whether a line begins a paragraph, or goes on with what is before it. */
export function beginsParagraph(
  { kind, page: pageBefore, last, x, right }: Before,
  line: Fragment,
  page: number,
  look: Look,
): boolean {
  if (kind !== "paragraph" && kind !== "item") return true;
  if (Math.abs(last.size - line.size) > 0.15 * look.size) return true;
  const isEnded = ENDS.test(last.text);
  // On the next page, or in the next column, only a sentence that has not ended goes on.
  if (page !== pageBefore || line.y > last.y) return isEnded || (isShort(last, x, right) && /^\p{Lu}/u.test(line.text));
  if ((last.y - line.y) / line.size > look.leading * 1.3) return true;
  // What belongs to an item is not set further to the left than it.
  if (kind === "item") return line.x < x - 0.5 * line.size;
  if (isEnded && isShort(last, x, right)) return true;
  // The first line of a paragraph may be set in.
  return isEnded && line.x > x + 0.7 * line.size && Math.abs(last.x - x) < 0.3 * line.size;
}

/** Whether a line ends well before the others. */
const isShort = (line: Fragment, x: number, right: number): boolean => line.right < right - 0.15 * (right - x);
