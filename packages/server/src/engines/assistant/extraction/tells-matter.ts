import { tellsWay } from "../said/matter-data.ts";
import type { Line } from "./read-passage.ts";
import type { Wish } from "./wish.ts";

/**
 * How well a line tells what is asked for and nothing beside it: 1, or 2 by the very way to reach the house that is asked for;
 * 0: not. "Closed on Sundays" tells the hours of a Sunday, "closed in August" those of August.
 */
export function matterToldBy(line: Line, { matter, contactWay, measures: { weekdays, months } }: Wish): 0 | 1 | 2 {
  if (matter === null) return 0;
  const isTold = line.tells(matter) || (matter === "hours" && (line.isOf(weekdays) || line.opensIn(months)));
  if (!isTold) return 0;
  return matter === "contact" && contactWay && tellsWay(contactWay, line.shown) ? 2 : 1;
}
