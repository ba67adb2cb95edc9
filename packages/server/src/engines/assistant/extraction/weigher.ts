import type { QuestionTerm } from "../tools.ts";
import { formOf, formsOf, holdsForm } from "../words/forms.ts";
import type { Wish } from "./wish.ts";

/** What some words count beside those of what is asked about: plain ones, those that only ask, those of earlier questions, which matter less where another thing is asked of. */
const factors = { plain: 0.2, asking: 0.5, carried: 0.5, carriedTo: 0.2 };

/** A question's terms, numbered in their order, and what each weighs. */
export interface Weigher {
  terms: string[];
  /** By number: whether a folded word is a form of the term. */
  isForm: ((word: string) => boolean)[];
  /** By number: the share of the question's weight that the term makes up. */
  shares: number[];
  /** By number: whether the term is of what is asked about, not of how it is asked. */
  isTopic: boolean[];
  /** The same, but for what was only talked about before. */
  isOwnTopic: boolean[];
  /** The shares of the question's weight that its topic makes up, and that of its own. */
  topicShare: number;
  ownTopicShare: number;
}

export function weigher(terms: QuestionTerm[], wish: Wish): Weigher {
  const { asking, asked, isOfPrice, carried, turnsAway, said, words } = wish;
  const isOfFigure = isOfPrice || asked.includes("amount") || asked.includes("duration");
  // "Evening" is cut like "even".
  const isMoment = (term: string): boolean => said.some((word) => words.moments.has(word) && formOf(term)(word));
  const isPlain = terms.map(({ term }) => holdsForm(words.plain, term) && !isMoment(term));
  const onlyAsks = terms.map(({ term }) => holdsForm(asking, term));
  const idfs = terms.map(({ term, idf }, at) => {
    if (isPlain[at]) return idf * factors.plain;
    // An amount tells a price, and a number of days how long it takes, in whatever words.
    if (onlyAsks[at]) return idf * (isOfFigure ? factors.plain : factors.asking);
    return holdsForm(carried, term) ? idf * (turnsAway ? factors.carriedTo : factors.carried) : idf;
  });
  const total = idfs.reduce((sum, idf) => sum + idf, 0) || 1;
  const shares = idfs.map((idf) => idf / total);
  const isTopic = terms.map((_, at) => !isPlain[at] && !onlyAsks[at]);
  const isForm = terms.map(formsOf);
  const isOwnTopic = isTopic.map((is, at) => is && said.some(isForm[at]!));
  const shareOf = (isMeant: boolean[]): number =>
    shares.reduce((sum, share, at) => (isMeant[at] ? sum + share : sum), 0);
  return {
    terms: terms.map(({ term }) => term),
    isForm,
    shares,
    isTopic,
    isOwnTopic,
    topicShare: shareOf(isTopic),
    ownTopicShare: shareOf(isOwnTopic),
  };
}
