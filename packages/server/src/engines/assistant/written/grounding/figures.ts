import { isPlainWord } from "../../said/plain-word.ts";
import { fold } from "../../../wording/fold.ts";
import { freeIn } from "./free.ts";
import { INCLUDED, measureOf, type Measure } from "./measures.ts";
import { monthNames } from "../../calendar/month-names.ts";
import { articles } from "../../../wording/number-words.ts";
import { plainly } from "./plain-numbers.ts";
import { sideAt, type Side } from "./bounds.ts";
import { dayMark, withPlainDays } from "../../calendar/weekdays.ts";

/** A number as it stands in a text. */
export interface Figure {
  /** What it may mean: "1.000" is a thousand to some and one to others. */
  values: number[];
  measure: Measure | null;
  isSpelled: boolean;
  /** Whether it may be no number at all: "ein Jahr", "a year". */
  isArticle: boolean;
  /** Whether it counts things that are no measure: "3 bikes". */
  isCount: boolean;
  /** Whether it is part of a date, "30 June 2026": it measures nothing. */
  isDate: boolean;
  side: Side | null;
}

/** Small spelled numbers are many things; "one of them" counts nothing. */
export const isTelling = ({ isSpelled, isArticle, values, measure }: Figure): boolean =>
  measure !== INCLUDED && (!isSpelled || values[0]! > 4 || (measure !== null && !isArticle));

const digitsOf = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x17e0, 0xff10];

/** With the digits of every script as 0 to 9. */
const withPlainDigits = (text: string): string =>
  text.replace(/[^\d\P{Nd}]/gu, (sign) => {
    const code = sign.codePointAt(0)!;
    const zero = digitsOf.find((first) => code >= first && code < first + 10);
    return zero === undefined ? sign : String(code - zero);
  });

const token =
  /\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,:]\d+)*|\p{L}[\p{L}\p{M}]*|\p{Sc}|[%°]|[;!?\n|()。]|[.…](?=\s|$)/gu;
/** Nothing before one of these counts what comes after it. */
const stop = /^[;!?\n|()。.…\p{Sc}]$/u;
/** Between the two numbers of a range. */
const joins = new Set("to bis a à oder or und and et ou o y e of tot en ile".split(" "));

const clock = /^\d{1,2}:\d{2}$/;

/** Whether a whole number stands before a word that tells of what it is one. */
function counts(tokens: string[], at: number): boolean {
  const next = tokens[at + 1] ?? "";
  return (
    !/\d[.,:]\d/.test(tokens[at]!) &&
    /^\p{L}{3}/u.test(next) &&
    !joins.has(next.toLowerCase()) &&
    !isPlainWord(fold(next))
  );
}

/** "17:30" is a time of day, and so is what a time goes on to: "8 am to 12". */
function clockAt(tokens: string[], at: number): Measure | null {
  if (clock.test(tokens[at]!)) return "clock";
  const before = tokens.slice(Math.max(0, at - 3), at);
  if (joins.has((before.at(-1) ?? "").toLowerCase())) before.pop();
  const [time, next] = measureOf(before.at(-1) ?? "") === "clock" ? before.slice(-2) : [before.at(-1), ""];
  return clock.test(time ?? "") || (/^\d/.test(time ?? "") && next) ? "clock" : null;
}

/** @param numberWords what number words stand for, folded */
export function figuresIn(text: string, numberWords: ReadonlyMap<string, number>): Figure[] {
  const tokens = plainly(withPlainDays(withPlainDigits(text)), numberWords).match(token) ?? [];
  const figures = tokens.flatMap((found, at) => {
    const isSpelled = !/^\d/.test(found);
    const word = fold(found);
    const isA = /^an?$/.test(word) && measureOf(tokens[at + 1] ?? "") !== null;
    const spelled = isSpelled ? (numberWords.get(word) ?? (isA ? 1 : undefined)) : undefined;
    const month = isSpelled && isDated(tokens, at) ? monthNames.get(word) : undefined;
    if (month !== undefined)
      return [
        {
          values: [month],
          measure: null,
          isSpelled: false,
          isArticle: false,
          isCount: false,
          isDate: true,
          side: null,
        },
      ];
    const readings = isSpelled ? (spelled === undefined ? [] : [[spelled]]) : valuesOf(found);
    const measure = readings.length > 0 ? (measureBeside(tokens, at) ?? clockAt(tokens, at)) : null;
    return readings.map((values) => ({
      values: afternoon(values, afterRange(tokens, at)),
      measure,
      isSpelled,
      isArticle: isA || articles.has(word),
      isCount: measure === null && counts(tokens, at),
      isDate: measure === null && (readings.length > 2 || isOfMonth(tokens, at)),
      side: sideAt(tokens, at),
    }));
  });
  return [...figures, ...freeIn(text).map(priceless)];
}

