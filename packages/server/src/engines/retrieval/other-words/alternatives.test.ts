import fc from "fast-check";
import { expect, test } from "vitest";
import type { Alternative } from "./alternatives.ts";
import { indexBuilder } from "../index/index-builder.ts";
import type { LexemeIndex } from "../index/lexeme-index.ts";
import { rank } from "../ranking.ts";

function build(texts: string[][]): LexemeIndex {
  const builder = indexBuilder([{ weight: 1, b: 0.5 }]);
  texts.forEach((text, i) => builder.add(i + 1, [text.map(builder.numberOf)]));
  return builder.finish(1, ["en"]);
}

const means = (of: string[], ...others: string[][]): Alternative[] =>
  others.map((by) => ({ said: of.join(" "), means: by.join(" "), of, by }));

const ids = (index: LexemeIndex, question: string[], alternatives: Alternative[]): number[] =>
  rank(index, question, 10, alternatives).hits.map(({ id }) => id);

test("a text that says it in other words is found, after one with the word itself, however rare those are", () => {
  const index = build([["rare", "x"], ["word", "x"], ["word", "y"], ["word", "z"], ["w"], ["v"]]);
  expect(ids(index, ["word"], [])).toEqual([2, 3, 4]);
  expect(ids(index, ["word"], means(["word"], ["rare"]))).toEqual([2, 3, 4, 1]);
});

test("of several words all must be there, and each of the question's counts as held", () => {
  const index = build([["a", "b"], ["a"], ["b"], ["c"]]);
  const { hits, lexemes } = rank(index, ["p", "q"], 10, means(["p", "q"], ["a", "b"]));
  expect(hits.map(({ id, holds }) => [id, holds])).toEqual([[1, [true, true]]]);
  expect(lexemes.map(({ lexeme, holding }) => [lexeme, holding])).toEqual([
    ["p", 1],
    ["q", 1],
  ]);
});

test("a rare name of what most texts call otherwise is as telling as all of its names together", () => {
  const others = Array.from({ length: 12 }, () => ["states"]);
  const index = build([["usa", "x"], ["navigable", "x"], ["navigable", "y"], ...others]);
  const byNames = means(["usa"], ["states"]);
  const same = byNames.map((one): Alternative => ({ ...one, isSame: true }));
  expect(ids(index, ["navigable", "usa"], byNames)[0]).toBe(1);
  expect(ids(index, ["navigable", "usa"], same).slice(0, 3)).toEqual([2, 3, 1]);
  expect(rank(index, ["usa"], 1, same).lexemes[0]?.holding).toBe(13);
});

test("what no text has stays unknown", () => {
  const { hits, lexemes } = rank(build([["a"]]), ["p"], 10, means(["p"], ["b"], ["a", "b"]));
  expect([hits, lexemes[0]!.holding]).toEqual([[], 0]);
});

const lexeme = fc.constantFrom("a", "b", "c", "d", "e");
const text = fc.array(lexeme, { maxLength: 6 });

test("more words for the same never outdo the best of them alone, and take nothing from the word itself", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), fc.array(lexeme, { maxLength: 3 }), (texts, others) => {
      const index = build(texts);
      const scores = (alternatives: Alternative[]): Map<number, number> =>
        new Map(rank(index, ["a"], 10, alternatives).hits.map(({ id, score }) => [id, score]));
      const plain = scores([]);
      const alone = others.map((other) => scores(means(["a"], [other])));
      const isKnown = plain.size > 0;
      for (const [id, score] of scores(means(["a"], ...others.map((other) => [other])))) {
        expect(score).toBeGreaterThanOrEqual((plain.get(id) ?? 0) - 1e-9);
        const best = Math.max(plain.get(id) ?? 0, ...alone.map((one) => one.get(id) ?? 0));
        expect(!isKnown || score <= best + 1e-6).toBe(true);
      }
    }),
  );
});
