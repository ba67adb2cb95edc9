import { fold, wordsIn } from "../../wording/fold.ts";
import { monthNames, type MonthNames } from "./month-names.ts";

const ordinal = String.raw`(?:\.|st\b|nd\b|rd\b|th\b|er\b|º|°)?`;
const until = String.raw`(?:[-–—]|to|through|till|until|bis(?: zum)?|au|al|à|a|até|tot(?: en met)?|t/m|ile)`;
const and = String.raw`(?:[,/&+]|and|und|sowie|et|y|e|en|ve|or|oder|ou|o|of)`;
/** The numbers of days before the name of a month: "25 and ", "24.–", "1 de ". */
const daysBefore = new RegExp(
  String.raw`(?<![\d:.,])((?:(?<!\d)\d{1,2}(?!\d)${ordinal}\s?(?:${until}|${and})?\s?(?:the\s|den\s|am\s|le\s|el\s|il\s)?){1,6})(?:of\s|de\s|d['’])?$`,
  "iu",
);
/** Those behind it, which are no hours: "December 25 and 26". */
const daysAfter = new RegExp(
  String.raw`^\.?\s+(\d{1,2}${ordinal}(?:\s?(?:${until}|${and})\s?\d{1,2}${ordinal}){0,6})(?![\d:]|[.,]\d|\s?(?:[ap]m|h|uhr)\b)`,
  "iu",
);
/** "24.12.", "25/12", "25/12/2026"; at 5.10. something is done that day, and version 2.10. is none. */
const numeric =
  /(?<![\d.,:/])(?<!(?:^|[^\p{L}])(?:at|um|@|v|version)\s?)(?:(\d{1,2})\.?\s?[/+&–-]\s?)?(\d{1,2})(?:\.(\d{1,2})\.(\d{2,4})?|\/(\d{1,2})(?:\/(\d{2,4}))?)(?![\d:/])/giu;
const word = /\p{L}[\p{L}\p{M}]*/gu;
const upTo = new RegExp(String.raw`^\s*(?:\d{4}\s*)?${until}\s*(?:the\s|den\s|le\s|el\s|il\s)?$`, "iu");
/** "Closed from noon on 24 December, open again on 2 January" */
const again =
  /(?<!\p{L})(?:again|re-?open\p{L}*|wieder|wiederer\p{L}+|rouvr\p{L}+|de nouveau|reabr\p{L}+|reabert\p{L}+|de nuevo|riapr\p{L}+|di nuovo|weer|heropen\p{L}*|de novo|yeniden|tekrar)(?!\p{L})/iu;
const year = /^,?\s?(\d{4})(?!\d)/;
/** Names of months that are words of their own: a date where a sign says so, or nothing follows. */
const ordinary = wordsIn("may set out mar mag ago tem");
const dating = /(?<!\p{L})(?:on|am|vom|zum|le|el|il|op|em|dia|día|del|dal|al|do)\s+(?:the\s)?$/iu;
const goesOn = /^\s*\p{L}/u;
/** So far before and behind the name of a month its days may stand. */
const NEAR = 40;

/** From one day of the year to another, each as "month-day". */
export type Span = readonly [from: string, to: string];

interface Found {
  start: number;
  end: number;
  month: number;
  days: number[];
}

/** The dates that a text names, each as "month-day", and those of which one goes on to the other. None is of a year long gone. */
export function datesIn(text: string, names: MonthNames = monthNames): { dates: ReadonlySet<string>; spans: Span[] } {
  const dates = new Set<string>();
  const spans: Span[] = [];
  if (!/\d/.test(text)) return { dates, spans };
  const found = [...spelled(text, names), ...inNumbers(text)].sort((one, other) => one.start - other.start);
  for (const [at, { start, end, month, days }] of found.entries()) {
    for (const day of days) dates.add(keyOf(month, day));
    const before = found[at - 1];
    if (!before) continue;
    const isSpan =
      upTo.test(text.slice(Math.max(before.end, start - NEAR), start)) ||
      again.test(text.slice(before.end, start)) ||
      /^\s*wieder(?!\p{L})/iu.test(text.slice(end));
    if (isSpan) spans.push([keyOf(before.month, before.days.at(-1)!), keyOf(month, days[0]!)]);
  }
  return { dates, spans };
}

const keyOf = (month: number, day: number): string =>
  `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** 2024 is a leap year. */
const isDate = (month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2024, month, 0)).getUTCDate();

/** Whether it is this year or the next; of an exhibition of 1924 nobody asks when it is open. */
function isNow(told: string | undefined): boolean {
  if (told === undefined) return true;
  const now = new Date().getUTCFullYear();
  return [now, now + 1].some((one) => told === String(one) || told === String(one).slice(2));
}

function spelled(text: string, names: MonthNames): Found[] {
  return [...text.matchAll(word)].flatMap(({ 0: name, index }): Found[] => {
    const month = names.get(fold(name));
    if (month === undefined) return [];
    const dated = daysBeside(text, name, index);
    if (!dated) return [];
    const { start, end, list } = dated;
    const days = daysOf(list);
    const isOne = days.length > 0 && days.every((day) => isDate(month, day));
    return isOne && isNow(year.exec(text.slice(end, end + 6))?.[1]) ? [{ start, end, month, days }] : [];
  });
}

function daysBeside(text: string, name: string, index: number): { start: number; end: number; list: string } | null {
  const end = index + name.length;
  const isPlain = ordinary.has(fold(name));
  const before = daysBefore.exec(text.slice(Math.max(0, index - NEAR), index));
  if (before) {
    const start = index - before[0].length;
    const isSure =
      /\d(?:st|nd|rd|th|º|°)\s|\sde\s$/iu.test(before[0]) || dating.test(text.slice(0, start).slice(-NEAR));
    const isOther = goesOn.test(text.slice(end, end + NEAR)) && !/^\p{Lu}/u.test(name);
    if (isPlain && (/\.\s*$/.test(before[0]) || (isOther && !isSure))) return null;
    return { start, end, list: before[1]! };
  }
  const after = daysAfter.exec(text.slice(end, end + NEAR));
  if (!after) return null;
  const last = end + after[0].length;
  const isSure = dating.test(text.slice(Math.max(0, index - NEAR), index));
  if (isPlain && !isSure && (!/^\p{Lu}/u.test(name) || goesOn.test(text.slice(last, last + NEAR)))) return null;
  return { start: index, end: last, list: after[1]! };
}

const inNumbers = (text: string): Found[] =>
  [...text.matchAll(numeric)].flatMap((found): Found[] => {
    const { 0: whole, 1: first, 2: day, 3: dotted, 4: yearDotted, 5: slashed, 6: yearSlashed, index } = found;
    if (!isNow(yearDotted ?? yearSlashed) || whole === "24/7") return [];
    const [one, other] = [Number(day), Number(dotted ?? slashed)];
    // "5/1" is in May or in January, by where it is written; "12/25" can only be as Americans write it.
    if (slashed && one <= 12 && other <= 12 && one !== other) return [];
    const [month, last] = other > 12 && slashed ? [one, other] : [other, one];
    const days = first === undefined ? [last] : [Number(first), last];
    if (!days.every((each) => isDate(month, each))) return [];
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
