import { fold } from "../../wording/fold.ts";

/** The languages whose months are known: those that the assistant speaks. */
const codes = ["en", "de", "fr", "es", "it", "pt", "nl", "tr"];

function namesIn(code: string): [name: string, month: number][] {
  return (["long", "short"] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(code, { month, day: "numeric", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, at): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2026, at, 1));
      return [fold(parts.find(({ type }) => type === "month")!.value), at + 1];
    });
  });
}

/** Names of months, folded, by their number. */
export type MonthNames = ReadonlyMap<string, number>;

const byLanguage = new Map<string, MonthNames>(codes.map((code) => [code, new Map(namesIn(code))]));

/** Those in the assistant's languages. */
export const monthNames: MonthNames = new Map([...byLanguage.values()].flatMap((names) => [...names]));

/** Those in one of them. */
export const monthNamesOf = (code: string): MonthNames => byLanguage.get(code) ?? monthNames;

/** Whether a full stop between two texts belongs to a date, as German writes it: "am 1." and "Mai". */
export const isDateAcross = (before: string, after: string): boolean =>
  /(?<!\d)\d{1,2}\.\s*$/.test(before) && monthNamesOf("de").has(fold(/^\s*([\p{L}\p{M}]+)/u.exec(after)?.[1] ?? ""));
