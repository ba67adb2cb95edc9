import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { namedColumns } from "./columns.ts";
import { mostEvidence } from "./evidence.ts";
import { holdsOwn, holdsWhole } from "./holds-whole.ts";
import { inOrder, isIn, nowhere, together, type Places } from "./places.ts";
import { RankedPassage, type Named } from "./ranked-passage.ts";
import { readPassage, type Line, type ReadPassage } from "./read-passage.ts";
import { mostOfThing, ofTheVeryThing } from "./the-very-thing.ts";
import { matterToldBy } from "./tells-matter.ts";
import { introOf, MOST_OF_SENSE, senseOf } from "./sense-of-list.ts";
import { weigher, type Weigher } from "./weigher.ts";
import type { Wish } from "./wish.ts";

/**
 * What a sentence earns for the question's weight (idf) it holds itself, and for what of the rest its heading, title,
 * neighbours and passage hold; and what other signs are worth. Found on squad2, clapnq, the FAQ and help-centre sets.
 */
const weights = {
  own: 1,
  heading: 0.9,
  title: 0.9,
  neighbours: 0.25,
  passage: 0.08,
  /** Two terms that stand together as in the question. */
  together: 0.12,
  /** All terms stand in the order of the question. */
  inOrder: 0.05,
  /** The kind of fact that is asked for. */
  evidence: 0.15,
  /** An amount of money where it is asked what something costs, or for all prices; in a table with a column for it: "class A". */
  price: 0.3,
  /** That it costs nothing, where it is asked what it costs. */
  free: 0.25,
  prices: 1,
  column: 0.5,
  /** When something is open, where that is asked. */
  hours: 0.3,
  /** The day of the week, or of the year, for which it is asked. */
  weekday: 0.3,
  day: 1,
  /** "On Good Friday we open at ten" where it is asked when it is open. */
  fewDays: -0.5,
  /** A number to call, an address or the like, where nothing else is asked for. */
  matter: 0.6,
  /** It says what holds before something where it is asked about after, or the other way round. */
  otherOrder: -0.6,
  /** All that is asked about is said in one sentence. */
  whole: 0.15,
  /** The same, of what a question says that goes on from another: not what that asked, once more. */
  wholeOwn: 0.25,
  /** A price where it is asked who does it. */ noPerson: -0.5,
  steps: 0.35,
  /** The heading is the question. */
  sameHeading: 0.3,
  /** How much a heading says under a title that has nothing of the question. */
  outOfContext: 0.5,
  /** How much a heading says with "not" in it where the question has none, or the other way round. */
  otherSense: 0.4,
  /** The first passage found of a document whose title is the question. */
  opening: 0.15,
  /** The same, when only a topic was named. */
  overview: 0.4,
  /** A topic was named that the title says nothing of, but a heading below does. */
  outsideTopic: -0.3,
  /** Much of what was found is of the same document. */
  document: 0.3,
  first: 0.08,
  /** A passage that begins with "this" or "it" was torn from something. */
  leaning: -0.2,
  /** A sentence that only sends one elsewhere. */
  pointer: -0.3,
  /** The heading asks in the same words: "How long …?" */
  sameAsking: 0.3,
  /** The heading is about something else. */
  otherHeading: -0.15,
  /** The passage means what is asked, whatever its words. */
  meaning: 0.6,
  /** How much the order of the passages counts: 0 not at all, 1 wholly. */
  relevance: 0.7,
};

/** Scores every sentence of the passages. */
export function rankSentences({ passages, terms }: FoundKnowledge, wish: Wish): RankedPassage[] {
  const weigh = weigher(terms, wish);
  const best = passages[0]?.score ?? 0;
  const openings = new Map<string, number>();
  const sums = new Map<string, number>();
  let all = 0;
  for (const { documentId, id, score } of passages) {
    openings.set(documentId, Math.min(openings.get(documentId) ?? id, id));
    sums.set(documentId, (sums.get(documentId) ?? 0) + score);
    all += score;
  }
  return passages.map((passage) => {
    const { documentId, id, score } = passage;
    const trust = best > 0 ? (score / best) ** weights.relevance : 0;
    const mass = all > 0 ? ((sums.get(documentId) ?? 0) - score) / all : 0;
    return rankPassage(passage, { isOpening: openings.get(documentId) === id, mass }, trust, weigh, wish);
  });
}

interface Place {
  /** Whether it is the first one found of its document. */
  isOpening: boolean;
  /** The share of what else was found of its document in all that was found. */
  mass: number;
}

