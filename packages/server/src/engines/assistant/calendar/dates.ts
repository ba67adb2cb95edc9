import { fold } from "../words/fold.ts";
import { monthNames } from "./months.ts";

const ordinal = String.raw`(?:\.|st\b|nd\b|rd\b|th\b|er\b|º|°)?`;
const until = String.raw`(?:[-–—]|to|through|till|until|bis(?: zum)?|au|al|à|a|até|tot(?: en met)?|t/m|ile)`;
const and = String.raw`(?:[,/&+]|and|und|sowie|et|y|e|en|ve|or|oder|ou|o|of)`;
/** The numbers of days before the name of a month: "25 and ", "24.–", "1 de ". */
const daysBefore = new RegExp(
  String.raw`(?<![\d:.,])((?:\d{1,2}${ordinal}\s*(?:${until}|${and})?\s*(?:the\s|den\s|am\s|le\s|el\s|il\s)?)+)(?:of\s|de\s|d['’])?$`,
  "iu",
);
/** Those behind it, which are no hours: "December 25 and 26". */
const daysAfter = new RegExp(
  String.raw`^\.?\s+(\d{1,2}${ordinal}(?:\s*(?:${until}|${and})\s*\d{1,2}${ordinal})*)(?![\d:]|[.,]\d|\s?(?:[ap]m|h|uhr)\b)`,
  "iu",
);
const numeric =
  /(?<![\d.,:])(?:(\d{1,2})\.?\s?[/+&–-]\s?)?(\d{1,2})(?:\.(\d{1,2})\.(?:\d{2,4})?|\/(\d{1,2})(?:\/\d{2,4})?)(?![\d:])/gu;
const word = /\p{L}[\p{L}\p{M}]*/gu;
const upTo = new RegExp(String.raw`^\s*(?:\d{4}\s*)?${until}\s*(?:the\s|den\s|le\s|el\s|il\s)?$`, "iu");

interface Found {
  start: number;
  end: number;
  month: number;
  days: number[];
}

/** The dates that a text names, each as "month-day", and those between two of which one goes on to the other. */
export function datesIn(text: string): { dates: ReadonlySet<string>; isSpan: boolean } {
  const dates = new Set<string>();
  if (!/\d/.test(text)) return { dates, isSpan: false };
  const found = [...spelled(text), ...inNumbers(text)].sort((one, other) => one.start - other.start);
  let isSpan = false;
  for (const [at, { start, month, days }] of found.entries()) {
    for (const day of days) dates.add(keyOf(month, day));
    const before = found[at - 1];
    if (!before || !upTo.test(text.slice(before.end, start))) continue;
    isSpan = true;
    for (const day of between(before.month, before.days.at(-1)!, month, days[0]!)) dates.add(day);
  }
  return { dates, isSpan };
}

const keyOf = (month: number, day: number): string =>
  `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

const isDate = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;

function* between(month: number, day: number, lastMonth: number, lastDay: number): Generator<string> {
  for (let one = new Date(Date.UTC(2024, month - 1, day)), steps = 0; steps < 366; steps++) {
    yield keyOf(one.getUTCMonth() + 1, one.getUTCDate());
    if (one.getUTCMonth() + 1 === lastMonth && one.getUTCDate() === lastDay) return;
    one = new Date(one.getTime() + 86_400_000);
  }
}

function spelled(text: string): Found[] {
  return [...text.matchAll(word)]
    .flatMap(({ 0: name, index }): Found[] => {
      const month = monthNames.get(fold(name));
      if (month === undefined) return [];
      const before = daysBefore.exec(text.slice(Math.max(0, index - 40), index));
      const end = index + name.length;
      if (before) return [{ start: index - before[0].length, end, month, days: daysOf(before[1]!) }];
      const after = daysAfter.exec(text.slice(end, end + 40));
      return after ? [{ start: index, end: end + after[0].length, month, days: daysOf(after[1]!) }] : [];
    })
    .filter(({ month, days }) => days.length > 0 && days.every((day) => isDate(month, day)));
}

const inNumbers = (text: string): Found[] =>
  [...text.matchAll(numeric)].flatMap(({ 0: whole, 1: first, 2: day, 3: dotted, 4: slashed, index }): Found[] => {
    const [one, other] = [Number(day), Number(dotted ?? slashed)];
    // "12/25" as Americans write it.
    const [month, last] = other > 12 && one <= 12 && slashed ? [one, other] : [other, one];
    if (!isDate(month, last)) return [];
    const days = first === undefined ? [last] : [Number(first), last];
    return [{ start: index, end: index + whole.length, month, days }];
  });

/** "24 to 26": all between. */
function daysOf(list: string): number[] {
  const numbers = [...list.matchAll(/\d{1,2}/g)];
  return numbers.flatMap(({ 0: digits, index }, at) => {
    const day = Number(digits);
    const last = numbers[at - 1];
    const isRange =
      last && new RegExp(String.raw`^${ordinal}\s*${until}`, "iu").test(list.slice(last.index + last[0].length, index));
    const from = isRange ? Number(last[0]) + 1 : day;
    return Array.from({ length: Math.max(1, day - from + 1) }, (_, n) => (isRange ? from + n : day));
  });
}
