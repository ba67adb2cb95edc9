/** By number of the question's term: how many lexemes of a sentence stand before it; -1: it is not there. */
export type Places = readonly number[];

/** The places in a sentence that has none of the terms. */
export const nowhere: Places = [];

export const isIn = (places: Places, term: number): boolean => places[term]! >= 0;

const SPACE = 32;
const LINE_END = 10;

/**
 * Where the terms stand first in each sentence of a passage.
 *
 * @param lexemes a line a sentence, with a space between two
 * @param starts where each line begins
 */
export function placesIn(lexemes: string, starts: readonly number[], terms: readonly string[]): Places[] {
  const found: Places[] = starts.map(() => nowhere);
  const own: (number[] | undefined)[] = [];
  for (let term = 0; term < terms.length; term++) {
    const wanted = terms[term]!;
    let sentence = 0;
    for (let at = lexemes.indexOf(wanted); at >= 0; at = lexemes.indexOf(wanted, at + 1)) {
      if (!isWhole(lexemes, at, at + wanted.length)) continue;
      while (sentence < starts.length - 1 && starts[sentence + 1]! <= at) sentence++;
      const places = (own[sentence] ??= terms.map(() => -1));
      found[sentence] = places;
      if (places[term]! < 0) places[term] = spacesBetween(lexemes, starts[sentence]!, at);
    }
  }
  return found;
}

function isWhole(lexemes: string, start: number, end: number): boolean {
  const [before, after] = [lexemes.charCodeAt(start - 1), lexemes.charCodeAt(end)];
  return (
    (start === 0 || before === SPACE || before === LINE_END) &&
    (end === lexemes.length || after === SPACE || after === LINE_END)
  );
}

function spacesBetween(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) if (text.charCodeAt(at) === SPACE) count++;
  return count;
}

/** Where each line of a text begins. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The share of the question's neighbouring terms that stand close together in the sentence too. */
export function together(places: Places): number {
  let close = 0;
  for (let i = 1; i < places.length; i++) {
    const [before, place] = [places[i - 1]!, places[i]!];
    if (before >= 0 && place >= 0 && Math.abs(place - before) <= 2) close++;
  }
  return places.length > 1 ? close / (places.length - 1) : 0;
}

/** The share of the steps from one of the question's terms to the next that the sentence takes in the same direction. */
export function inOrder(places: Places): number {
  let rising = 0;
  let last = -1;
  for (const place of places) {
    if (place < 0) continue;
    if (last >= 0 && place > last) rising++;
    last = place;
  }
  return places.length > 1 ? rising / (places.length - 1) : 0;
}
