import { seasons } from "../calendar/seasons.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import { isCaseEnding } from "../../wording/case-ending.ts";
import { fold } from "../../wording/fold.ts";
import { namesSaidBy } from "../../wording/goods/names-said.ts";
import { beginnings, holdsPhrase, isPhrase, placesOf } from "../../wording/phrase-set.ts";
import { sizesStated } from "../../wishes/sizes.ts";
import type { Asked, Matter, Words } from "../words/words.ts";

/** What a question asks for; nothing when its words don't tell. */
export function whatIsAsked(question: string, words: Words): Asked[] {
  const said = saidIn(question);
  if (!said.some((word) => beginnings(words.asked).has(word))) return [];
  const kinds = Object.keys(words.asked) as Asked[];
  const places = kinds
    .flatMap((kind) => placesOf(said, words.asked[kind]).map((place) => ({ kind, ...place })))
    .filter((place) => !isCounted(said, place));
  // "How many days" asks how long, not how many.
  const isWhole = ({ from, to }: { from: number; to: number }): boolean =>
    !places.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from);
  const told = kinds.filter((kind) => places.some((place) => place.kind === kind && isWhole(place)));
  const asked: Asked[] = told.length === 0 && words.howDone?.test(said.join(" ")) ? ["steps"] : told;
  // "How long are you open on Saturdays?" asks until when.
  return asked.includes("duration") && isOpenThen(said, words)
    ? [...new Set(asked.map((kind) => (kind === "duration" ? "time" : kind)))]
    : asked;
}

/** "Step ladder 3 steps" has so many, and asks for none. */
const isCounted = (said: readonly string[], { from, to }: { from: number; to: number }): boolean =>
  to - from === 1 && /^\d+$/.test(said[from - 1] ?? "");

const isOpenThen = (said: readonly string[], words: Words): boolean =>
  holdsPhrase(said, words.matters.hours.asked) &&
  (said.some((word) => isDayOrHour(word, words)) || holdsPhrase(said, words.voice.addressed));

/** What a text is seen to tell by its figures, the surest first. */
const measures = ["duration", "time", "amount"] as const;

/** Which of them a question asks for; null: none, or its words don't tell. */
export const measureAsked = (question: string, words: Words): (typeof measures)[number] | null => {
  const asked = whatIsAsked(question, words);
  return measures.find((kind) => asked.includes(kind)) ?? null;
};

const askingBefore = new WeakMap<readonly string[], { words: Words; asking: ReadonlySet<string> }>();

/** The words by which a question asks, "long" of "how long": they say what is wanted, not about what. */
export function askingWords(question: string, words: Words): ReadonlySet<string> {
  const said = saidIn(question);
  const before = askingBefore.get(said);
  if (before?.words === words) return before.asking;
  const asking = askingIn(said, words);
  askingBefore.set(said, { words, asking });
  return asking;
}

function askingIn(said: readonly string[], words: Words): ReadonlySet<string> {
  // The phone is what is asked about, its "number" only what is wanted of it.
  const details = placesOf(said, words.matters.contact.asked).flatMap(({ from, to }) => said.slice(from + 1, to));
  if (!said.some((word) => beginnings(words.asked).has(word))) return new Set(details);
  const places = Object.values(words.asked).flatMap((phrases) => placesOf(said, phrases));
  return new Set([
    ...details,
    ...places
      .filter(({ from, to }) => to - from > 1 && words.plain.has(said[from]!))
      .flatMap(({ from, to }) => said.slice(from, to)),
  ]);
}

const matters: Matter[] = ["contact", "hours", "address", "payment", "parcel"];

/**
 * The matter that is asked for and nothing beside it, but for a number, or for a day where it is hours; null where there is
 * none, or what is asked is how it is done, or of what was spoken of: "how do I open it?"
 */
export function matterOf(asPut: readonly string[], words: Words): Matter | null {
  // "Where exactly are you?"
  const said = asPut.filter((word) => !words.hedges.has(word));
  const isAsked = (matter: Matter): boolean => {
    if (matter === "payment") return asksHowToPay(said, words);
    const places = placesOf(said, words.matters[matter].asked);
    if (places.length === 0) return matter === "hours" && asksOfMoment(said, words);
    // "What time do you open?"
    const asksTime =
      matter === "hours" ? [words.asked.time, words.asked.duration].flatMap((phrases) => placesOf(said, phrases)) : [];
    const asking = new Set([...places, ...asksTime].flatMap(({ from, to }) => said.slice(from, to)));
    const isBeside = (word: string): boolean =>
      words.plain.has(word) || /\d/.test(word) || (matter === "hours" && isMoment(word, words));
    const beside = said.filter((_, at) => !places.some(({ from, to }) => at >= from && at < to));
    // "How can I call you?" wants the number.
    const isWhole = places.some(({ from, to }) => to - from > 1);
    return (
      said.every((word) => asking.has(word) || isBeside(word)) &&
      !holdsPhrase(beside, words.pointsBack) &&
      (isWhole || !holdsPhrase(said, words.asked.steps))
    );
  };
  return matters.find(isAsked) ?? null;
}

