import type { Line } from "./read-passage.ts";
import type { Wish } from "./wish.ts";

/** Whether a line tells what is asked for and nothing beside: "closed on Sundays" the hours of a Sunday, "closed in August" those of August. */
export const tellsMatterOf = (line: Line, { matter, measures: { weekdays, months } }: Wish): boolean =>
  matter !== null && (line.tells(matter) || (matter === "hours" && (line.isOf(weekdays) || line.opensIn(months))));
