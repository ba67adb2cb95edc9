import { expect, test } from "vitest";
import { indexBuilder } from "./index-builder.ts";
import { wordsAsked } from "./question-words.ts";

const builder = indexBuilder([{ weight: 1, b: 0.5 }]);
[
  ["hat", "ship", "batteri"],
  ["the", "lieferung"],
].forEach((text, id) => builder.add(id, [text]));
const index = builder.finish(1, ["en", "de"]);

test("in one language a question asks for all but its stop words", () => {
  expect(wordsAsked(index, [["", "hat", "size"]])).toEqual(["hat", "size"]);
});

test("in several, a word is known by whichever language knows it, and unknown once", () => {
  const [en, de] = [
    ["ship", "lieferung", "size"],
    ["shipping", "lieferung", "siz"],
  ];
  expect(wordsAsked(index, [en, de])).toEqual(["ship", "lieferung", "size"]);
});

test("a stop word of the main language is none for being held by a text in another", () => {
  expect(
    wordsAsked(index, [
      ["", "hat"],
      ["the", "hat"],
    ]),
  ).toEqual(["hat"]);
});

test("a stop word of another language counts only where a text holds it", () => {
  expect(
    wordsAsked(index, [
      ["hat", "die"],
      ["", ""],
    ]),
  ).toEqual(["hat"]);
});
