import { nothingMeant, weighAlternatives, type Alternative } from "./other-words/alternatives.ts";
import { addToAll, listsOf, sumBest, type Sums } from "./candidates.ts";
import type { Meets } from "./goods/choosing.ts";
import { findLexeme, idf, impactOf, type LexemeIndex } from "./index/lexeme-index.ts";
import { favour, holdingEach, lessened, noGain, type Gain } from "./goods/favour.ts";
import { generalIdf } from "./language/general-words.ts";
import { startOf } from "./index/packed.ts";
import { contains } from "./index/rising.ts";
import type { RightThings } from "./goods/right-things.ts";
import { worstFirst } from "./worst-first.ts";

/** A lexeme of a question and how telling it is among the texts; `holding` is how many of them hold it. */
export interface WeighedLexeme {
  lexeme: string;
  idf: number;
  holding: number;
  /** It says of anything what is done with it or how it is. */
  isGeneral?: true;
  /** Texts describe things by it, and none is called so, nor has it as a brand, a category or an attribute. */
  isOnlyDescribed?: true;
}

/** A number of an order or an account, or a general word: where no text has it nobody expects one to, and what is asked does not hang on it. */
export const isIdle = ({ lexeme, holding, isGeneral }: WeighedLexeme): boolean =>
  holding === 0 && (isGeneral === true || /^\d{5,}$/.test(lexeme));

/** A text, by its number in the index, and its score. */
export interface Scored {
  text: number;
  score: number;
}

export interface Hit extends Scored {
  id: number;
  /** For each lexeme of the question whether the text holds it. */
  holds: boolean[];
  /** Whether it is called by another name than the thing that is asked for; left out: nobody knows. */
  isOther?: boolean;
  /** Whether it is of a kind that is made for other things, as cases are; left out: nobody knows. */
  isAccessory?: true;
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
  /** All that scores at least a wished share of the best; left out: nothing was gathered. */
  gathered?: Gathered;
}

/** The same before it is told of each text what it holds: of thousands that are put in order a handful is shown. */
export interface Ranked extends Omit<Ranking, "hits"> {
  texts: Scored[];
  hitOf(one: Scored): Hit;
}

/** A ranking of which all is looked at. */
export function rank(...given: Parameters<typeof rankTexts>): Ranking {
  const { texts, hitOf, ...ranking } = rankTexts(...given);
  return { ...ranking, hits: texts.map(hitOf) };
}

/** Texts in any order, and their scores. */
export interface Gathered {
  texts: Uint32Array;
  scores: Float64Array;
}

// One search runs to its end before the next begins, so all of them share these, and none clears more than it has touched.
// Scores are whole numbers, in units of the index's impacts.
let sums: Sums = { scores: new Int32Array(0), met: new Int32Array(0) };
let gatheredScores = new Int32Array(0);
/** By text among the best. */
let ownScores = new Int32Array(0);
/** 0 by all texts. */
let isNamed = new Uint8Array(0);

/**
 * The `limit` texts that match a question best. A lexeme that occurs twice in it counts once, and so does one that a text
 * says in other words, which are worth a little less.
 *
 * @param meets leaves texts out; null: none
 * @param things what is right beside the words; null: nobody knows
 * @param share of the best score, from which on all that has it is gathered; 0: nothing is
 */
export function rankTexts(
  index: LexemeIndex,
  question: string[],
  limit: number,
  alternatives: readonly Alternative[] = [],
  meets: Meets | null = null,
  things: RightThings | null = null,
  { general = noGeneral, share = 0 }: { general?: ReadonlySet<string>; share?: number } = {},
): Ranked {
  const meant = alternatives.length > 0 ? weighAlternatives(index, alternatives) : nothingMeant;
  const lexemes = [...new Set(question)];
  const numbers = lexemes.map((lexeme) => findLexeme(index, lexeme));
  const shares = lexemes.map(
    (lexeme, i) => meant.shareLeft(lexeme) * (general.has(lexeme) ? shareOf(index, numbers[i]!) : 1),
  );
  // What is right beside the words, or left out, changes which texts are the best ones.
  const count = accumulate(index, { numbers, shares }, meant.more, things || meets || share > 0 ? Infinity : limit);
  const isHeld = (i: number, text: number): boolean =>
    impactOf(index, numbers[i]!, text) > 0 || meant.holds(lexemes[i]!, text);
  // What no text says tells nothing of which is right, and what is right without it is no more believable for that.
  const said = lexemes.map((lexeme, i) => numbers[i]! >= 0 || meant.standing(lexeme) !== undefined);
  const asked = lexemes.flatMap((lexeme, i) => (said[i] ? { lexeme, n: numbers[i]! } : []));
  const gain = things ? favour(things, sums, holdingEach(index, things.called, asked, meant)) : noGain;
  const believed = gain.right && !said.includes(false) ? 1 : 1 / (1 + gain.most);
  const { top, gathered } = best(
    index,
    { count, limit, share, meets, believed },
    { accessories: things?.accessories ?? null, others: gain.others },
  );
  return {
    ...(share > 0 && { gathered }),
    lexemes: lexemes.map((lexeme, i) => {
      const n = numbers[i]!;
      const holding = n < 0 ? 0 : index.postingEnds[n]! - startOf(index.postingEnds, n);
      const own = {
        holding,
        idf: idf(holding, index.ids.length),
        ...(n >= 0 && index.isOnlyDescribed[n] === 1 && { isOnlyDescribed: true as const }),
        ...meant.standing(lexeme),
      };
      return general.has(lexeme)
        ? {
            lexeme,
            ...own,
            idf: Math.min(own.idf, generalIdf(own.holding, index.ids.length)),
            isGeneral: true as const,
          }
        : { lexeme, ...own };
    }),
    texts: top,
    hitOf: ({ text, score }) => ({
      id: index.ids[text]!,
      text,
      score,
      holds: lexemes.map((_, i) => isHeld(i, text)),
      ...(things?.isThing && { isOther: !contains(things.named, text) }),
      ...(index.facts?.heads.isAccessory[text] === 1 && { isAccessory: true as const }),
    }),
  };
}

