import { languages } from "../languages.ts";
import { fold } from "../words/fold.ts";

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

/** Names that are words of their own, or so short that they may be: "may", "set", "mar". */
const isWord = (name: string): boolean => name.length <= 3 || languages.some(({ words: { plain } }) => plain.has(name));

const between =
  /^[\s.]*(?:[-–—]|to|through|till|until|bis|au|à|al|a|até|tot|t\/m|ile)\s*(?:(?:den?|zum|the|le|il|el|o|y compris|en met)\s)?(?:\d{1,2}(?:er|st|nd|rd|th|\.|º)?\s*(?:of |de )?)?$/iu;
const word = /[\p{L}\p{M}]+/gu;

/** The months that a text names, and those between two of which one goes on to the other: "April–June". */
export function monthsIn(text: string): ReadonlySet<number> {
  const named: { month: number; isSure: boolean; start: number; end: number }[] = [];
  let before = "";
  for (const { 0: raw, index } of text.matchAll(word)) {
    const name = fold(raw);
    const month = monthNames.get(name);
    const end = index + raw.length;
    if (month !== undefined) {
      const isNamed = /^\p{Lu}/u.test(raw) && index > 0;
      const isPlaced = languages.some(({ words: { prepositions } }) => prepositions.has(before));
      const isSure = !isWord(name) || isNamed || isPlaced || /\d[\s.]*$/.test(text.slice(0, index));
      named.push({ month, isSure, start: index, end });
    }
    before = name;
  }
  const months = new Set<number>();
  for (const [at, { month, isSure, start, end }] of named.entries()) {
    const [last, next] = [named[at - 1], named[at + 1]];
    const isEnd = last !== undefined && between.test(text.slice(last.end, start));
    if (!isSure && !isEnd && !(next && between.test(text.slice(end, next.start)))) continue;
    if (isEnd) for (let one = last.month; one !== month; one = (one % 12) + 1) months.add(one);
    months.add(month);
  }
  return months;
}

/** Whether a full stop between two texts belongs to a date: "am 1." and "Mai". */
export const isDateAcross = (before: string, after: string): boolean =>
  /(?<!\d)\d{1,2}\.\s*$/.test(before) && monthNames.has(fold(/^\s*([\p{L}\p{M}]+)/u.exec(after)?.[1] ?? ""));
