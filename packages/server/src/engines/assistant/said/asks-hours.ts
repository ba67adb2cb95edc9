import { daysIn, saysOpen } from "../calendar/days-told.ts";
import { monthNamesIn } from "../calendar/months.ts";
import { isDayOrHour, whatIsAsked } from "./question.ts";
import { saidIn } from "../words/clauses.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** Whether it is asked when something is usually open, and nothing else: not on a day of the year. */
export function asksHours(question: string, words: Words): boolean {
  const said = saidIn(question);
  const asked = whatIsAsked(question, words);
  const isOfMoment = asked.includes("time") || said.some((word) => isDayOrHour(word, words));
  const isOfHours =
    holdsPhrase(said, words.matters.hours.asked) ||
    (saysOpen(question) && (isOfMoment || holdsPhrase(said, words.voice.addressed)));
  // "When did it open?" asks for a year, and what tells of the very day tells that before the hours of any place.
  const isOther =
    daysIn(question, monthNamesIn(words)).days.size > 0 ||
    asked.some((kind) => kind !== "time") ||
    holdsPhrase(said, words.voice.past);
  return isOfHours && !isOther;
}
