import { nothingMeant, weighAlternatives, type Alternative } from "./alternatives.ts";
import { addToAll, listsOf, sumBest, type Sums } from "./candidates.ts";
import type { Meets } from "./choosing.ts";
import { findLexeme, idf, impactOf, type LexemeIndex } from "./lexeme-index.ts";
import { generalIdf } from "./general-words.ts";
import { startOf } from "./packed.ts";
import type { RightThings } from "./right-things.ts";

/** A lexeme of a question and how telling it is among the texts; `holding` is how many of them hold it. */
export interface WeighedLexeme {
  lexeme: string;
  idf: number;
  holding: number;
  /** It says of anything what is done with it or how it is. */
  isGeneral?: true;
}

/** A number of an order or an account, or a general word: where no text has it nobody expects one to, and what is asked does not hang on it. */
export const isIdle = ({ lexeme, holding, isGeneral }: WeighedLexeme): boolean =>
  holding === 0 && (isGeneral === true || /^\d{5,}$/.test(lexeme));

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

/** What texts gain beside what words give them: texts by their numbers, and gains. */
export interface Gains {
  texts: Uint32Array;
  gains: Float64Array;
}

export interface Ranking {
  lexemes: WeighedLexeme[];
  /** Best first; equals by id. */
  hits: Hit[];
  /** All that scores at least a wished share of the best, also what conditions leave out; left out: nothing was gathered. */
  gathered?: Gathered;
}

/** Texts in any order, and their scores. */
export interface Gathered {
  texts: Uint32Array;
  scores: Float64Array;
}

// One search runs to its end before the next begins, so all of them share these, and none clears more than it has touched.
// Scores are whole numbers, in units of the index's impacts.
let sums: Sums = { scores: new Int32Array(0), met: new Int32Array(0) };
let isNamed = new Uint8Array(0);

/**
 * The `limit` texts that match a question best. A lexeme that occurs twice in it counts once, and so does one that a text
 * says in other words, which are worth a little less.
 *
 * @param meets leaves texts out; null: none
 * @param things what is right beside the words; null: nobody knows
 * @param share of the best score, from which on all that has it is gathered; 0: nothing is
 */
export function rank(
  index: LexemeIndex,
  question: string[],
  limit: number,
  alternatives: readonly Alternative[] = [],
  meets: Meets | null = null,
  things: RightThings | null = null,
  { general = noGeneral, share = 0 }: { general?: ReadonlySet<string>; share?: number } = {},
): Ranking {
  const meant = alternatives.length > 0 ? weighAlternatives(index, alternatives) : nothingMeant;
  const lexemes = [...new Set(question)];
  const numbers = lexemes.map((lexeme) => findLexeme(index, lexeme));
  const shares = lexemes.map((lexeme, i) => (general.has(lexeme) ? shareOf(index, numbers[i]!) : 1));
  // What is right beside the words, or left out, changes which texts are the best ones.
  const count = accumulate(index, { numbers, shares }, meant.more, things || meets || share > 0 ? Infinity : limit);
  const isHeld = (i: number, text: number): boolean =>
    impactOf(index, numbers[i]!, text) > 0 || meant.holds(lexemes[i]!, text);
  // What no text says tells nothing of which is right, and what is right without it is no more believable for that.
  const said = lexemes.map((lexeme, i) => numbers[i]! >= 0 || meant.standing(lexeme) !== undefined);
  const gain = things ? favour(things, count, (text) => lexemes.every((_, i) => !said[i] || isHeld(i, text))) : none;
  const believed = gain.right && !said.includes(false) ? 1 : 1 / (1 + gain.most);
  const { top, gathered } = best(index, count, limit, meets, things?.accessories ?? null, share);
  return {
    ...(share > 0 && { gathered }),
    lexemes: lexemes.map((lexeme, i) => {
      const n = numbers[i]!;
      const holding = n < 0 ? 0 : index.postingEnds[n]! - startOf(index.postingEnds, n);
      const own = { holding, idf: idf(holding, index.ids.length), ...meant.standing(lexeme) };
      return general.has(lexeme)
        ? {
            lexeme,
            ...own,
            idf: Math.min(own.idf, generalIdf(own.holding, index.ids.length)),
            isGeneral: true as const,
          }
        : { lexeme, ...own };
    }),
    hits: top.map(({ text, score }) => ({
      id: index.ids[text]!,
      text,
      score: score * believed,
      holds: lexemes.map((_, i) => isHeld(i, text)),
    })),
  };
}

const noGeneral: ReadonlySet<string> = new Set();

/** How much of what it would count is left to a general word. */
function shareOf(index: LexemeIndex, n: number): number {
  if (n < 0) return 1;
  const total = index.ids.length;
  const holding = index.postingEnds[n]! - startOf(index.postingEnds, n);
  return generalIdf(holding, total) / idf(holding, total);
}

/** Sums the impacts for all texts that can be among the `limit` best; returns how many these are. */
function accumulate(
  index: LexemeIndex,
  asked: { numbers: number[]; shares: number[] },
  more: Gains,
  limit: number,
): number {
  const { ids, impactUnit } = index;
  if (sums.scores.length < ids.length) sums = { scores: new Int32Array(ids.length), met: new Int32Array(ids.length) };
  const { scores, met } = sums;
  let count = 0;
  for (let at = 0; at < more.texts.length; at++) {
    const text = more.texts[at]!;
    if (scores[text] === 0) met[count++] = text;
    scores[text]! += Math.max(1, Math.round(more.gains[at]! / impactUnit));
  }
  const lists = listsOf(index, asked);
  if (limit < ids.length) return sumBest(index, lists, limit, sums, count);
  for (const list of lists) count = addToAll(index, list, sums, count);
  return count;
}

