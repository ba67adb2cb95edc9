import { wordsIn } from "../../../wording/fold.ts";
import { holdsPhrase, phraseAt, placesOf } from "../../../wording/phrase-set.ts";
import {
  acting,
  being,
  breathing,
  byOthers,
  earlier,
  ending,
  likened,
  longAgo,
  nowadays,
  objects,
  prevented,
  purposes,
  subjects,
  telling,
  today,
} from "../../words/emergency/not-now.ts";
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
/** What is not sure to be done behind "that", "dass er es verschluckt", Spanish "que se trague" as "tragué" is read; and English "eating". */
const undecided = /(?:schluckt|e|ing)$/;
/** So few words stand between "the reviews" and the end of a clause that goes on: "say". */
const SHORT = 2;
/** So many stand between them and what tells of them: "in the reviews it says". */
const NEAR = 3;

/** The words of each clause without what they tell of that does not happen now: it is to be prevented, was long ago, or stands in reviews. */
export function toldOfNow(clauses: readonly (readonly string[])[], words: Words): (readonly string[])[] {
  let led: Cut["leads"] = null;
  return clauses.map((said, at) => {
    const { rest, leads } = cut(said, words, led, clauses[at - 1] ?? []);
    led = leads;
    return rest;
  });
}

function cut(said: readonly string[], words: Words, led: Cut["leads"], previous: readonly string[]): Cut {
  const { denied, by, and, swallowed, eaten, stricken, supposed } = words.emergency;
  if (led === "prevented" && that.has(said[0]!)) return { rest: said.slice(keptOffTo(1)), leads: null };
  if (led === "told" && !isOurs(said)) return { rest: said.slice(endOf(0)), leads: null };
  const isTaken = new Set<number>();
  let leads: Cut["leads"] = null;
  for (const { from, to } of placesOf(said, prevented)) {
    // "I could not prevent it."
    if (said.slice(Math.max(0, from - 2), from).some((word) => denied.has(word))) continue;
    // Evita is a name, too.
    if (phraseAt(said, to, stricken) > 0) continue;
    const [start, end] = [startOf(from), keptOffTo(to)];
    take(from, end);
    if (end === said.length) leads = "prevented";
    // "Das Auslaufen verhindern", with the verb behind.
    if (to === endOf(from) && !isOurs(said.slice(start, from))) take(start, to);
  }
  for (const { from, to } of placesOf(said, purposes)) {
    const end = endOf(from);
    const part = said.slice(to, end);
    // "What can I do so my dog stops choking?" seeks no goods.
    const seeksGoods = (from > 0 ? said.slice(0, from) : previous).some(
      (word) => !words.plain.has(word) && !acting.has(word),
    );
    if (seeksGoods && part.some((word) => ending.has(word)) && !part.some((word) => breathing.has(word)))
      take(from, end);
  }
  for (const { from, to } of placesOf(said, byOthers)) {
    const end = endOf(from);
    if (!isTold(from, to) || isOurs(said.slice(to, end))) continue;
    take(from, end);
    if (end === said.length && end - to <= SHORT) leads = "told";
  }
  for (const { from, to } of placesOf(said, longAgo)) {
    const start = Math.max(startOf(from), said.findLastIndex((word, at) => at < from && nowadays.has(word)) + 1);
    // Italian "è" is folded as "e" is: "anni fa è esplosa".
    const joined = endOf(from) > to || from > start ? endOf(from) : endOf(to);
    const now = said.findIndex((word, at) => at >= to && nowadays.has(word));
    const end = now < 0 ? joined : Math.min(now, joined);
    const isApart = (from === start || to === end) && !by.has(said[from - 1] ?? "");
    if (!isApart || isLikened(from, to) || isNow(said.slice(start, end))) continue;
    if (!said.slice(start, end).some((word) => bought.has(word))) take(start, end);
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

  /** Where what is to be kept off ends: "avoid going to hospital", before "my son drank bleach"; what is done can't be kept off. */
  function keptOffTo(to: number): number {
    const end = Math.max(to, endOf(to - 1));
    const part = said.slice(0, end);
    const isSupposed = said.slice(Math.max(0, to - 1), end).some((word) => that.has(word));
    const isDone = [swallowed, eaten].some((deeds) =>
      placesOf(part, deeds).some((deed) => {
        if (deed.from < to || supposed.before.has(said[deed.from - 1]!)) return false;
        const word = said[deed.to - 1]!;
        return !undecided.test(word) || (!isSupposed && !word.endsWith("ing"));
      }),
    );
    const own = part.findIndex((_, at) => at > to && isOfItsOwn(at));
    if (own >= 0) return own;
    return isDone ? to : end;
  }

  /** Whether somebody begins a clause there; not "prevent harm to my son", "dass der Akku meines Handys". */
  function isOfItsOwn(at: number): boolean {
    const [word, last] = [said[at]!, said[at - 1]!];
    if (!subjects.has(word) && !(words.mine.has(word) && !objects.has(word))) return false;
    return !that.has(last) && !words.prepositions.has(last) && !words.emergency.into.has(last) && !/\wing$/.test(last);
  }

  /** "The reviews say", "laut Bewertungen"; not "the reviews don't mention it", "contrary to the reviews". */
  function isTold(from: number, to: number): boolean {
    // Turkish verbs are last.
    const last = words.emergency.into.size === 0 ? said.length : to + NEAR;
    const verb = said.findIndex((word, at) => at >= from - NEAR && at < last && telling.has(word));
    return verb >= 0 && !said.slice(Math.max(0, verb - 2), verb).some((word) => denied.has(word));
  }

  function isLikened(from: number, to: number): boolean {
    const around = [...said.slice(Math.max(0, from - NEAR), from), said[to] ?? ""];
    if (around.some((word) => likened.has(word))) return true;
    return earlier.has(said[from]!) && (today.has(said[to] ?? "") || today.has(said[from - 1] ?? ""));
  }

  /** "My son is choking", "raucht": whatever stands beside it. */
  function isNow(part: readonly string[]): boolean {
    const { ablaze, sparking, bulging, leaksNow, ofAny } = words.emergency;
    if ([leaksNow, ofAny.first, ofAny.behind].some((phrases) => holdsPhrase(part, phrases))) return true;
    return [stricken, ablaze, sparking, bulging].some((signs) =>
      placesOf(part, signs).some(({ from }) => being.has(part[from]!)),
    );
  }

  function isOurs(some: readonly string[]): boolean {
    return some.some((word) => words.mine.has(word) || words.kin.has(word)) || holdsPhrase(some, words.emergency.self);
  }
}
