import { tellsWay } from "../said/matter-data.ts";
import { foldedWords } from "../../wording/fold.ts";
import { formOf } from "../words/forms.ts";
import type { Line } from "./read-passage.ts";
import type { Wish } from "./wish.ts";

/**
 * How well a line tells what is asked for and nothing beside it: 1, or 2 by the very way to reach the house or to pay that is
 * asked for; 0: not. "Closed on Sundays" tells the hours of a Sunday, "closed in August" those of August.
 */
export function matterToldBy(line: Line, wish: Wish): 0 | 1 | 2 {
  const { matter, contactWay, payWays, measures } = wish;
  const { weekdays, months } = measures;
  if (matter === null) return 0;
  if (matter === "payment" && payWays.length > 0 && payWays.every((way) => foldedWords(line.shown).some(formOf(way))))
    return 2;
  const isTold = line.tells(matter) || (matter === "hours" && (line.isOf(weekdays) || line.opensIn(months)));
  if (!isTold) return 0;
  return matter === "contact" && contactWay && tellsWay(contactWay, line.shown) ? 2 : 1;
}