/** What stands better among its like is told apart by parts of a score. */
const FINER = 64;

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

/**
 * Takes the best of the texts that have a score, best first and of equals the first one, and all that score a share of the
 * best; leaves all scores zero again. Where more fit than are taken, those are that stand best among their like.
 *
 * @param wished `count`: how many have a score; `believed`: the part of their scores that the best are told with
 * @param wrong what takes some of its score from a text
 */
function best(
  { impactUnit, facts }: LexemeIndex,
  wished: { count: number; limit: number; share: number; meets: Meets | null; believed: number },
  wrong: Pick<RightThings, "accessories"> & Pick<Gain, "others">,
): { top: Scored[]; gathered: Gathered } {
  const { count, limit, share, meets, believed } = wished;
  const { accessories, others } = wrong;
  const kept = accessories ? 1 - accessories.less : 1;
  // Whole numbers all along: this looks at each text that holds a word of the question.
  const { scores, met } = sums;
  if (gatheredScores.length < scores.length) gatheredScores = new Int32Array(scores.length);
  if (ownScores.length < scores.length) ownScores = new Int32Array(scores.length);
  if (isNamed.length < scores.length) isNamed = new Uint8Array(scores.length);
  if (others) mark(others.named, 1);
  const heap = worstFirst(limit, scores.length);
  const isAccessory = accessories?.is ?? null;
  const standing = facts?.standing ?? null;
  let most = 0;
  /** What scores less is not among the best any more. */
  let floor = 0;
  // What is too little beside what was seen so far is too little in the end.
  let least = share > 0 ? 0 : Number.POSITIVE_INFINITY;
  let gathered = 0;
  for (let at = 0; at < count; at++) {
    const text = met[at]!;
    let score = scores[text]!;
    scores[text] = 0;
    // Most are too little as they are, and nothing makes them more.
    if (score < floor && score < least) continue;
    if (others && isNamed[text] === 0) score = lessened(score, others.less);
    if (isAccessory?.[text] === 1) score = Math.round(score * kept);
    if ((score < floor && score < least) || (meets && !meets(text))) continue;
    if (score >= floor) {
      const worth = standing ? Math.round(score * FINER * standing[text]!) : score * FINER;
      if (heap.takes(text, worth)) {
        floor = heap.put(text, worth) / FINER;
        ownScores[text] = score;
        if (score > most) {
          most = score;
          if (share > 0) least = most * share;
        }
      }
    }
    if (score < least) continue;
    met[gathered] = text;
    gatheredScores[gathered++] = score;
  }
  if (others) mark(others.named, 0);
  return {
    top: bestFirst(heap.texts(), impactUnit, believed),
    gathered: takeGathered(gathered, most > 0 ? least : Number.POSITIVE_INFINITY, impactUnit),
  };
}

/** Numbers are sorted without a comparison of ours, and one tells both score and text. */
function bestFirst(texts: Int32Array, unit: number, believed: number): Scored[] {
  const total = ownScores.length;
  const keys = new Float64Array(texts.length);
  for (let at = 0; at < texts.length; at++) keys[at] = ownScores[texts[at]!]! * total + (total - 1 - texts[at]!);
  keys.sort();
  const sorted: Scored[] = [];
  for (let at = keys.length - 1; at >= 0; at--) {
    const key = keys[at]!;
    const score = Math.floor(key / total);
    sorted.push({ text: total - 1 - (key - score * total), score: score * unit * believed });
  }
  return sorted;
}

/** An iterator would make an object for each of them. */
function mark(named: Uint32Array, is: 0 | 1): void {
  for (let at = 0; at < named.length; at++) isNamed[named[at]!] = is;
}

/** Takes those of the first `count` gathered texts that score as much as the least. */
function takeGathered(count: number, least: number, unit: number): Gathered {
  const { met } = sums;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const score = gatheredScores[at]!;
    const text = met[at]!;
    if (score < least) continue;
    met[kept] = text;
    gatheredScores[kept++] = score;
  }
  const scores = new Float64Array(kept);
  for (let at = 0; at < kept; at++) scores[at] = gatheredScores[at]! * unit;
  return { texts: new Uint32Array(met.subarray(0, kept)), scores };
}
