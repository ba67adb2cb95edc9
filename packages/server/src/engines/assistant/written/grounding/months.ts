import { languages } from "../../languages.ts";
import { fold } from "../../words/fold.ts";

/** The months' names in the assistant's languages, folded, by their number. */
export const monthNames: ReadonlyMap<string, number> = new Map(
  languages.flatMap(({ code }) =>
    (["long", "short"] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(code, { month, day: "numeric", timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, at) => {
        const parts = format.formatToParts(Date.UTC(2026, at, 1));
        return [fold(parts.find(({ type }) => type === "month")!.value), at + 1] as const;
      });
    }),
  ),
);
