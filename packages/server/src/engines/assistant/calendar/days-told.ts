import { tellsMatter } from "../matter-data.ts";
import { foldedWords } from "../words/fold.ts";
import { datesIn } from "./dates.ts";
import { areHolidays, HOLIDAYS, namedDaysIn } from "./named-days.ts";

/** Words that say whether a place is open, as they begin in the assistant's languages. */
const opens =
  /^(?:hours|zeiten|offnungszeit|horair|horari|orari|uren|saat|open|clos(?!er|est)|shut|offn|geoffnet|offen|geschloss|schliess|ouvr|ouvert|ferm|abr(?!il)|abiert|cerr|apr(?!il|ile)|apert|chius|chiud|geslot|sluit|abert|fech|encerr|acik|acil|kapal)/;

const closes = /^(?:clos(?!er|est)|shut|geschloss|schliess|ferm|cerr|chius|chiud|geslot|sluit|fech|encerr|kapal)/;

export interface DaysOf {
  /** As "month-day" or by a name. */
  days: ReadonlySet<string>;
  /** Whether they are all between two. */
  isSpan: boolean;
}

/** The days of the year that a text names, by date or by name. */
export function daysIn(text: string): DaysOf {
  const { dates, isSpan } = datesIn(text);
  return { days: new Set([...namedDaysIn(foldedWords(text)), ...dates]), isSpan };
}

/** Whether a text says that something is open or closed, or from when to when. */
export const saysOpen = (text: string): boolean =>
  tellsMatter("hours", text) || foldedWords(text).some((word) => opens.test(word));

/** Whether one of some folded words says that something is closed, or when it closes. */
export const saysClosed = (words: readonly string[]): boolean => words.some((word) => closes.test(word));

/** How surely what is told of some days is told of those that are asked for: by themselves, as holidays, as a season's end. */
export function tellsOf(asked: ReadonlySet<string>, { days, isSpan }: DaysOf): number {
  if ([...asked].some((day) => days.has(day))) return 1;
  if (days.has(HOLIDAYS) && areHolidays(asked)) return 0.7;
  return isSpan && [...asked].some((day) => /^\d/.test(day)) ? 0.5 : 0;
}
