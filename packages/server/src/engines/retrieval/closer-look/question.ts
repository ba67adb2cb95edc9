import type { Alternative } from "../alternatives.ts";
import { findLexeme, impactOf, rarityOf, type LexemeIndex } from "../lexeme-index.ts";
import { isUnknownNumber, type Hit, type Ranking } from "../ranking.ts";
import type { CloserIndex } from "./closer-index.ts";
import { directionOf } from "./kinship.ts";
import { openLookalikes, type Telling } from "./lookalikes.ts";
import { SENTENCE_END, wordsOf } from "./said.ts";
import { wordingOf } from "./wording.ts";

/** A question as it came. */
export interface Asked {
  text: string;
  /** In their order, each as often as it is said. */
  lexemes: string[];
  alternatives: readonly Alternative[];
}

/** A question as texts are compared with it. Its terms are its lexemes, each once. */
export interface Question {
  /** How telling each term is, and all of them together. An unknown number of an order or account tells nothing. */
  weights: number[];
  total: number;
  /** The sum of the squared weights. */
  squares: number;
  /** What a lexeme has to do with it; null: nothing. */
  tellingOf(number: number): Telling | null;
  /** Lexemes that say terms in the owner's other words where all of them stand together. */
  others: { terms: number[]; numbers: number[] }[];
  /** Where in the question each term stands. */
  places: number[][];
  length: number;
  wording: Set<number>;
  direction: Float64Array | null;
  /** What the best texts say beside it: lexemes, and what each is worth. */
  feedback: { number: number; worth: number }[];
}

export function openQuestion(index: LexemeIndex, closer: CloserIndex, ranking: Ranking, asked: Asked): Question {
  const { lexemes } = ranking;
  const numbers = lexemes.map(({ lexeme }) => findLexeme(index, lexeme));
  const weights = lexemes.map((one) => (isUnknownNumber(one) ? 0 : one.idf));
  return {
    weights,
    total: sumOf(weights) || 1,
    squares: weights.reduce((sum, weight) => sum + weight ** 2, 0) || 1,
    tellingOf: openLookalikes(
      index,
      lexemes.map(({ lexeme }) => lexeme),
      numbers,
    ),
    others: othersIn(index, asked.alternatives, lexemes),
    places: lexemes.map(({ lexeme }) => asked.lexemes.flatMap((one, at) => (one === lexeme ? [at] : []))),
    length: asked.lexemes.length,
    wording: wordingOf(asked.text),
    direction: directionOf(closer.kinship, numbers, weights),
    feedback: feedbackOf(index, closer, ranking.hits, numbers),
  };
}

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function othersIn(
  index: LexemeIndex,
  alternatives: readonly Alternative[],
  lexemes: Ranking["lexemes"],
): Question["others"] {
  return alternatives
    .map(({ of, by }) => ({
      terms: of.map((one) => lexemes.findIndex(({ lexeme }) => lexeme === one)).filter((term) => term >= 0),
      numbers: by.map((lexeme) => findLexeme(index, lexeme)),
    }))
    .filter(({ numbers }) => !numbers.includes(-1));
}

const believed = { texts: 8, lexemes: 20 };

/** The lexemes that tell most of the best texts, but for the question's own. */
function feedbackOf(index: LexemeIndex, { said }: CloserIndex, hits: Hit[], own: number[]): Question["feedback"] {
  const sums = new Map<number, number>();
  for (const { text, score } of hits.slice(0, believed.texts)) {
    const words = wordsOf(said, text);
    const worth = score / words.length;
    for (const number of words) if (number < SENTENCE_END) sums.set(number, (sums.get(number) ?? 0) + worth);
  }
  for (const number of own) sums.delete(number);
  const best = Array.from(sums, ([number, sum]) => ({ number, worth: sum * rarityOf(index, number) }))
    .sort((one, other) => other.worth - one.worth || one.number - other.number)
    .slice(0, believed.lexemes);
  const total = sumOf(best.map(({ worth }) => worth)) || 1;
  return best.map(({ number, worth }) => ({ number, worth: worth / total }));
}

/** How much a text says of what the best texts say. */
export const feedbackIn = (index: LexemeIndex, text: number, { feedback }: Question): number =>
  feedback.reduce((sum, { number, worth }) => sum + worth * impactOf(index, number, text), 0);
