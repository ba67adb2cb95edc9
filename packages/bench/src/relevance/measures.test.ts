import { expect, test } from "vitest";
import { auroc, f1, hit, ndcg, recall, reciprocalRank } from "./measures.ts";

const judged = { found: ["x", "a", "y", "b"], grades: { a: 1, b: 1, c: 1, y: 0 } };

test("a hit is any right one among the first", () => {
  expect([hit(1)(judged), hit(2)(judged)]).toEqual([0, 1]);
});

test("recall is the share of the right ones", () => {
  expect(recall(2)(judged)).toBeCloseTo(1 / 3);
  expect(recall(4)(judged)).toBeCloseTo(2 / 3);
});

test("F1 weighs recall and precision", () => {
  expect(f1(4)(judged)).toBeCloseTo((2 * (1 / 2) * (2 / 3)) / (1 / 2 + 2 / 3));
  expect(f1(1)(judged)).toBe(0);
});

test("the reciprocal rank counts the first right one, within the limit", () => {
  expect(reciprocalRank(3)(judged)).toBe(0.5);
  expect(reciprocalRank(1)(judged)).toBe(0);
});

test("nDCG discounts by place", () => {
  const graded = { found: ["b", "a"], grades: { a: 3, b: 1 } };
  expect(ndcg(10)(graded)).toBeCloseTo((1 + 3 / Math.log2(3)) / (3 + 1 / Math.log2(3)));
  expect(ndcg(10)({ found: ["a", "b"], grades: { a: 3, b: 1 } })).toBe(1);
});

test("AUROC is the chance to tell the ones from the others", () => {
  expect(auroc([3, 4], [1, 2])).toBe(1);
  expect(auroc([1, 2], [3, 4])).toBe(0);
  expect(auroc([1, 1], [1, 1])).toBe(0.5);
  expect(auroc([2, 4], [1, 3])).toBe(0.75);
});