function rankPassage(passage: FoundPassage, place: Place, trust: number, weigh: Weigher, wish: Wish): RankedPassage {
  const read = readPassage(passage, wish.words);
  const { nearest, outer } = read.names;
  const inHeading = formsIn(nearest, weigh);
  const named: Named = {
    inHeading,
    inTitle: outer === nearest ? inHeading : formsIn(outer, weigh),
    telling: read.telling.filter((unit) => !unit.every((word) => wish.asking.has(word))),
  };
  const alike =
    likeness(named, weigh) *
    (passage.headings.length === 0 || named.inTitle.includes(true) ? 1 : weights.outOfContext) *
    (read.isNegated === wish.isNegated ? 1 : weights.otherSense);
  const ofPassage =
    weights.document * place.mass +
    weights.sameHeading * alike +
    weights.meaning * Math.min(1, Math.max(0, passage.nearness ?? 0)) +
    headingWeight(read, named, { isOpening: place.isOpening, alike }, weigh, wish);

  const most = trust * (mostHeld(passage, named, weigh) + mostOfSentence(wish) + mostOfThing(wish) + ofPassage);
  return new RankedPassage(passage, read, { likeness: alike, named, most }, weigh, (places) =>
    scoreLines(read, places, named, weigh, wish).map((score) => trust * (score + ofPassage)),
  );
}

/** How much of the question's weight a sentence of a passage holds at most. */
function mostHeld({ lacks }: FoundPassage, { inHeading, inTitle }: Named, { terms, shares }: Weigher): number {
  let held = 0;
  for (let term = 0; term < shares.length; term++)
    if (inHeading[term] || inTitle[term] || !lacks.includes(terms[term]!)) held += shares[term]!;
  return held;
}

/** What a sentence earns beside that at most, and a little more for what rounding may add. */
const mostOfSentence = ({ asked, matter, isNegated, isOfPrice, isOfPrices, isOfHours, days }: Wish): number =>
  weights.whole +
  (isNegated ? MOST_OF_SENSE : 0) +
  weights.wholeOwn +
  (isOfPrices ? weights.prices : 0) +
  (isOfHours ? weights.weekday + weights.hours : 0) +
  (days.size > 0 ? weights.day : 0) +
  (isOfPrice ? weights.price + weights.column : 0) +
  (matter ? weights.matter : 0) +
  weights.together +
  weights.inOrder +
  weights.evidence * mostEvidence(asked) +
  (asked.includes("steps") ? weights.steps : 0) +
  weights.first +
  1e-9;

/** What each line earns by itself. */
function scoreLines(read: ReadPassage, places: Places[], named: Named, weigh: Weigher, wish: Wish): number[] {
  const around = weightsAround(places, named, weigh);
  const asksForSteps = wish.asked.includes("steps");
  const steps = asksForSteps ? weights.steps * topicIn(places, around, weigh) : 0;
  return read.lines.map((line, at) => {
    const { kind } = line.block;
    const head = kind === "table" ? read.lines.findIndex(({ block }) => block === line.block) : -1;
    const intro = kind === "bullets" ? introOf(line, read) : -1;
    const tableHead = places[kind === "bullets" ? intro : head] ?? nowhere;
    return (
      heldBy(places[at]!, places[at - 1] ?? nowhere, places[at + 1] ?? nowhere, tableHead, around, weigh) +
      weights.together * together(places[at]!) +
      weights.inOrder * inOrder(places[at]!) +
      weights.evidence * evidenceIn(line, wish) +
      (kind === "steps" ? steps : 0) +
      (wish.asked.includes("person") && !wish.isOfPrice && line.isPriceOf ? weights.noPerson : 0) +
      (wish.isOfPrice && (line.price === "price" || line.price === "free") ? weights[line.price] : 0) +
      (wish.isOfPrices && line.price === "price" ? weights.prices : 0) +
      (wish.isOfPrice && head >= 0 && head < at && namedColumns(read.lines[head]!.cells, wish).length > 0
        ? weights.column
        : 0) +
      (wish.isOfUsualHours && (line.tells("hours") || line.isOf(wish.measures.weekdays)) ? weights.hours : 0) +
      (wish.isOfHours && line.isOf(wish.measures.weekdays) ? weights.weekday : 0) +
      weights.day * line.tellsOfDays(wish.days) +
      (wish.isOfUsualHours && line.isOfFewDays ? weights.fewDays : 0) +
      (wish.days.size === 0 ? weights.matter * matterToldBy(line, wish) : 0) +
      (wish.order && line.order && line.order !== wish.order ? weights.otherOrder : 0) +
      (holdsWhole(places[at]!, weigh) ? weights.whole : 0) +
      senseOf(line, read.lines[intro], places[at] !== nowhere, wish) +
      (wish.carried.size > 0 && kind !== "table" && holdsOwn(places[at]!, weigh, wish) ? weights.wholeOwn : 0) +
      (at === 0 ? weights.first : 0) +
      (at === 0 && line.leansBack ? weights.leaning : 0) +
      (line.isPointer ? weights.pointer : 0) +
      ofTheVeryThing(line, head >= 0 && head < at ? tableHead : null, named, weigh, wish)
    );
  });
}

