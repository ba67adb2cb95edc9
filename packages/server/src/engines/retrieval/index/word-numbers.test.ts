import { expect, test } from "vitest";
import { wordNumbers } from "./word-numbers.ts";

test("a word has one number wherever it stands, in the order in which words came", () => {
  const numbers = wordNumbers(10_000, "");
  const all = Array.from({ length: 5_000 }, (_, n) => `w${n}`);
  expect(all.map((word) => numbers.numberAt(`a ${word} b`, 2, 2 + word.length))).toEqual([...all.keys()]);
  expect(all.toReversed().map((word) => numbers.numberAt(word, 0, word.length))).toEqual([...all.keys()].toReversed());
  expect(numbers.words()).toEqual(all);
});

test("words that begin alike, and letters of any script, are told apart", () => {
  const numbers = wordNumbers(100, "");
  const all = ["tent", "ten", "tents", "𝒳", "\u00e9", "e\u0301", "zelt", ""];
  expect(all.map((word) => numbers.numberAt(word, 0, word.length))).toEqual([...all.keys()]);
  expect(numbers.words()).toEqual(all);
});

test("beyond the most that are told apart all new ones are one, and known ones stay", () => {
  const numbers = wordNumbers(2, "*");
  const numberOf = (word: string) => numbers.numberAt(word, 0, word.length);
  expect(["a", "b", "c", "d", "a", "*"].map(numberOf)).toEqual([0, 1, 2, 2, 0, 2]);
  expect(numbers.words()).toEqual(["a", "b", "*"]);
});