/** "How can I pay?", "do you take cash?"; not "did you take my card?", nor "when do I have to pay by card?" */
function asksHowToPay(said: readonly string[], { matters: { payment }, paying, plain, voice, asked }: Words): boolean {
  const { steps: _, ...kinds } = asked;
  const isOfWays = holdsPhrase(said, paying.verbs) && holdsPhrase(said, paying.ways);
  if (!holdsPhrase(said, payment.asked) && (!isOfWays || holdsPhrase(said, voice.past))) return false;
  const places = [payment.asked, paying.verbs, paying.ways].flatMap((phrases) => placesOf(said, phrases));
  return (
    said.every((word, at) => plain.has(word) || places.some(({ from, to }) => at >= from && at < to)) &&
    !Object.values(kinds).some((phrases) => holdsPhrase(said, phrases))
  );
}

const isMoment = (word: string, words: Words): boolean =>
  isDayOrHour(word, words) || seasons.has(word) || isPhrase([word], words.times);

/** "Sundays", "evening", "8pm" */
export const isDayOrHour = (word: string, { moments }: Words): boolean => moments.has(word) || HOUR.test(word);

const HOUR = /^\d{1,2}(?:\d{2})?(?:am|pm|h|uhr|uur)$/;

/** "Are you there on Saturdays?", "can I come at 7 in the morning?" */
function asksOfMoment(said: readonly string[], words: Words): boolean {
  const { speaker, addressed } = words.voice;
  return (
    said.some((word) => isDayOrHour(word, words)) &&
    said.every((word) => words.plain.has(word) || /^\d/.test(word) || words.moments.has(word)) &&
    (holdsPhrase(said, speaker) || holdsPhrase(said, addressed)) &&
    !Object.values(words.asked).some((phrases) => holdsPhrase(said, phrases)) &&
    !holdsPhrase(said, words.pointsBack)
  );
}

/** The words, folded, of all phrases by which a question asks, be they plain or not: "price" as well as "how much". */
export function wantingWords(question: string, words: Words): ReadonlySet<string> {
  const said = saidIn(question);
  const places = Object.values(words.asked).flatMap((phrases) => placesOf(said, phrases));
  return new Set(places.flatMap(({ from, to }) => said.slice(from, to)));
}

/** The words of a question that have a topic, in its order, as they were written. @param kept those that have one here, though plain elsewhere */
export function topicWords(question: string, words: Words, kept: ReadonlySet<string> = new Set()): string[] {
  const asking = askingWords(question, words);
  return clausesOf(question).flatMap((clause) =>
    clause.words.flatMap((word, at) =>
      isCaseEnding(question, clause.starts[at]!, word) ||
      (!kept.has(word) &&
        (words.plain.has(word) || asking.has(word)) &&
        !namesByAccent(word, question.slice(clause.starts[at], clause.ends[at])))
        ? []
        : [question.slice(clause.starts[at], clause.ends[at])],
    ),
  );
}

/** Whether a question asks nothing by itself: "what now?" */
export function isBare(question: string, { bare, plain }: Words): boolean {
  const said = saidIn(question);
  const places = placesOf(said, bare);
  return (
    places.length > 0 &&
    said.every((word, at) => plain.has(word) || places.some(({ from, to }) => at >= from && at < to))
  );
}

/** Those of them by which it does not ask either: of "what does shipping cost" only the third. */
export function aboutWords(question: string, words: Words): string[] {
  const wanting = wantingWords(question, words);
  return topicWords(question, words).filter((word) => !wanting.has(fold(word)));
}

/** The words, folded, by which a wish asks for goods: of "show me bottles" the first two. */
export function wishingWords(wish: string, words: Words): ReadonlySet<string> {
  const said = saidIn(wish);
  return new Set(placesOf(said, words.shopping).flatMap(({ from, to }) => said.slice(from, to)));
}

/** "Sägen" are goods, and "sagen" is a word of every day. */
const namesByAccent = (folded: string, written: string): boolean =>
  written.toLowerCase() !== folded &&
  namesSaidBy([folded]).some(({ written: names }) =>
    names.some((name) => name.toLowerCase() === written.toLowerCase()),
  );

/** What things are called by that they have not: "senza" says something in "senza fili". */
const wirelessIn = (said: readonly string[], { wishes }: Words): string[] =>
  placesOf(said, wishes.wireless).flatMap(({ from, to }) => said.slice(from, to));

/** The words of a wish that name goods: of "show me bottles" the last. */
export function goodsWords(wish: string, words: Words): string[] {
  const wishing = wishingWords(wish, words);
  const said = saidIn(wish);
  return topicWords(wish, words, new Set([...sizesStated(said), ...wirelessIn(said, words)])).filter(
    (word) => !wishing.has(fold(word)),
  );
}