/** By number: what a term counts in a sentence that has it neither itself nor beside it; and what all of that adds up to. */
interface Around {
  weights: number[];
  sum: number;
}

function weightsAround(places: Places[], { inHeading, inTitle }: Named, { shares }: Weigher): Around {
  const around: Around = { weights: [], sum: 0 };
  for (let term = 0; term < shares.length; term++) {
    let weight = 0;
    if (inHeading[term]) weight = weights.heading;
    else if (inTitle[term]) weight = weights.title;
    else if (places.some((one) => isIn(one, term))) weight = weights.passage;
    around.weights.push(weight);
    around.sum += weight * shares[term]!;
  }
  return around;
}

/** How much of the question's weight a sentence holds. A term counts once, where it says most. */
function heldBy(
  own: Places,
  before: Places,
  after: Places,
  tableHead: Places,
  around: Around,
  { shares }: Weigher,
): number {
  let held = around.sum;
  if (own === nowhere && before === nowhere && after === nowhere && tableHead === nowhere) return held;
  for (let term = 0; term < shares.length; term++) {
    let weight = 0;
    if (isIn(own, term)) weight = weights.own;
    else if (isIn(tableHead, term)) weight = weights.heading;
    else if (isIn(before, term) || isIn(after, term)) weight = weights.neighbours;
    const more = weight - around.weights[term]!;
    if (more > 0) held += more * shares[term]!;
  }
  return held;
}

/** How much of what is asked about a passage holds at all: 0 to 1. */
function topicIn(places: Places[], around: Around, { shares, isTopic, topicShare }: Weigher): number {
  let held = 0;
  for (let term = 0; term < shares.length; term++)
    if (isTopic[term] && (around.weights[term]! > 0 || places.some((one) => isIn(one, term)))) held += shares[term]!;
  return held / (topicShare || 1);
}

function evidenceIn(line: Line, { asked, isOfPrice }: Wish): number {
  // "12 euros" tells a price as surely as "€12".
  let most = isOfPrice && (line.price === "price" || line.price === "free") ? mostEvidence(asked) : 0;
  for (const kind of asked) most = Math.max(most, line.evidenceFor(kind));
  return most;
}

/** What the title and headings say for all sentences below them. */
function headingWeight(
  read: ReadPassage,
  { inHeading, inTitle, telling }: Named,
  { isOpening, alike }: { isOpening: boolean; alike: number },
  { shares, isTopic, topicShare, isOwnTopic, ownTopicShare }: Weigher,
  wish: Wish,
): number {
  let [share, ownShare] = [0, 0];
  let isOnTopic = false;
  for (let term = 0; term < shares.length; term++) {
    if (!isTopic[term] || !(inHeading[term] || inTitle[term])) continue;
    share += shares[term]!;
    if (isOwnTopic[term]) ownShare += shares[term]!;
    if (inHeading[term]) isOnTopic = true;
  }
  /** How much of the topic, whatever is asked about it, the title and headings name: 0 to 1. */
  const known = share / (topicShare || 1);
  // The opening of a text that is named after much else tells as much less of one thing that it is named after.
  const opening =
    wish.isTopic && known > 0.8 ? weights.overview * Math.min(1, Math.max(0, alike - 0.2) / 0.3) : weights.opening;
  const isBesides = wish.isTopic && share > 0 && !inTitle.some((is, term) => is && isTopic[term]);
  return (
    (asksTheSame(read.names.nearest, wish) ? weights.sameAsking * (ownShare / (ownTopicShare || 1)) : 0) +
    (telling.length > 0 && !isOnTopic ? weights.otherHeading : 0) +
    (isBesides ? weights.outsideTopic : 0) +
    (isOpening && known > 0.5 ? opening : 0)
  );
}

/** By number: whether a form of the term stands among the words. */
const formsIn = (folded: string[], { isForm }: Weigher): boolean[] => isForm.map((is) => folded.some(is));

/** How much of the heading is in the question, times how much of the question is in the heading. */
function likeness({ telling, inHeading }: Named, { isForm, shares }: Weigher): number {
  if (telling.length === 0 || !inHeading.includes(true)) return 0;
  const matched = telling.filter((unit) => isForm.some((is, term) => inHeading[term] && unit.some(is)));
  const share = shares.reduce((sum, one, term) => (inHeading[term] ? sum + one : sum), 0);
  return (matched.length / telling.length) * share;
}

/** "How often?" and "how often …", "How to …" and "how do I …", "Costs" and "how much …". */
const asksTheSame = (heading: string[], { asked, asking, words }: Wish): boolean =>
  heading.some((word) => asking.has(word) && !words.plain.has(word)) ||
  asked.some((kind) => holdsPhrase(heading, words.asked[kind]));
