import { expect, test } from "vitest";
import { indexBuilder } from "./index/index-builder.ts";
import { knownIn } from "./index/known-lexemes.ts";
import { wordsAsked } from "./question-words.ts";

const builder = indexBuilder([{ weight: 1, b: 0.5 }]);
[
  ["hat", "ship", "batteri"],
  ["the", "lieferung"],
].forEach((text, id) => builder.add(id, [text.map(builder.numberOf)]));
const isKnown = knownIn(builder.finish(1, ["en", "de"]));

test("in one language a question asks for all but its stop words", () => {
  expect(wordsAsked(isKnown, [["", "hat", "size"]])).toEqual(["hat", "size"]);
});

test("in several, a word is known by whichever language knows it, and unknown once", () => {
  const [en, de] = [
    ["ship", "lieferung", "size"],
    ["shipping", "lieferung", "siz"],
  ];
  expect(wordsAsked(isKnown, [en, de])).toEqual(["ship", "lieferung", "size"]);
});

test("a stop word of the main language is none for being held by a text in another", () => {
  expect(
    wordsAsked(isKnown, [
      ["", "hat"],
      ["the", "hat"],
    ]),
  ).toEqual(["hat"]);
});

test("a stop word of another language counts only where a text holds it", () => {
  expect(
    wordsAsked(isKnown, [
      ["hat", "die"],
      ["", ""],
    ]),
  ).toEqual(["hat"]);
});

test("a word of the question's language is none of another's that is spelt like it", () => {
  const mixed = indexBuilder([{ weight: 1, b: 0.5 }]);
  [["care", "wool"], ["car", "park", "wool"], ["expédi"]].forEach((text, id) =>
    mixed.add(id, [text.map(mixed.numberOf)]),
  );
  const both = knownIn(mixed.finish(1, ["en", "fr"]));
  const [en, fr] = [
    ["care", "wool"],
    ["car", "wool"],
  ];
  expect(wordsAsked(both, [en, fr])).toEqual(["care", "wool"]);
  // Who asks in the other language is understood in that.
  expect(
    wordsAsked(both, [
      ["expedier", "care"],
      ["expédi", "car"],
    ]),
  ).toEqual(["expédi", "car"]);
});

test("stop words of a language say nothing for another that has the same as words", () => {
  const mixed = indexBuilder([{ weight: 1, b: 0.5 }]);
  // An English text that was taken for a French one.
  [["care"], ["car"], ["the", "of", "car"]].forEach((text, id) => mixed.add(id, [text.map(mixed.numberOf)]));
  expect(
    wordsAsked(knownIn(mixed.finish(1, ["en", "fr"])), [
      ["", "care", ""],
      ["the", "car", "of"],
    ]),
  ).toEqual(["care"]);
});
