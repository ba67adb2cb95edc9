import type { FoundKnowledge, FoundPassage, Sentence } from "../tools.ts";
import { foldedWords } from "../words/fold.ts";
import { holdsPhrase, phraseAt } from "../words/phrase-set.ts";
import type { Words } from "../words/words.ts";
import { evidenceFor, formOf } from "./evidence.ts";
import { layout, type Block } from "./layout.ts";
import { weigher, type Weigher } from "./weigher.ts";
import type { Wish } from "./wish.ts";

/** A sentence with what speaks for it. `covers` are the question's terms in it. */
export interface RankedSentence {
  passage: FoundPassage;
  block: Block;
  sentence: Sentence;
  covers: Set<string>;
  score: number;
}

/** A passage laid out, its sentences ranked in the order of the text. */
export interface RankedPassage {
  passage: FoundPassage;
  blocks: Block[];
  sentences: RankedSentence[];
  /** The question's terms in its title and headings. */
  about: Set<string>;
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
  for (const { documentId, id } of passages) openings.set(documentId, Math.min(openings.get(documentId) ?? id, id));
  const all = sumOf(passages);
  return passages.map((passage) => {
    const trust = best > 0 ? (passage.score / best) ** weights.relevance : 0;
    const ofDocument = sumOf(passages.filter(({ documentId }) => documentId === passage.documentId)) - passage.score;
    const place = { isOpening: openings.get(passage.documentId) === passage.id, mass: all > 0 ? ofDocument / all : 0 };
    return rankPassage(passage, place, trust, weigh, wish);
  });
}

const sumOf = (passages: FoundPassage[]): number => passages.reduce((sum, { score }) => sum + score, 0);

interface Place {
  /** Whether it is the first one found of its document. */
  isOpening: boolean;
  /** The share of what else was found of its document in all that was found. */
  mass: number;
}

function rankPassage(
  passage: FoundPassage,
  { isOpening, mass }: Place,
  trust: number,
  weigh: Weigher,
  wish: Wish,
): RankedPassage {
  const { asked, asking, words } = wish;
  const blocks = layout(passage);
  const inText = blocks.flatMap((block) =>
    block.kind === "heading"
      ? []
      : block.sentences.map((sentence) => ({ block, sentence, places: placesIn(sentence, weigh) })),
  );
  const headingWords = titleWords(passage.headings.at(-1) ?? passage.title);
  const telling = headingWords.filter((word) => !words.plain.has(word) && !asking.has(word));
  const heading = formsIn(headingWords, weigh);
  const title = formsIn(titleWords([passage.title, ...passage.headings.slice(0, -1)].join(" ")), weigh);
  const isInContext = passage.headings.length === 0 || title.size > 0;
  const isSameSense = headingWords.some((word) => words.negations.has(word)) === wish.isNegated;
  const alike =
    likeness(telling, heading, weigh) *
    (isInContext ? 1 : weights.outOfContext) *
    (isSameSense ? 1 : weights.otherSense);
  const about = new Set([...title, ...heading]);
  /** How much of the topic, whatever is asked about it, the title and headings name: 0 to 1. */
  const known = weigh.share([...about].filter(weigh.isTopic)) / (weigh.share(weigh.terms.filter(weigh.isTopic)) || 1);
  const isAbout = (held: Set<string>): boolean[] => weigh.terms.map((term) => held.has(term));
  const [inHeading, inTitle] = [isAbout(heading), isAbout(title)];
  const inPassage = weigh.terms.map((_, term) => inText.some(({ places }) => places[term]! >= 0));
  const opening = !isOpening || known <= 0.5 ? 0 : wish.isTopic && known > 0.8 ? weights.overview : weights.opening;
  const ofPassage =
    weights.document * mass +
    weights.sameHeading * alike +
    (asksTheSame(headingWords, wish) ? weights.sameAsking * Math.min(1, 2 * known) : 0) +
    (telling.length > 0 && ![...heading].some(weigh.isTopic) ? weights.otherHeading : 0) +
    opening;

  const sentences = inText.map(({ block, sentence, places }, at): RankedSentence => {
    const text = passage.text.slice(sentence.start, sentence.end);
    const tableHead = block.kind === "table" ? placesIn(block.sentences[0]!, weigh) : null;
    // A term counts once, where it says most.
    let held = 0;
    for (let term = 0; term < places.length; term++) {
      const has = (near: { places: number[] } | undefined): boolean => near !== undefined && near.places[term]! >= 0;
      const weight =
        places[term]! >= 0
          ? weights.own
          : inHeading[term] || (tableHead && tableHead[term]! >= 0)
            ? weights.heading
            : inTitle[term]
              ? weights.title
              : has(inText[at - 1]) || has(inText[at + 1])
                ? weights.neighbours
                : inPassage[term]
                  ? weights.passage
                  : 0;
      held += weight * weigh.shares[term]!;
    }
    const score =
      held +
      weights.together * together(places) +
      weights.evidence * Math.max(0, ...asked.map((kind) => evidenceFor(kind, text, words))) +
      (asked.includes("steps") && block.kind === "steps" ? weights.steps : 0) +
      (at === 0 ? weights.first : 0) +
      (at === 0 && leansBack(text, words) ? weights.leaning : 0) +
      (isPointer(text) ? weights.pointer : 0) +
      ofPassage;
    const covers = new Set(weigh.terms.filter((_, term) => places[term]! >= 0));
    return { passage, block, sentence, covers, score: trust * score };
  });
  return { passage, blocks, sentences, about, likeness: alike };
}

