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

// One search runs to its end before the next begins, so all of them share these. In units of the index's impacts; all 0.
let scores = new Uint32Array(0);

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
  accumulate(index, numbers, meant.more);
  const top = best(index, limit);
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

/** Sums the impacts into `scores`. */
function accumulate(
  { ids, postingEnds, texts, impacts, impactUnit }: LexemeIndex,
  numbers: number[],
  more: Map<number, number>,
): void {
  if (scores.length < ids.length) scores = new Uint32Array(ids.length);
  for (const n of numbers) {
    if (n < 0) continue;
    const end = postingEnds[n]!;
    for (let posting = startOf(postingEnds, n); posting < end; posting++) scores[texts[posting]!]! += impacts[posting]!;
  }
  for (const [text, gain] of more) scores[text]! += Math.max(1, Math.round(gain / impactUnit));
}

interface Scored {
  text: number;
  score: number;
}

/** Takes the best of the texts that have a score, best first, and leaves `scores` all zero again. */
function best({ ids, impactUnit }: LexemeIndex, limit: number): Scored[] {
  const top: Scored[] = [];
  /** What a text must have more of to be among them: they come in their order, and of equals the first one counts. */
  let least = 0;
  for (let text = 0; text < ids.length; text++) {
    const score = scores[text]!;
    if (score <= least) continue;
    // All that are worse move down a place; the last one gives way.
    let place = Math.min(top.length, limit - 1);
    for (; place > 0 && top[place - 1]!.score < score; place--) top[place] = top[place - 1]!;
    top[place] = { text, score };
    if (top.length === limit) least = top[limit - 1]!.score;
  }
  scores.fill(0, 0, ids.length);
  return top.map(({ text, score }) => ({ text, score: score * impactUnit }));
}
