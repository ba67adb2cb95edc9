import fc from "fast-check";
import { expect, test } from "vitest";
import { maySlip, maySound, sketchOf } from "./sketches.ts";
import { soundInto } from "./sound.ts";

const unitsOf = (word: string): Uint16Array => Uint16Array.from(word, (_, at) => word.charCodeAt(at));
const sketch = (word: string): number => sketchOf(unitsOf(word), 0, word.length);
const soundOf = (word: string): string => {
  const sound = new Uint16Array(word.length);
  return sound.subarray(0, soundInto(sound, unitsOf(word), 0, word.length)).join(" ");
};

const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzäéñßжф");
const word = fc.array(letter, { minLength: 1, maxLength: 30 }).map((letters) => letters.join(""));
/** What becomes of a word by a slip of the keys at a place. */
const slips: ((word: string, at: number, letter: string) => string)[] = [
  (one, at, other) => one.slice(0, at) + other + one.slice(at),
  (one, at) => one.slice(0, at) + one.slice(at + 1),
  (one, at, other) => one.slice(0, at) + other + one.slice(at + 1),
  (one, at) =>
    one.slice(0, at) +
    one
      .slice(at, at + 2)
      .split("")
      .reverse()
      .join("") +
    one.slice(at + 2),
];
const slip = fc.record({ how: fc.constantFrom(...slips), at: fc.nat(30), other: letter });

test("no word that is so many slips from another is ruled out", () => {
  fc.assert(
    fc.property(word, fc.array(slip, { minLength: 1, maxLength: 2 }), (one, all) => {
      const slipped = all.reduce((typed, { how, at, other }) => how(typed, Math.min(at, typed.length), other), one);
      expect(maySlip(sketch(one), sketch(slipped), all.length)).toBe(true);
    }),
  );
});

test("no word that sounds like another is ruled out", () => {
  const spelt = fc.array(fc.constantFrom("ph", "f", "tz", "z", "s", "ck", "k", "a", "ah", "y", "i", "ie"), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(spelt, spelt, (one, other) => {
      const [a, b] = [one.join(""), other.join("")];
      fc.pre(soundOf(a) === soundOf(b));
      expect(maySound(sketch(a), sketch(b), Math.abs(a.length - b.length))).toBe(true);
    }),
  );
});

test("of many words few need a look at their letters", () => {
  const words = fc.sample(fc.array(letter, { minLength: 7, maxLength: 9 }), { numRuns: 5_000, seed: 7 });
  const [asked, ...others] = words.map((letters) => sketch(letters.join("")));
  const left = others.filter((other) => maySlip(asked!, other, 1) || maySound(asked!, other, 2));
  expect(left.length).toBeLessThan(250);
});
