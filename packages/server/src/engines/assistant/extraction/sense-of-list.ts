import { breaksOff } from "./lead-in.ts";
import type { Line, ReadPassage } from "./read-passage.ts";
import type { Wish } from "./wish.ts";

/** What it counts that a line, or the one over its list, says "not" where the question does; and that a list is of what is not so where it does not. */
const weights = { sense: 0.4, notSo: -0.4 };

export const MOST_OF_SENSE = weights.sense;

/** The number of the line that a list hangs on, "Not included:"; -1: none. */
export function introOf({ block }: Line, { blocks, lines }: ReadPassage): number {
  const before = blocks[blocks.indexOf(block) - 1];
  const at = before?.kind === "prose" ? lines.findLastIndex((one) => one.block === before) : -1;
  return at >= 0 && breaksOff(lines[at]!.shown, block) ? at : -1;
}

/** Whether a line, or the one over its list, says "not" as the question does. An item that is asked for tells by itself which holds. */
export function senseOf(line: Line, intro: Line | undefined, isAsked: boolean, { isNegated }: Wish): number {
  if (!isNegated && !intro) return 0;
  const isDenied = intro?.saysNot ?? false;
  if (isNegated) return isDenied || line.saysNot ? weights.sense : 0;
  return isDenied && !isAsked ? weights.notSo : 0;
}
