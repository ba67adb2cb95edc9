import { nothingMeant, weighAlternatives, type Alternative } from "./alternatives.ts";
import { findLexeme, idf, impactOf, type LexemeIndex } from "./lexeme-index.ts";
import { startOf } from "./packed.ts";

/** A lexeme of a question and how telling it is among the texts; `holding` is how many of them hold it. */
export interface WeighedLexeme {
  lexeme: string;
  idf: number;
  holding: number;
}

/** A number of an order or an account: nobody expects it in a text, and what is asked does not hang on it. */
export const isUnknownNumber = ({ lexeme, holding }: WeighedLexeme): boolean =>
  holding === 0 && /^\d{5,}$/.test(lexeme);

export interface Hit {
  id: number;
  /** Its number in the index. */
  text: number;
  score: number;
  /** For each lexeme of the question whether the text holds it. */
  holds: boolean[];
}

export interface Ranking {
  lexemes: WeighedLexeme[];
  /** Best first; equals by id. */
  hits: Hit[];
}

// One search runs to its end before the next begins, so all of them share these, and none clears more than it has touched.
let scores = new Float64Array(0);
let touched = new Uint32Array(0);

/**
 * The `limit` texts that match a question best. A lexeme that occurs twice in it counts once, and so does one that a text
 * says in other words, which are worth a little less.
 */
export function rank(
  index: LexemeIndex,
  question: string[],
  limit: number,
  alternatives: readonly Alternative[] = [],
): Ranking {
  const meant = alternatives.length > 0 ? weighAlternatives(index, alternatives) : nothingMeant;
  const lexemes = [...new Set(question)];
  const numbers = lexemes.map((lexeme) => findLexeme(index, lexeme));
  const top = best(accumulate(index, numbers, meant.more), limit);
  return {
    lexemes: lexemes.map((lexeme, i) => {
      const n = numbers[i]!;
      const holding = n < 0 ? 0 : index.postingEnds[n]! - startOf(index.postingEnds, n);
      return { lexeme, holding, idf: idf(holding, index.ids.length), ...meant.standing(lexeme) };
    }),
    hits: top.map(({ text, score }) => ({
      id: index.ids[text]!,
      text,
      score,
      holds: numbers.map((n, i) => impactOf(index, n, text) > 0 || meant.holds(lexemes[i]!, text)),
    })),
  };
}

/** Sums the impacts into `scores`; returns how many texts were touched. */
function accumulate(
  { ids, postingEnds, texts, impacts, impactUnit }: LexemeIndex,
  numbers: number[],
  more: Map<number, number>,
): number {
  if (scores.length < ids.length) {
    scores = new Float64Array(ids.length);
    touched = new Uint32Array(ids.length);
  }
  let count = 0;
  for (const n of numbers) {
    if (n < 0) continue;
    const end = postingEnds[n]!;
    for (let posting = startOf(postingEnds, n); posting < end; posting++) {
      const text = texts[posting]!;
      if (scores[text] === 0) touched[count++] = text;
      scores[text]! += impacts[posting]! * impactUnit;
    }
  }
  for (const [text, gain] of more) {
    if (scores[text] === 0) touched[count++] = text;
    scores[text]! += gain;
  }
  return count;
}

interface Scored {
  text: number;
  score: number;
}

const isBetter = (one: Scored, other: Scored): boolean =>
  one.score > other.score || (one.score === other.score && one.text < other.text);

/** Takes the best of the touched texts, best first, and leaves `scores` all zero again. */
function best(count: number, limit: number): Scored[] {
  const top: Scored[] = [];
  /** What a text must reach to be among them. */
  let least = 0;
  for (let i = 0; i < count; i++) {
    const text = touched[i]!;
    const score = scores[text]!;
    scores[text] = 0;
    if (score < least) continue;
    const one = { text, score };
    // All that are worse move down a place; the last one gives way.
    let place = top.length;
    for (; place > 0 && isBetter(one, top[place - 1]!); place--) if (place < limit) top[place] = top[place - 1]!;
    if (place < limit) top[place] = one;
    least = top[limit - 1]?.score ?? least;
  }
  return top;
}
