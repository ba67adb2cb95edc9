import { isIn, nowhere, placesIn, type Places } from "../extraction/places.ts";
import { readPassage, type Line, type ReadPassage } from "../extraction/read-passage.ts";
import { isOnlyOf } from "../extraction/the-very-thing.ts";
import type { Reading } from "../said/follow-up.ts";
import { asksHours } from "../said/asks-hours.ts";
import { asksPrice, isOfPrice } from "../said/asks-price.ts";
import { weekdaysIn } from "../calendar/weekdays.ts";
import { heldFirst } from "./keep-to.ts";
import { namesOf } from "./passage-names.ts";
import { kindsIn, type Kind } from "../said/kind-names.ts";
import { whatIsAsked } from "../said/question.ts";
import type { FoundKnowledge, FoundPassage, QuestionTerm } from "../tools.ts";
import { figureAsked, tellsMeasure, type Figure } from "../several/tells.ts";
import { thingWords } from "../said/thing-words.ts";
import { withoutAnswer } from "./without-answer.ts";
import { saidIn } from "../words/clauses.ts";
import { foldedWords } from "../../wording/fold.ts";
import { formOf, formsOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";

/**
 * How much a sentence tells of a price: an amount, that there is none, or a share of another; a figure where a price is
 * spoken of, be it in the head of its table, and "on request".
 */
const sureness = { price: 1, free: 0.85, share: 0.8, figure: 0.75, spokenOf: 0.6 };
/**
 * What a heading or the head of a table says counts so much of what a sentence says itself. Beside another sentence of the
 * paragraph, one that tells but a share of the thing itself is surer: "a deposit of 20 %" before what a change costs.
 */
const nearby = { named: 0.95, beside: 0.7 };
/**
 * A heading over prices, or a document named after the thing, makes what stands under it so much surer, and what names a row or item, where all of that is asked
 * for; what holds for another thing alone is so much less sure, and what tells of the very day so much surer.
 */
const factors = { headed: 1.2, titled: 1.2, labelled: 1.4, onlyOther: 0.5, ofTheDay: 1.4 };
/** With so much of the best a passage tells it as well; with less of the thing none does; and what is left to the others. */
const shares = { asGood: 0.9, least: 0.6, others: 0.2 };
/** What means what is asked is believed whatever its words. */
const NEAR = 0.7;
/** Whoever says more tells a story, of which much is not what is asked about. */
const MOST_TERMS = 4;

/** What is asked for: what something costs, when it is open, what else holds there on a day of the week, or another figure. */
type Fact = "price" | "hours" | "weekday" | "duration" | "weight" | "length";

const figures: ReadonlySet<unknown> = new Set(["duration", "weight", "length"] satisfies Fact[]);
const isFigure = (asked: Figure | Fact | null): asked is Figure & Fact => figures.has(asked);

/**
 * Where it is asked what something costs or when it is open, puts first what names the thing and tells that in one place: a
 * row of a list of prices before all that tells more of the thing and no price of it, and not the hours of another place.
 * Of a price, nothing answers where nothing tells it, be it of the thing or of the very kind that is asked for: "class A1".
 */
export function tellingFirst(
  found: FoundKnowledge,
  reading: Reading,
  { spoken, written }: { spoken: Words; written: Words },
): FoundKnowledge {
  const { passages, terms } = found;
  const fact = factAsked(reading, spoken);
  if (passages.length === 0 || fact === null) return found;
  const { question, asPut, carried } = reading;
  const thing = thingOf(terms, question, spoken);
  const kinds = fact === "price" ? kindsIn(carried.size > 0 ? asPut : question, spoken) : [];
  if (thing.length === 0 && kinds.length === 0) return found;
  if (isFigure(fact) && mayBeRight(passages[0]!, { fact, thing }, [spoken, written])) return found;
  const asked = { fact, thing, kinds, said: saidIn(question), weekdays: weekdaysIn(question) };
  const told = new Map(passages.map((passage) => [passage, mostTold(passage, asked, written)]));
  const standing = Math.max(...[...told.values()].map((one) => one.standing));
  if ([...told.values()].some(({ share }) => share >= shares.least))
    return {
      ...found,
      passages: heldFirst(passages, (one) => told.get(one)!.standing >= standing * shares.asGood, shares.others),
    };
  const isMeant = passages.some(({ nearness = 0 }) => nearness >= NEAR);
  const isLong = carried.size > 0 || thing.length > MOST_TERMS;
  return fact !== "price" || isMeant || (kinds.length === 0 && isLong) ? found : withoutAnswer(found);
}

/**
 * Whether what was found first may well be right of a figure that is asked for: it has such a one, or is named by the very word for the
 * thing and nothing else. Of several things one may be called otherwise there.
 */
function mayBeRight(
  best: FoundPassage,
  { fact, thing }: { fact: Figure & Fact; thing: QuestionTerm[] },
  languages: Words[],
): boolean {
  const { nearest } = namesOf(best);
  // What it is called otherwise may be another side of it: "Rücksendung", where it is asked how long one may "zurückgeben".
  const isOfThing = (word: string): boolean => thing.some(({ term }) => formOf(term)(word));
  const isNamed =
    nearest.some(isOfThing) &&
    nearest.every((word) => isOfThing(word) || languages.some(({ plain }) => plain.has(word)));
  const isOfIt = thing.some(({ term }) => !best.lacks.includes(term));
  return isNamed || thing.length > 1 || (isOfIt && languages.some((one) => tellsMeasure(best.text, fact, one)));
}

function factAsked(reading: Reading, words: Words): Fact | null {
  const { question } = reading;
  if (asksPrice(reading, words)) return "price";
  if (asksHours(question, words)) return "hours";
  const figure = figureAsked(reading.asPut, words);
  if (isFigure(figure)) return figure;
  const isOfDay = weekdaysIn(question).size > 0 && whatIsAsked(question, words).every((kind) => kind === "time");
  return isOfDay ? "weekday" : null;
}

/** Of what it is asked, as far as some text knows it: not how it is asked, when, or how much of it. */
function thingOf(terms: QuestionTerm[], question: string, words: Words): QuestionTerm[] {
  const things = thingWords(question, words);
  return terms.filter(({ term, idf }) => idf > 0 && things.some(formOf(term)));
}

/** What is asked of what. */
interface Wanted {
  fact: Fact;
  thing: QuestionTerm[];
  kinds: Kind[];
  /** The words of the question, folded. */
  said: readonly string[];
  /** The days of the week that it names. */
  weekdays: ReadonlySet<number>;
}

/**
 * How much of the thing a passage tells it of, in the sentence that tells most, from 0 to 1; and how that stands among
 * others that tell as much: what is named after the thing before what only mentions it.
 */
function mostTold(
  passage: FoundPassage,
  { fact, thing, kinds, said, weekdays }: Wanted,
  words: Words,
): { share: number; standing: number } {
  const read = readPassage(passage, words);
  const { title, headings, questions } = passage;
  const names = [title, ...headings].join("\n");
  const isNamed = thing.map((one) => [...read.names.nearest, ...read.names.outer].some(formsOf(one)));
  const places = placesIn(
    passage.lexemes,
    read.starts,
    thing.map(({ term }) => term),
  );
  const total = thing.reduce((sum, { idf }) => sum + idf, 0);
  // "UK" where "United Kingdom" is told.
  const isMeant = (kind: string): boolean =>
    thing.some(({ term }) => formOf(term)(kind) && !passage.lacks.includes(term)) &&
    !foldedWords(`${names}\n${passage.text}`).includes(kind);
  // An entry that is named after the price tells it, in whatever words.
  const isAnswer = fact === "price" && questions.some((one) => isOfPrice(one, words));
  // "What it costs" under "Delivery" tells that before what costs something beside it.
  const isHeaded = fact === "price" && isOfPrice(headings.at(-1) ?? title, words);
  // How long after a return something is done stands elsewhere, too: how long one may is told under its own title.
  const isTitled = isFigure(fact) && thing.every((one) => foldedWords(title).some(formsOf(one)));
  const factor = isHeaded ? factors.headed : isTitled ? factors.titled : 1;
  let [most, standing] = [0, 0];
  for (const [at, line] of read.lines.entries()) {
    const around = linesAround(read, at);
    const sure = factor * (isAnswer ? sureness.free : surenessOf(line, around, { fact, names, weekdays, words }));
    const ofDay = line.isOf(weekdays) ? factors.ofTheDay : 1;
    const named = fact === "price" ? byItsName(line, thing, said, words) : ofDay;
    if (sure <= most && sure * named <= standing) continue;
    const text = `${names}\n${[...around, line].map(({ shown }) => shown).join("\n")}`;
    if (!kinds.every(({ word, written }) => written.test(text) || isMeant(word))) continue;
    const near = around.map(({ number }) => places[number] ?? nowhere);
    const held = thing.reduce((sum, { term, idf }, n) => {
      if (isIn(places[line.number] ?? nowhere, n)) return sum + idf;
      if (isNamed[n] || isOther(passage, term, n, places)) return sum + idf * nearby.named;
      if (!near.some((one: Places) => isIn(one, n))) return sum;
      return sum + idf * (line.block.kind === "prose" ? nearby.beside : nearby.named);
    }, 0);
    const share = sure * (total > 0 ? held / total : 1);
    most = Math.max(most, share);
    standing = Math.max(standing, share * named);
  }
  return { share: most, standing };
}

/** How much it counts what a line is named after, and for what alone it holds. */
function byItsName({ label, onlyOf }: Line, thing: QuestionTerm[], said: readonly string[], words: Words): number {
  if (onlyOf !== null) return isOnlyOf(onlyOf, said) ? factors.labelled : factors.onlyOther;
  const telling = label.filter((word) => /\p{L}{2}/u.test(word) && !words.plain.has(word));
  const asked = telling.filter((word) => thing.some((one) => formsOf(one)(word))).length;
  return asked > 0 ? 1 + ((factors.labelled - 1) * asked) / telling.length : 1;
}

/** Whether a passage has a term in other words: a part of a compound, or what says the same. */
const isOther = ({ lacks }: FoundPassage, term: string, n: number, places: Places[]): boolean =>
  !lacks.includes(term) && !places.some((one) => isIn(one, n));

/** What tells of what a line is: the head of its table, or what else its paragraph says. */
function linesAround({ lines }: ReadPassage, at: number): Line[] {
  const { block } = lines[at]!;
  const first = lines.findIndex((one) => one.block === block);
  if (block.kind === "table") return first === at ? [] : [lines[first]!];
  return block.kind === "prose" ? lines.filter((one) => one.block === block) : [];
}

function surenessOf(
  line: Line,
  around: Line[],
  { fact, names, weekdays, words }: { fact: Fact; names: string; weekdays: ReadonlySet<number>; words: Words },
): number {
  if (fact === "weekday") return line.isOf(weekdays) ? 1 : 0;
  if (fact === "hours") return line.evidenceFor("time");
  if (fact !== "price") return Number(tellsMeasure(line.shown, fact, words));
  if (line.price !== null) return sureness[line.price];
  const hasFigure = /\d/.test(line.shown);
  const head = line.block.kind === "table" ? around.map(({ shown }) => shown).join("\n") : "";
  if (hasFigure && isOfPrice([names, head, line.shown].join("\n"), words)) return sureness.figure;
  return isOfPrice(line.shown, words) ? sureness.spokenOf : 0;
}
