import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { holdsPhrase } from "../words/phrase-set.ts";
import { isIn, nowhere, placesIn, type Places } from "./places.ts";
import { readPassage, type Line, type ReadPassage } from "./read-passage.ts";
import { weigher, type Weigher } from "./weigher.ts";
import type { Wish } from "./wish.ts";

/** A sentence with what speaks for it. `covers` are the question's terms in it. */
export interface RankedSentence {
  passage: FoundPassage;
  line: Line;
  covers: readonly string[];
  score: number;
}

/** A passage with its sentences ranked, in the order of the text. */
export interface RankedPassage {
  passage: FoundPassage;
  read: ReadPassage;
  /** Of each of its lines. */
  scores: number[];
  /** Put together when they are first asked for: of most passages only the scores are. */
  readonly sentences: RankedSentence[];
  /** The question's terms in its title and headings. */
  about: string[];
  /** How much its heading is the question: 0 to 1. */
  likeness: number;
}

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
  together: 0.1,
  /** The kind of fact that is asked for. */
  evidence: 0.15,
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
  /** How much the order of the passages counts: 0 not at all, 1 wholly. */
  relevance: 0.5,
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
  const inHeading = formsIn(read.names.nearest, weigh);
  const inTitle = formsIn(read.names.outer, weigh);
  const isAbout = weigh.terms.map((_, term) => inHeading[term]! || inTitle[term]!);
  const isInContext = passage.headings.length === 0 || inTitle.includes(true);
  const telling = read.telling.filter((word) => !wish.asking.has(word));
  const alike =
    likeness(telling, inHeading, weigh) *
    (isInContext ? 1 : weights.outOfContext) *
    (read.isNegated === wish.isNegated ? 1 : weights.otherSense);
  const ofPassage =
    weights.document * place.mass +
    weights.sameHeading * alike +
    headingWeight(read, telling, inHeading, isAbout, place.isOpening, weigh, wish);

  const places = placesIn(passage.lexemes, read.starts, weigh.terms);
  const found = read.lines.map(({ number }) => places[number] ?? nowhere);
  const inPassage = weigh.terms.map((_, term) => found.some((one) => isIn(one, term)));
  /** What a sentence holds that has none of the terms itself or beside it. */
  const least = weigh.shares.reduce((sum, share, term) => {
    const around = isAbout[term] ? weights.title : inPassage[term] ? weights.passage : 0;
    return sum + share * around;
  }, 0);
  const heldBy = (line: Line, at: number): number => {
    const [own, before, after] = [found[at]!, found[at - 1] ?? nowhere, found[at + 1] ?? nowhere];
    const tableHead =
      line.block.kind === "table" ? found[read.lines.findIndex(({ block }) => block === line.block)]! : nowhere;
    if (own === nowhere && before === nowhere && after === nowhere && tableHead === nowhere) return least;
    let held = 0;
    for (let term = 0; term < weigh.shares.length; term++) {
      // A term counts once, where it says most.
      let weight = 0;
      if (isIn(own, term)) weight = weights.own;
      else if (inHeading[term] || isIn(tableHead, term)) weight = weights.heading;
      else if (inTitle[term]) weight = weights.title;
      else if (isIn(before, term) || isIn(after, term)) weight = weights.neighbours;
      else if (inPassage[term]) weight = weights.passage;
      held += weight * weigh.shares[term]!;
    }
    return held;
  };
  const scoreOf = (line: Line, at: number): number =>
    trust *
    (heldBy(line, at) +
      weights.together * together(found[at]!) +
      weights.evidence * wish.asked.reduce((most, kind) => Math.max(most, line.evidenceFor(kind)), 0) +
      (line.block.kind === "steps" && wish.asked.includes("steps") ? weights.steps : 0) +
      (at === 0 ? weights.first : 0) +
      (at === 0 && line.leansBack ? weights.leaning : 0) +
      (line.isPointer ? weights.pointer : 0) +
      ofPassage);
  const coversOf = (at: number): string[] => weigh.terms.filter((_, term) => isIn(found[at]!, term));
  const scores = read.lines.map(scoreOf);
  let sentences: RankedSentence[] | undefined;
  return {
    passage,
    read,
    scores,
    get sentences() {
      return (sentences ??= read.lines.map((line, at) => ({
        passage,
        line,
        covers: coversOf(at),
        score: scores[at]!,
      })));
    },
    about: weigh.terms.filter((_, term) => isAbout[term]),
    likeness: alike,
  };
}

/** What the title and headings say for all sentences below them. */
function headingWeight(
  read: ReadPassage,
  telling: string[],
  inHeading: boolean[],
  isAbout: boolean[],
  isOpening: boolean,
  { shares, isTopic, topicShare }: Weigher,
  wish: Wish,
): number {
  const named = shares.reduce((sum, share, term) => (isAbout[term] && isTopic[term] ? sum + share : sum), 0);
  /** How much of the topic, whatever is asked about it, the title and headings name: 0 to 1. */
  const known = named / (topicShare || 1);
  const opening = wish.isTopic && known > 0.8 ? weights.overview : weights.opening;
  return (
    (asksTheSame(read.names.nearest, wish) ? weights.sameAsking * Math.min(1, 2 * known) : 0) +
    (telling.length > 0 && !inHeading.some((held, term) => held && isTopic[term]) ? weights.otherHeading : 0) +
    (isOpening && known > 0.5 ? opening : 0)
  );
}

/** By number: whether a form of the term stands among the words. */
const formsIn = (folded: string[], { isForm }: Weigher): boolean[] => isForm.map((is) => folded.some(is));

/** How much of the heading is in the question, times how much of the question is in the heading. */
function likeness(telling: string[], inHeading: boolean[], { isForm, shares }: Weigher): number {
  if (telling.length === 0) return 0;
  const matched = telling.filter((word) => isForm.some((is, term) => inHeading[term] && is(word)));
  const share = shares.reduce((sum, one, term) => (inHeading[term] ? sum + one : sum), 0);
  return (matched.length / telling.length) * share;
}

/** "How often?" and "how often …", "How to …" and "how do I …", "Costs" and "how much …". */
const asksTheSame = (heading: string[], { asked, asking, words }: Wish): boolean =>
  heading.some((word) => asking.has(word) && !words.plain.has(word)) ||
  asked.some((kind) => holdsPhrase(heading, words.asked[kind]));

/** The share of the question's neighbouring terms that stand close together in the sentence too. */
function together(places: Places): number {
  let close = 0;
  for (let i = 1; i < places.length; i++) {
    const [before, place] = [places[i - 1]!, places[i]!];
    if (before >= 0 && place >= 0 && Math.abs(place - before) <= 2) close++;
  }
  return places.length > 1 ? close / (places.length - 1) : 0;
}