/** What has the name and not all that is asked of it gains so much of what the right thing does. */
const NAME_ALONE = 0.5;
/** Where so many are right, and their name is that of a thing, a text with another name is beside the point, though it has all the words. */
const ENOUGH = 3;

/** Nothing is said against other things where the thing itself, with all that is asked of it, is not there. */
function favour(
  { called, named, madeFor, isThing, more, less }: RightThings,
  count: number,
  holdsAll: (text: number) => boolean,
): Gain {
  const { scores, met } = sums;
  let right = 0;
  let most = 0;
  for (const text of called) {
    if (scores[text] === 0) continue;
    const isRight = holdsAll(text);
    if (isRight) right++;
    const gained = more * (isRight ? 1 : NAME_ALONE);
    most = Math.max(most, gained);
    scores[text] = Math.round(scores[text]! * (1 + gained));
  }
  if (right === 0) return { right: false, most };
  const lessen = (text: number): void => {
    if (scores[text]! > 0) scores[text] = Math.max(1, Math.round(scores[text]! * (1 - less)));
  };
  if (right < ENOUGH || !isThing) madeFor.forEach(lessen);
  else {
    if (isNamed.length < scores.length) isNamed = new Uint8Array(scores.length);
    for (const text of named) isNamed[text] = 1;
    for (let at = 0; at < count; at++) if (isNamed[met[at]!] === 0) lessen(met[at]!);
    for (const text of named) isNamed[text] = 0;
  }
  return { right: true, most };
}

/** Whether something is the right thing with all that is asked of it, and by which part of its score any gained most. */
interface Gain {
  right: boolean;
  most: number;
}

const none: Gain = { right: false, most: 0 };

interface Scored {
  text: number;
  score: number;
}

/**
 * Takes the best of the texts that have a score, best first and of equals the first one, and all that score a share of the
 * best; leaves all scores zero again.
 */
function best(
  { impactUnit }: LexemeIndex,
  count: number,
  limit: number,
  meets: Meets | null,
  accessories: RightThings["accessories"],
  share: number,
): { top: Scored[]; gathered: Gathered } {
  const kept = accessories ? 1 - accessories.less : 1;
  // Whole numbers all along: this looks at each text that holds a word of the question.
  const { scores, met } = sums;
  const heap = worstFirst(limit);
  for (let at = 0; at < count; at++) {
    const text = met[at]!;
    if (accessories?.is[text] === 1) scores[text] = Math.round(scores[text]! * kept);
    const score = scores[text]!;
    if (heap.takes(text, score) && (!meets || meets(text))) heap.put(text, score);
  }
  const top = heap.sorted();
  const least = share > 0 && top[0] ? top[0].score * share : Number.POSITIVE_INFINITY;
  const its = new Float64Array(share > 0 ? count : 0);
  let gathered = 0;
  for (let at = 0; at < count; at++) {
    const text = met[at]!;
    if (scores[text]! >= least) {
      its[gathered] = scores[text]! * impactUnit;
      met[gathered++] = text;
    }
    scores[text] = 0;
  }
  return {
    top: top.map(({ text, score }) => ({ text, score: score * impactUnit })),
    gathered: { texts: Uint32Array.from(met.subarray(0, gathered)), scores: its.subarray(0, gathered) },
  };
}

interface WorstFirst {
  /** Whether a text would be among the best. */
  takes(text: number, score: number): boolean;
  put(text: number, score: number): void;
  sorted(): Scored[];
}

/** A heap of the `limit` best of what is put into it, the worst at its root: who comes late seldom moves anything. */
function worstFirst(limit: number): WorstFirst {
  const texts = new Int32Array(limit);
  const most = new Int32Array(limit);
  let found = 0;
  const isWorse = (text: number, score: number, place: number): boolean =>
    score < most[place]! || (score === most[place] && text > texts[place]!);
  const set = (place: number, text: number, score: number): void => {
    texts[place] = text;
    most[place] = score;
  };

  function rise(text: number, score: number): void {
    let place = found++;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!isWorse(text, score, above)) break;
      set(place, texts[above]!, most[above]!);
      place = above;
    }
    set(place, text, score);
  }

  function sink(text: number, score: number): void {
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= found) break;
      if (below + 1 < found && isWorse(texts[below + 1]!, most[below + 1]!, below)) below++;
      if (isWorse(text, score, below)) break;
      set(place, texts[below]!, most[below]!);
      place = below;
    }
    set(place, text, score);
  }

  return {
    takes: (text, score) => score > 0 && (found < limit || (limit > 0 && !isWorse(text, score, 0))),
    put(text, score) {
      if (found < limit) rise(text, score);
      else sink(text, score);
    },
    sorted: () =>
      Array.from(texts.subarray(0, found), (text, at) => ({ text, score: most[at]! })).sort(
        (one, other) => other.score - one.score || one.text - other.text,
      ),
  };
}
