import { asksHours } from "../said/asks-hours.ts";
import { asksPermission } from "../said/asks-permission.ts";
import { asksPrice } from "../said/asks-price.ts";
import { daysIn, saysClosed } from "../calendar/days-told.ts";
import { monthNamesIn } from "../calendar/months.ts";
import { weekdaysIn } from "../calendar/weekdays.ts";
import { asksWhether, type Reading } from "../said/follow-up.ts";
import { contactWayIn, type ContactWay } from "../said/matter-data.ts";
import { askingWords, matterOf, topicWords, whatIsAsked } from "../said/question.ts";
import { numberedIn, type Numbered } from "../finding/numbered-names.ts";
import { namedAs } from "../finding/same-name.ts";
import { asksOfDay } from "../finding/search-by-days.ts";
import { asksForList } from "../finding/search-price-lists.ts";
import { opensAsQuestion } from "../several/questions-in.ts";
import { thingWords } from "../said/thing-words.ts";
import type { FoundPassage } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import { orderIn } from "../words/order.ts";
import { holdsPhrase, isPhrase, placesOf } from "../../wording/phrase-set.ts";
import type { Asked, Matter, Order, Words } from "../words/words.ts";
import { lettersIn } from "./columns.ts";
import { measuresIn, type Measures } from "./ranges.ts";

/** What an answer must tell. */
export interface Wish {
  asked: Asked[];
  /** Of what it is asked: not how, when, or how much of it. */
  things: readonly string[];
  /** The words by which it is asked, "long" of "how long". */
  asking: ReadonlySet<string>;
  /** Whether it is asked what something costs. */
  isOfPrice: boolean;
  /** Whether it asks for the one that costs least or most. */
  outermost: Reading["outermost"] | null;
  /** Whether it wants all prices: "price list". */
  isOfPrices: boolean;
  /** Days of the year on which it asks whether something is open. */
  days: ReadonlySet<string>;
  /** Whether it asks when something is, or is open. */
  isOfHours: boolean;
  /** Whether it asks when something is usually open, and nothing else. */
  isOfUsualHours: boolean;
  /** Amounts, months and days of the week that the question names. */
  measures: Measures;
  /** What is asked for and nothing beside it: a number to call, where something is. */
  matter: Matter | null;
  /** Which way to reach the house it asks for; null: none of them. */
  contactWay: ContactWay | null;
  /** The words of the ways to pay that it names: "cash". */
  payWays: readonly string[];
  /** What it names by a number: "line 4". */
  numbered: readonly Numbered[];
  /** Whether it asks about before or after something. */
  order: Order | null;
  /** The words of the question, folded, with those that it carries. */
  said: readonly string[];
  /** The same as it was put. */
  asPut: readonly string[];
  /** Whether it has so few words that it means one thing: who says more has said which, or may mean any of several. */
  isShort: boolean;
  /** Single letters that it has in capitals, folded. */
  letters: ReadonlySet<string>;
  /** Words of the visitor's questions before. */
  carried: Set<string>;
  /** Whether its own words name another topic than those before: "and the city shop?" */
  turnsAway: boolean;
  /** Whether the question says "not". */
  isNegated: boolean;
  /** Whether it only names a topic: "return policy". */
  isTopic: boolean;
  /** Whether it asks if one may do or bring something. */
  isOfPermission: boolean;
  /** Whether it tells what happened to the visitor and asks nothing: "my parcel never arrived". */
  isComplaint: boolean;
  /** Whether a passage stands under just what is asked. */
  isNameOf(passage: FoundPassage): boolean;
  /** The words of the documents' language. */
  words: Words;
}

const FEW_WORDS = 8;

/** @param spoken the words of the visitor's language
 * @param written those of the documents' */
export function wishOf(reading: Reading, spoken: Words, written: Words): Wish {
  const { question, carried, own: names, turnsAway, before } = reading;
  const own = whatIsAsked(question, spoken);
  const asked = own.length > 0 || asksWhether(reading.asPut, spoken) ? own : whatIsAsked(before, spoken);
  const isOfPrice = asksPrice(reading, spoken);
  const whole = before === "" ? question : `${before} ${question}`;
  const pricing = isOfPrice
    ? placesOf(saidIn(whole), spoken.price).flatMap(({ from, to }) => saidIn(whole).slice(from, to))
    : [];
  return {
    asked,
    things: thingWords(question, spoken),
    isOfPrice,
    outermost: reading.outermost ?? null,
    isOfPrices: asksForList(question, spoken),
    days: asksOfDay(question, spoken) ? daysIn(question, monthNamesIn(spoken)).days : new Set(),
    isOfHours: asked.includes("time") || holdsPhrase(saidIn(question), spoken.matters.hours.asked),
    isOfUsualHours: asksHours(question, spoken) && !saysClosed(saidIn(question)),
    measures: measuresAsked(reading, spoken),
    matter: matterToTell(question, spoken),
    contactWay: contactWayIn(saidIn(question)),
    payWays: waysNamed(saidIn(question), spoken),
    numbered: numberedIn(question, spoken),
    // "How long before you sell it?" asks until when, and is told by "after 30 days".
    order: asked.includes("duration") ? null : orderIn(saidIn(question), spoken),
    asking: new Set([...askingWords(whole, spoken), ...pricing]),
    said: saidIn(question),
    asPut: saidIn(reading.asPut),
    isShort: saidIn(reading.asPut).length <= FEW_WORDS,
    letters: lettersIn(question),
    carried,
    turnsAway: turnsAway && names.length > 0,
    isNegated: saidIn(question).some((word) => spoken.negations.has(word)),
    isTopic: asked.length === 0 && topicWords(question, spoken).length <= 2,
    isOfPermission: asksPermission(saidIn(reading.asPut), spoken),
    isComplaint: asked.length === 0 && tellsOfOneself(reading.asPut, spoken),
    isNameOf: namedAs(question, spoken),
    words: written,
  };
}

/** "And on Thursday?" asks no more of the Saturday that was asked for before. */
function measuresAsked({ question, asPut }: Reading, spoken: Words): Measures {
  const measures = measuresIn(question, spoken);
  const weekdays = weekdaysIn(asPut);
  return weekdays.size > 0 ? { ...measures, weekdays } : measures;
}

const tellsOfOneself = (asPut: string, words: Words): boolean =>
  !asPut.includes("?") &&
  !opensAsQuestion(asPut, words) &&
  saidIn(asPut).some((word) => words.mine.has(word) || isPhrase([word], words.voice.speaker));

/** The words of the ways to pay that are named: "cash". */
const waysNamed = (said: readonly string[], { paying, plain }: Words): string[] =>
  placesOf(said, paying.ways)
    .flatMap(({ from, to }) => said.slice(from, to))
    .filter((word) => !plain.has(word));

/** Who names no way to pay is told all of them, not the line that says most of one. */
function matterToTell(question: string, spoken: Words): Matter | null {
  const said = saidIn(question);
  const matter = matterOf(said, spoken);
  return matter === "payment" && !holdsPhrase(said, spoken.paying.ways) ? null : matter;
}