/** "Free of charge" is a price as well. */
const priceless = (measure: Measure): Figure => ({
  values: [0],
  measure,
  isSpelled: true,
  isArticle: false,
  isCount: false,
  isDate: false,
  side: null,
});

const betweenDayAndMonth = /^(?:\.|st|nd|rd|th|er|of|de|di|º|ª)$/;

/** Whether a number is the day or the year beside a month: "30. Juni 2026", "June 30". */
function isOfMonth(tokens: string[], at: number): boolean {
  const isMonth = (place: number): boolean => monthNames.has(fold(tokens[place] ?? ""));
  const after = betweenDayAndMonth.test(tokens[at + 1] ?? "") ? at + 2 : at + 1;
  const before = /^\d{4}$/.test(tokens[at]!) && /^\d/.test(tokens[at - 1] ?? "") ? at - 2 : at - 1;
  return isMonth(after) || isMonth(before);
}

/** "May" is a month where a number is near. */
const isDated = (tokens: string[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at + 3).some((near, place, all) => /^\d/.test(near) && all[place + 1] !== dayMark);

/** The sign or code before it, or the word after it, over another number of a range and one word: "2 to 3 working days". */
function measureBeside(tokens: string[], at: number): Measure | null {
  const isSign = (place: number): boolean => /^(?:\p{Sc}|[A-Z]{3}|[Kk]r)$/u.test(tokens[place] ?? "");
  // In "4.95 € | 3" the sign is the first number's, in "£4 £3" each has its own.
  const isOthers = /^\d/.test(tokens[at - 2] ?? "") && !isSign(at - 3);
  const before = isSign(at - 1) && !isOthers ? measureOf(tokens[at - 1]!) : null;
  if (before) return before;
  // "30 (thirty) days".
  const from = tokens[at + 1] === "(" && tokens[at + 3] === ")" ? at + 4 : at + 1;
  let skipped = 0;
  for (const [place, next] of tokens.slice(from, from + 5).entries()) {
    // "9:00 on Mondays".
    if (tokens[from + place + 1] === dayMark) return null;
    // "5 m", but not "5, I'm sure", nor "twice am Tag".
    const measure = (next.length > 1 && next !== "am") || skipped === 0 ? measureOf(next) : null;
    if (measure) return measure;
    if (stop.test(next)) return null;
    // "Two 5 kg bags" are no range, nor is "with two and 5 kg".
    if (/^\d/.test(next) && /^\p{L}/u.test(tokens[at]!)) return null;
    const hasJoin = joins.has(next.toLowerCase());
    // "Two times a month".
    if (hasJoin && skipped > 0) return null;
    if (!/^\d/.test(next) && !hasJoin && ++skipped > 1) return null;
  }
  return null;
}

/** Each reading of a token of digits, part by part: a date has three numbers. */
function valuesOf(found: string): number[][] {
  const plain = found.replace(/[ \u00a0\u202f'’]/g, "");
  const parts = plain.split(/[.,:]/);
  const signs: string[] = plain.match(/[.,:]/g) ?? [];
  const [sign] = signs;
  if (sign === undefined) return [[Number(plain)]];
  if (signs.includes(":"))
    return parts.length === 2 ? [[Number(parts[0]) + Number(parts[1]) / 60]] : parts.map((part) => [Number(part)]);
  const inThousands = Number(parts.join(""));
  const areThousands = parts.slice(1).every((part) => part.length === 3);
  if (signs.length === 1) {
    const decimal = Number(parts.join("."));
    return [areThousands ? [inThousands, decimal] : [decimal]];
  }
  if (new Set(signs).size === 1) return areThousands ? [[inThousands]] : parts.map((part) => [Number(part)]);
  return [[Number(`${parts.slice(0, -1).join("")}.${parts.at(-1)}`)]];
}

/** What comes after a number, or after the range that it begins. */
function afterRange(tokens: string[], at: number): string | undefined {
  const next = tokens.slice(at + 1, at + 4);
  if (joins.has((next[0] ?? "").toLowerCase())) next.shift();
  return /^\d/.test(next[0] ?? "") ? next[1] : tokens[at + 1];
}

/** "2 pm" is 14 o'clock as well. */
const afternoon = (values: number[], next = ""): number[] =>
  /^pm?$/i.test(next) ? values.flatMap((value) => (value < 12 ? [value, value + 12] : [value])) : values;
