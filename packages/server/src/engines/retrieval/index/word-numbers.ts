import { randomInt } from "node:crypto";
import { larger, startOf } from "./packed.ts";

/** Words by numbers, in the order in which they come. */
export interface WordNumbers {
  /** The number of the word that stands between two places of a text. */
  numberAt(text: string, start: number, end: number): number;
  /** All words, by their numbers. */
  words(): string[];
}

/**
 * Millions of words are read out of longer texts without a string for each: their letters are looked up where they stand, in a
 * table of places that are taken one after the other (Knuth, The Art of Computer Programming 3, section 6.4, algorithm L).
 *
 * @param most different words; all beyond are `others`
 */
export function wordNumbers(most: number, others: string): WordNumbers {
  // Nobody can choose words that all fall to one place.
  const seed = randomInt(2 ** 32);
  let letters = new Uint16Array(1024);
  let ends = new Uint32Array(256);
  let size = 0;
  /** Numbers from 1, by place; a power of two of them. */
  let places = new Uint32Array(1024);

  function hashOf(text: string, start: number, end: number): number {
    let hash = seed;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return mixed(hash);
  }

  function isAt(number: number, text: string, start: number, end: number): boolean {
    const first = startOf(ends, number);
    if (ends[number]! - first !== end - start) return false;
    for (let at = start; at < end; at++) if (letters[first + at - start] !== text.charCodeAt(at)) return false;
    return true;
  }

  function freePlaceFor(hash: number): number {
    let place = hash & (places.length - 1);
    while (places[place] !== 0) place = (place + 1) & (places.length - 1);
    return place;
  }

  /** So that half of the places stay free. */
  function makeRoom(): void {
    if (2 * (size + 1) <= places.length) return;
    places = new Uint32Array(places.length * 2);
    for (let number = 0; number < size; number++) {
      let hash = seed;
      for (let at = startOf(ends, number); at < ends[number]!; at++) hash = Math.imul(hash ^ letters[at]!, 0x01000193);
      places[freePlaceFor(mixed(hash))] = number + 1;
    }
  }

  function add(text: string, start: number, end: number, hash: number): number {
    makeRoom();
    let to = size === 0 ? 0 : ends[size - 1]!;
    while (to + end - start > letters.length) letters = larger(letters, Uint16Array);
    if (size === ends.length) ends = larger(ends, Uint32Array);
    for (let at = start; at < end; at++) letters[to++] = text.charCodeAt(at);
    ends[size] = to;
    places[freePlaceFor(hash)] = ++size;
    return size - 1;
  }

  function numberAt(text: string, start: number, end: number): number {
    const hash = hashOf(text, start, end);
    for (let place = hash & (places.length - 1); places[place] !== 0; place = (place + 1) & (places.length - 1))
      if (isAt(places[place]! - 1, text, start, end)) return places[place]! - 1;
    const isBeyond = size >= most && text.slice(start, end) !== others;
    return isBeyond ? numberAt(others, 0, others.length) : add(text, start, end, hash);
  }

  return {
    numberAt,
    words: () =>
      Array.from({ length: size }, (_, number) =>
        String.fromCharCode(...letters.subarray(startOf(ends, number), ends[number])),
      ),
  };
}

/** Places are told by the last bits alone, and they shall hang on all of them. */
const mixed = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8;
