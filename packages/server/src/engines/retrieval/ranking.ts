import { nothingMeant, weighAlternatives, type Alternative, type Meant } from "./alternatives.ts";
import type { Meets } from "./choosing.ts";
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
  /** How near its meaning is to the question's (near.ts), where that is known. */
  nearness?: number;
}

export interface Ranking {
  lexemes: WeighedLexeme[];
  /** Best first; equals by id. */
  hits: Hit[];
}

// One search runs to its end before the next begins, so all of them share these, and none clears more than it has touched.
// Scores are whole numbers, in units of the index's impacts.
let scores = new Int32Array(0);
let touched = new Int32Array(0);

/**
 * The `limit` texts that match a question best. A lexeme that occurs twice in it counts once, and so does one that a text
 * says in other words, which are worth a little less.
 *
 * @param meets leaves texts out; null: none
 */
export function rank(
  index: LexemeIndex,
  question: string[],
  limit: number,
  alternatives: readonly Alternative[] = [],
  meets: Meets | null = null,
): Ranking {
  const meant = alternatives.length > 0 ? weighAlternatives(index, alternatives) : nothingMeant;
  const lexemes = [...new Set(question)];
  const numbers = lexemes.map((lexeme) => findLexeme(index, lexeme));
  const top = best(index, accumulate(index, numbers, meant.more), limit, meets);
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
  more: Meant["more"],
): number {
  if (scores.length < ids.length) {
    scores = new Int32Array(ids.length);
    touched = new Int32Array(ids.length);
  }
  const [sums, met] = [scores, touched];
  let count = 0;
  for (const n of numbers) {
    if (n < 0) continue;
    const end = postingEnds[n]!;
    for (let posting = startOf(postingEnds, n); posting < end; posting++) {
      const text = texts[posting]!;
      const before = sums[text]!;
      if (before === 0) met[count++] = text;
      sums[text] = before + impacts[posting]!;
    }
  }
  for (let at = 0; at < more.texts.length; at++) {
    const text = more.texts[at]!;
    if (sums[text] === 0) met[count++] = text;
    sums[text]! += Math.max(1, Math.round(more.gains[at]! / impactUnit));
  }
  return count;
}

interface Scored {
  text: number;
  score: number;
}

/** Takes the best of the touched texts, best first and of equals the first one, and leaves `scores` all zero again. */
function best({ impactUnit }: LexemeIndex, count: number, limit: number, meets: Meets | null): Scored[] {
  // Whole numbers all along: this looks at each text that holds a word of the question.
  const [sums, met] = [scores, touched];
  const texts = new Int32Array(limit);
  const most = new Int32Array(limit);
  let found = 0;
  /** What a text must reach to be among them. */
  let least = 1;
  for (let at = 0; at < count; at++) {
    const text = met[at]!;
    const score = sums[text]!;
    sums[text] = 0;
    if (score < least || (meets && !meets(text))) continue;
    // All that are worse move down a place; the last one gives way.
    let place = found;
    for (
      ;
      place > 0 && (most[place - 1]! < score || (most[place - 1] === score && texts[place - 1]! > text));
      place--
    ) {
      if (place === limit) continue;
      most[place] = most[place - 1]!;
      texts[place] = texts[place - 1]!;
    }
    if (place === limit) continue;
    most[place] = score;
    texts[place] = text;
    if (found < limit) found++;
    if (found === limit) least = most[limit - 1]!;
  }
  return Array.from(texts.subarray(0, found), (text, at) => ({ text, score: most[at]! * impactUnit }));
}
