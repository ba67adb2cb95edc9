import { languages } from "../said/languages.ts";
import { fold, foldedWords, wordsIn } from "../../wording/fold.ts";
import { dayNames } from "./day-names.ts";
import { isPlainWord } from "../said/plain-word.ts";

/** Written instead of a day's name, with its number (Monday is 1) before it: so days are the same in all languages. */
export const dayMark = "dayofweek";

function namesIn(weekday: "long" | "short"): [name: string, day: number][] {
  return languages.flatMap(({ code }) => {
    const format = new Intl.DateTimeFormat(code, { weekday, timeZone: "UTC" });
    return Array.from({ length: 7 }, (_, at): [string, number] => {
      // 5 January 2026 is a Monday.
      const name = fold(format.format(Date.UTC(2026, 0, 5 + at)).replace(/-feira$/, ""));
      return [name, at + 1];
    }).filter(([name]) => name !== "" && !name.includes(" "));
  });
}

/** Days that are also ordinary words stand for a day only beside another, or before a time of day. */
const ambiguous = wordsIn("segunda terca quarta quinta sexta pazar");
const long = namesIn("long");
const named = new Map([
  ...dayNames.flatMap((names, at) => names.split(" ").map((name) => [name, at + 1] as const)),
  ...[...long, ["sonnabend", 6] as const].filter(([name]) => !isPlainWord(name) && !ambiguous.has(name)),
]);
const short = new Map([...namesIn("short").reverse(), ...long].filter(([name]) => name.length > 1));
/** Most words are told apart from all days by their first letters. */
const beginnings = new Set([...named.keys(), ...short.keys()].map((name) => name.slice(0, 3)));

/** German "montags", "Montagabend"; plurals. */
const ending = /(?:e?s|lar|ler|i)$|(?:vormittag|nachmittag|mittag|morgen|abend|nacht)s?$/;
const dayOf = (word: string): number | undefined =>
  named.get(word) ?? (word.length > 5 ? named.get(word.replace(ending, "")) : undefined);

const several: [phrase: string, days: number[]][] = [
  [
    "daily|every day|each day|all week|seven days a week|täglich|jeden Tag|alle Tage|tous les jours|chaque jour|todos los días|cada día|a diario|tutti i giorni|ogni giorno|todos os dias|diariamente|dagelijks|elke dag|iedere dag|her gün",
    [1, 2, 3, 4, 5, 6, 7],
  ],
  [
    "on weekdays|weekdays|during the week|unter der Woche|wochentags|werktags|en semaine|entre semana|días laborables|giorni feriali|in settimana|dias úteis|durante a semana|doordeweeks|op werkdagen|hafta içi",
    [1, 2, 3, 4, 5],
  ],
  [
    "weekends|weekend|am Wochenende|Wochenende|Wochenenden|fin de semana|fines de semana|fine settimana|fim de semana|fins de semana|hafta sonu",
    [6, 7],
  ],
];
const byPhrase = new Map(
  several.flatMap(([phrases, days]) => phrases.split("|").map((phrase) => [fold(phrase), days] as const)),
);
const pattern = [...byPhrase.keys()]
  .sort((one, other) => other.length - one.length)
  .map((phrase) => phrase.replaceAll(" ", "[ \\u00a0]"));
const phrase = new RegExp(`(?:${pattern.join("|")})(?![\\p{L}\\d])`, "iuy");
const firstWords = new Set([...byPhrase.keys()].map((words) => words.split(" ", 1)[0]!));
const quick = /\p{L}/u;

/** From one day to another. */
const upTo =
  /^\s*(?:[-–—]|to|through|thru|till|until|bis|au|à|al|a|até|ate|t\/m|tot(?: en met)?|ile)\s*(?:(?:den?|zum|le|il|el|o|à|y compris)\s)?$/iu;
const word = /\p{L}[\p{L}\p{M}]*\.?(?:-feira)?/gu;

/** One letter for one, so that places stay. */
function withoutAccent(sign: string): string {
  const plain = fold(sign);
  return plain.length === 1 ? plain : sign;
}

interface Day {
  start: number;
  end: number;
  days: number[];
}

/** A text with the days of the week, however they are called, as numbers before a mark: "Mon–Wed" as "1dayofweek 2dayofweek 3dayofweek". */
export function withPlainDays(text: string): string {
  if (!quick.test(text)) return text;
  const whole = text.normalize("NFC");
  const accentless = whole.replace(/[\u00e0-\u017e]/g, withoutAccent);
  const found: Day[] = [];
  for (const { 0: said, index } of accentless.matchAll(word)) {
    const lower = said.toLowerCase().replace(".", "");
    if (firstWords.has(lower)) {
      phrase.lastIndex = index;
      const meant = phrase.exec(accentless)?.[0];
      const days = meant && byPhrase.get(foldedWords(meant).join(" "));
      if (days) found.push({ start: index, end: index + meant.length, days });
    }
    if (!beginnings.has(lower.slice(0, 3))) continue;
    const end = index + said.length;
    const day =
      dayOf(fold(said.replace("-feira", ""))) ??
      (said.endsWith("-feira") ? short.get(fold(said.slice(0, -6))) : undefined) ??
      abbreviated(said, accentless.slice(end, end + 16), accentless.slice(Math.max(0, index - 12), index));
    if (day !== undefined) found.push({ start: index, end, days: [day] });
  }
  if (found.length === 0) return text;
  found.sort((one, other) => one.start - other.start);
  let plain = "";
  let end = 0;
  for (const [at, one] of found.entries()) {
    if (one.start < end) continue;
    const before = found[at - 1];
    const between = accentless.slice(end, one.start);
    const isRange = before?.days.length === 1 && one.days.length === 1 && before.end === end && upTo.test(between);
    plain += isRange ? " " : whole.slice(end, one.start);
    const days = isRange ? daysBetween(before.days[0]!, one.days[0]!) : one.days;
    plain += days.map((day) => `${day}${dayMark}`).join(" ");
    end = one.end;
  }
  return plain + whole.slice(end);
}

/** "Mon–Fri", "Sa 10:00": with a capital, beside another day or before a time of day. */
function abbreviated(said: string, after: string, before: string): number | undefined {
  if (!/^\p{Lu}/u.test(said) && !ambiguous.has(fold(said))) return undefined;
  const day = short.get(fold(said));
  if (day === undefined) return undefined;
  const isDay = (name: string | undefined): boolean =>
    name !== undefined && /^\p{Lu}/u.test(name) && short.has(fold(name));
  const next = /^\s?(?:[-–—&+/,]|to|bis|und|and|a|à|au|al)\s?(\p{L}+)/u.exec(after)?.[1];
  const last = /(\p{L}+)\.?\s?(?:[-–—&+/,]|to|bis|und|and|a|à|au|al)\s?$/u.exec(before)?.[1];
  return isDay(next) || isDay(last) || /^\s?:?\s?\d{1,2}(?:[:.]\d\d|\s?[-–—h]|\s?[ap]m)/.test(after) ? day : undefined;
}

function daysBetween(first: number, last: number): number[] {
  const count = (last - first + 7) % 7;
  return Array.from({ length: count }, (_, at) => ((first + at) % 7) + 1);
}

const mark = new RegExp(String.raw`([1-7])${dayMark}`, "g");

/** The days of the week that a text names, Monday is 1, and those between two of which one goes on to the other. */
export const weekdaysIn = (text: string): ReadonlySet<number> =>
  new Set([...withPlainDays(text).matchAll(mark)].map(([, day]) => Number(day)));
