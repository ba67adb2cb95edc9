import { lexemeAt, type LexemeIndex } from "../lexeme-index.ts";
import { startOf } from "../packed.ts";
import { BLANK, gramOf, gramsOf, HASHES, likenessOf, SHORTEST } from "./spellings.ts";

/** What a lexeme of a text has to do with a question. */
export interface Telling {
  /** The term that it is; undefined: it is none. */
  term: number | undefined;
  /** The terms that it is spelt like, and how much. */
  alike: { term: number; likeness: number }[];
}

const NOTHING = -1;

// One search runs to its end before the next begins, so all of them share these.
/** By lexeme: 0 where it was not looked at yet, `NOTHING`, or its place in a list, counted from 1. */
let places = new Int32Array(0);
/** By hash of three letters: whether a term has them. */
const isAsked = new Uint8Array(HASHES);
/** The grams of a lexeme that terms have too: as many as its letters at most. */
const met = new Uint16Array(1 << 12);

/**
 * Compares lexemes with a question's terms, each once, as texts bring them up: the few texts that are looked at have a few
 * thousand words, however many the tenant's texts have in all.
 *
 * @param numbers of the terms among the lexemes, -1 for those that no text has
 * @returns what a lexeme has to do with the question; null: nothing, as most of them
 */
export function openLookalikes(
  index: LexemeIndex,
  terms: string[],
  numbers: number[],
): (number: number) => Telling | null {
  const { lexemes, lexemeEnds } = index;
  if (places.length < lexemeEnds.length) places = new Int32Array(lexemeEnds.length);
  else places.fill(0);
  const telling: Telling[] = [];
  const termAt = new Map<number, number>();
  numbers.forEach((number, term) => number >= 0 && termAt.set(number, term));
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
    let [before, last] = [BLANK, lexemes[start]!];
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
    if (countShared(startOf(lexemeEnds, number), lexemeEnds[number]!) < 2) return [];
    const lexeme = lexemeAt(index, number);
    return terms.flatMap((one, term) => {
      if (shared[term]! < 2) return [];
      const likeness = likenessOf(one, lexeme, shared[term]!, gramCounts[term]!);
      return likeness > 0 && likeness < 1 ? { term, likeness } : [];
    });
  }

  return (number) => {
    const place = places[number]!;
    if (place !== 0) return place === NOTHING ? null : telling[place - 1]!;
    const term = termAt.get(number);
    const alike = alikeTo(number);
    const isTelling = term !== undefined || alike.length > 0;
    places[number] = isTelling ? telling.push({ term, alike }) : NOTHING;
    return isTelling ? telling.at(-1)! : null;
  };
}
