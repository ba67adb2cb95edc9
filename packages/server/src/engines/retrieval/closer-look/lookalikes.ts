import { lexemeAt, type LexemeIndex } from "../index/lexeme-index.ts";
import { startOf } from "../index/packed.ts";
import { BLANK, gramOf, gramsOf, HASHES, likenessOf, SHORTEST } from "./spellings.ts";

/** What a lexeme of a text has to do with a question. */
export interface Telling {
  /** The term that it is; undefined: it is none. */
  term: number | undefined;
  /** The terms that it is spelt like, and how much. */
  alike: readonly { term: number; likeness: number }[];
  /** Which parts it is of what says terms in other words. */
  parts: readonly number[];
  /** Its place among what the best texts say; undefined: it is not there. */
  feedback: number | undefined;
}

const none: readonly never[] = [];

const IDLE = 1;
const TELLING = 2;
/** How many that tell something are remembered: few questions have more. */
const MOST = 253;

// One search runs to its end before the next begins, so all of them share these.
/** By lexeme: 0 where it was not looked at yet, `IDLE` where it tells nothing, else from `TELLING` on its place in a list. */
let places = new Uint8Array(0);
/** By hash of three letters: whether a term has them. */
const isAsked = new Uint8Array(HASHES);
/** The grams of a lexeme that terms have too: as many as its letters at most. */
const met = new Uint16Array(1 << 12);

/**
 * Compares lexemes with a question's terms, each once, as texts bring them up: the few texts that are looked at have a few
 * thousand words, however many the tenant's texts have in all.
 *
 * @param numbers of the terms among the lexemes, -1 for those that no text has
 * @param parts numbers of the parts of what says terms in other words
 * @param feedback numbers of what the best texts say
 * @returns what a lexeme has to do with the question; null: nothing, as most of them
 */
export function openLookalikes(
  index: LexemeIndex,
  { terms, numbers, parts, feedback }: Record<"numbers" | "parts" | "feedback", number[]> & { terms: string[] },
): (number: number) => Telling | null {
  const { lexemes, lexemeEnds } = index;
  if (places.length < lexemeEnds.length) places = new Uint8Array(lexemeEnds.length);
  else places.fill(0, 0, lexemeEnds.length);
  const telling: Telling[] = [];
  const termAt = new Map<number, number>();
  numbers.forEach((number, term) => number >= 0 && termAt.set(number, term));
  const partsAt = Map.groupBy(parts.keys(), (part) => parts[part]!);
  const feedbackAt = new Map(feedback.map((number, at) => [number, at]));
  const termsWith = new Map<number, number[]>();
  isAsked.fill(0);
  const gramCounts = terms.map((lexeme, term) => {
    const grams = lexeme.length < SHORTEST ? [] : gramsOf(lexeme);
    for (const gram of grams) {
      isAsked[gram] = 1;
      termsWith.set(gram, [...(termsWith.get(gram) ?? []), term]);
    }
    return grams.length;
  });

  const shared = new Uint8Array(terms.length);

  /** Counts for each term the grams that it shares with a lexeme. @returns the most of any */
  function countShared(start: number, end: number): number {
    let before = BLANK;
    let last = lexemes[start]!;
    let count = 0;
    for (let at = start + 1; at <= end; at++) {
      const next = at < end ? lexemes[at]! : BLANK;
      const gram = gramOf(before, last, next);
      if (isAsked[gram] === 1) met[count++] = gram;
      before = last;
      last = next;
    }
    // One in common tells nothing.
    if (count < 2) return 0;
    shared.fill(0);
    let most = 0;
    for (let at = 0; at < count; at++) {
      const gram = met[at]!;
      if (met.indexOf(gram) < at) continue;
      for (const term of termsWith.get(gram)!) most = Math.max(most, ++shared[term]!);
    }
    return most;
  }

  function alikeTo(number: number): Telling["alike"] {
    if (countShared(startOf(lexemeEnds, number), lexemeEnds[number]!) < 2) return none;
    const lexeme = lexemeAt(index, number);
    return terms.flatMap((one, term) => {
      if (shared[term]! < 2) return [];
      const likeness = likenessOf(one, lexeme, shared[term]!, gramCounts[term]!);
      return likeness > 0 && likeness < 1 ? { term, likeness } : [];
    });
  }

  return function tellingOf(number) {
    const place = places[number]!;
    if (place === IDLE) return null;
    if (place >= TELLING) return telling[place - TELLING]!;
    const term = termAt.get(number);
    const alike = alikeTo(number);
    const fed = feedbackAt.get(number);
    const of = partsAt.get(number) ?? none;
    if (term === undefined && alike.length === 0 && of.length === 0 && fed === undefined) {
      places[number] = IDLE;
      return null;
    }
    const found = { term, alike, parts: of, feedback: fed };
    if (telling.length < MOST) places[number] = TELLING + telling.push(found) - 1;
    return found;
  };
}
