import { soundInto } from "./sound.ts";

/**
 * What tells of most words that they are not spelt like another, nor sound like it, without looking at their letters: their
 * length, which of sixteen kinds of letters they have, and a fingerprint of their sound. Four bytes a word.
 */
export type Sketch = number;

const [LENGTHS, KINDS, SOUNDS] = [6, 16, 10];
const LONGEST = (1 << LENGTHS) - 1;
const KIND_MASK = (1 << KINDS) - 1;

let sound = new Uint16Array(64);

/** Of the letters from `start` to `end`. */
export function sketchOf(letters: Uint16Array, start: number, end: number): Sketch {
  let kinds = 0;
  for (let at = start; at < end; at++) kinds |= 1 << (letters[at]! & (KINDS - 1));
  if (sound.length < end - start) sound = new Uint16Array(2 * (end - start));
  const heard = soundInto(sound, letters, start, end);
  let print = heard;
  for (let at = 0; at < heard; at++) print = Math.imul(print ^ sound[at]!, 0x01000193);
  const length = Math.min(end - start, LONGEST);
  return ((length << (KINDS + SOUNDS)) | ((print >>> (32 - SOUNDS)) << KINDS) | kinds) >>> 0;
}

/** Whether so many slips of the keys may part two words: each changes the length by one at most, and two kinds of letters. */
export const maySlip = (one: Sketch, other: Sketch, slips: number): boolean =>
  lengthsApart(one, other) <= slips && countOnes((one ^ other) & KIND_MASK) <= 2 * slips;

/** Whether they may sound the same, and differ by so many letters in length. */
export const maySound = (one: Sketch, other: Sketch, letters: number): boolean =>
  (((one ^ other) >>> KINDS) & ((1 << SOUNDS) - 1)) === 0 && lengthsApart(one, other) <= letters;

const lengthsApart = (one: Sketch, other: Sketch): number =>
  Math.abs((one >>> (KINDS + SOUNDS)) - (other >>> (KINDS + SOUNDS)));

/** How many of the sixteen bits are set. */
function countOnes(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >>> 2) & 0x3333);
  const eights = (fours + (fours >>> 4)) & 0x0f0f;
  return (eights + (eights >>> 8)) & 0x1f;
}