/** Whether a sentence leans on the one before: "This also …". */
export const leansBack = (text: string, words: Words): boolean =>
  phraseAt(foldedWords(text.slice(0, 60)), 0, words.leansBack) > 0;

/** "See [Returns](/returns)." */
const isPointer = (text: string): boolean =>
  text.includes("](") && foldedWords(text.replace(/\[[^\]]*\]\([^)]*\)/g, "")).length <= 2;

/** Where in the sentence each of the question's terms stands; -1: nowhere. */
const placesIn = ({ terms }: Sentence, weigh: Weigher): number[] => weigh.terms.map((term) => terms.indexOf(term));

/** The question's terms of which a form stands among the words. */
const formsIn = (folded: string[], { terms }: Weigher): Set<string> =>
  new Set(terms.filter((term) => folded.some(formOf(term))));

/** How much of the heading is in the question, times how much of the question is in the heading. */
function likeness(telling: string[], terms: Set<string>, { share }: Weigher): number {
  const forms = [...terms].map(formOf);
  const matched = telling.filter((word) => forms.some((isForm) => isForm(word)));
  return telling.length > 0 ? (matched.length / telling.length) * share(terms) : 0;
}

/** "How often?" and "how often …", "How to …" and "how do I …", "Costs" and "how much …". */
const asksTheSame = (heading: string[], { asked, asking, words }: Wish): boolean =>
  heading.some((word) => asking.has(word) && !words.plain.has(word)) ||
  asked.some((kind) => holdsPhrase(heading, words.asked[kind]));

/** The words of a title; of "e-mail" also "email", as the index has it. */
const titleWords = (title: string): string[] => [
  ...new Set([...foldedWords(title), ...foldedWords(title.replace(/(?<=\p{L})[-‐‑_.](?=\p{L})/gu, ""))]),
];

/** The share of the question's neighbouring terms that stand close together in the sentence too. */
function together(places: number[]): number {
  let close = 0;
  for (let i = 1; i < places.length; i++) {
    const [before, place] = [places[i - 1]!, places[i]!];
    if (before >= 0 && place >= 0 && Math.abs(place - before) <= 2) close++;
  }
  return places.length > 1 ? close / (places.length - 1) : 0;
}
