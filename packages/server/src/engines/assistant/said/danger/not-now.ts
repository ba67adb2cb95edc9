import { wordsIn } from "../../../wording/fold.ts";
import { holdsPhrase, placesOf } from "../../../wording/phrase-set.ts";
import { byOthers, longAgo, prevented } from "../../words/emergency/not-now.ts";
import type { Words } from "../../words/words.ts";

interface Cut {
  /** What tells of now. */
  rest: readonly string[];
  /** What was taken out up to the end, so that the next clause may go on with it. */
  leads: "prevented" | "told" | null;
}

/** What makes a clause go on with what the one before it is about: "wie verhindere ich, dass …". */
const that = wordsIn("that dass que qu che dat");
/** Of "last year", that what was bought then does something now. */
const bought = wordsIn(`
  bought purchased got ordered gekauft bestellt acheté achetée acheter commandé commandée comprado comprada compré compramos comprato comprata comprei comprámos gekocht kocht besteld aldım aldığım aldık aldığımız
`);
/** So few words stand between "the reviews" and the end of a clause that goes on: "say". */
const SHORT = 2;

/** The words of each clause without what they tell of that does not happen now: it is to be prevented, was long ago, or stands in reviews. */
export function toldOfNow(clauses: readonly (readonly string[])[], words: Words): (readonly string[])[] {
  let led: Cut["leads"] = null;
  return clauses.map((said) => {
    const { rest, leads } = cut(said, words, led);
    led = leads;
    return rest;
  });
}

function cut(said: readonly string[], words: Words, led: Cut["leads"]): Cut {
  const { denied, by, and } = words.emergency;
  if ((led === "prevented" && that.has(said[0]!)) || (led === "told" && !isOurs(said)))
    return { rest: said.slice(endOf(0)), leads: null };
  const isTaken = new Set<number>();
  let leads: Cut["leads"] = null;
  for (const { from, to } of placesOf(said, prevented)) {
    // "I could not prevent it."
    if (said.slice(Math.max(0, from - 2), from).some((word) => denied.has(word))) continue;
    const [start, end] = [startOf(from), endOf(from)];
    take(from, end);
    if (end === said.length) leads = "prevented";
    // "Das Auslaufen verhindern", with the verb behind.
    if (to === end && !isOurs(said.slice(start, from))) take(start, to);
  }
  for (const { from, to } of placesOf(said, byOthers)) {
    const end = endOf(from);
    if (isOurs(said.slice(to, end))) continue;
    take(from, end);
    if (end === said.length && end - to <= SHORT) leads = "told";
  }
  for (const { from, to } of placesOf(said, longAgo)) {
    const start = startOf(from);
    // Italian "è" is folded as "e" is: "anni fa è esplosa".
    const end = endOf(from) > to || from > start ? endOf(from) : endOf(to);
    const isApart = (from === start || to === end) && !by.has(said[from - 1] ?? "");
    if (isApart && !said.slice(start, end).some((word) => bought.has(word))) take(start, end);
  }
  return { rest: isTaken.size === 0 ? said : said.filter((_, at) => !isTaken.has(at)), leads };

  function take(from: number, to: number): void {
    for (let at = from; at < to; at++) isTaken.add(at);
  }

  /** Where the part that is joined by "and" ends, or begins, in which a word stands. */
  function endOf(at: number): number {
    const end = said.findIndex((word, n) => n > at && and.has(word));
    return end < 0 ? said.length : end;
  }

  function startOf(at: number): number {
    return said.findLastIndex((word, n) => n < at && and.has(word)) + 1;
  }

  function isOurs(some: readonly string[]): boolean {
    return some.some((word) => words.mine.has(word) || words.kin.has(word)) || holdsPhrase(some, words.emergency.self);
  }
}
