import type { Alternative } from "../other-words/alternatives.ts";
import { findLexeme, rarityOf, type LexemeIndex } from "../index/lexeme-index.ts";
import { isIdle, type Hit, type Ranking } from "../ranking.ts";
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
  /** How telling each term is, and all of them together. What is idle tells nothing. */
  weights: number[];
  total: number;
  /** The sum of the squared weights. */
  squares: number;
  /** What a lexeme has to do with it; null: nothing. */
  tellingOf(number: number): Telling | null;
  /** Other words that say terms where all their parts stand together, and of each part whose it is. */
  others: { terms: number[]; parts: number }[];
  otherOf: number[];
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
  const weights = lexemes.map((one) => (isIdle(one) ? 0 : one.idf));
  const feedback = feedbackOf(index, closer, ranking.hits, numbers);
  const others = othersIn(index, asked.alternatives, lexemes);
  return {
    weights,
    total: sumOf(weights) || 1,
    squares: weights.reduce((sum, weight) => sum + weight ** 2, 0) || 1,
    tellingOf: openLookalikes(index, {
      terms: lexemes.map(({ lexeme }) => lexeme),
      numbers,
      parts: others.flatMap((other) => other.numbers),
      feedback: feedback.map(({ number }) => number),
    }),
    others: others.map((other) => ({ terms: other.terms, parts: other.numbers.length })),
    otherOf: others.flatMap((other, at) => other.numbers.map(() => at)),
    places: lexemes.map(({ lexeme }) => asked.lexemes.flatMap((one, at) => (one === lexeme ? [at] : []))),
    length: asked.lexemes.length,
    wording: wordingOf(asked.text),
    direction: directionOf(closer.kinship, numbers, weights),
    feedback,
  };
}

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function othersIn(
  index: LexemeIndex,
  alternatives: readonly Alternative[],
  lexemes: Ranking["lexemes"],
): { terms: number[]; numbers: number[] }[] {
  return alternatives
    .map(({ of, by }) => ({
      terms: of.map((one) => lexemes.findIndex(({ lexeme }) => lexeme === one)).filter((term) => term >= 0),
      numbers: [...new Set(by)].map((lexeme) => findLexeme(index, lexeme)),
    }))
    .filter(({ numbers }) => numbers.length > 0 && !numbers.includes(-1));
}

const believed = { texts: 8, lexemes: 20 };

// One search runs to its end before the next begins, so all of them share it, and none clears more than it has touched.
/** By lexeme: what the best texts say of it. */
let saidOf = new Float64Array(0);

/** The lexemes that tell most of the best texts, but for the question's own. */
function feedbackOf(index: LexemeIndex, { said }: CloserIndex, hits: Hit[], own: number[]): Question["feedback"] {
  if (saidOf.length < index.lexemeEnds.length) saidOf = new Float64Array(index.lexemeEnds.length);
  const met: number[] = [];
  for (const { text, score } of hits.slice(0, believed.texts)) {
    const words = wordsOf(said, text);
    const worth = score / words.length;
    for (let at = 0; at < words.length; at++) {
      const number = words[at]!;
      if (number >= SENTENCE_END) continue;
      if (saidOf[number] === 0) met.push(number);
      saidOf[number]! += worth;
    }
  }
  for (const number of own) if (number >= 0) saidOf[number] = 0;
  const best: Question["feedback"] = [];
  for (let at = 0; at < met.length; at++) {
    const number = met[at]!;
    const worth = saidOf[number]! * rarityOf(index, number);
    saidOf[number] = 0;
    if (worth === 0 || (best.length === believed.lexemes && worth < best.at(-1)!.worth)) continue;
    const isWorse = (one: { number: number; worth: number }): boolean =>
      one.worth < worth || (one.worth === worth && one.number > number);
    let place = best.length;
    while (place > 0 && isWorse(best[place - 1]!)) place--;
    best.splice(place, 0, { number, worth });
    if (best.length > believed.lexemes) best.pop();
  }
  const total = sumOf(best.map(({ worth }) => worth)) || 1;
  return best.map(({ number, worth }) => ({ number, worth: worth / total }));
}
