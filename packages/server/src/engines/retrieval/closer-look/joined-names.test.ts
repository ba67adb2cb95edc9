import { expect, test } from "vitest";
import { joinedShare } from "./joined-names.ts";

test("names joined of the words before them are counted, whatever stems make of these", () => {
  expect(joinedShare("max token maxtoken")).toBeCloseTo(1 / 3);
  expect(joinedShare("set messag digest function messagedigestfunct\nrun target runtarget")).toBeCloseTo(2 / 8);
});

test("words that only begin alike are none, nor is what stands in another sentence", () => {
  expect(joinedShare("deliver day delivery internat order internationally")).toBe(0);
  expect(joinedShare("max token\nmaxtoken")).toBe(0);
  expect(joinedShare("")).toBe(0);
});
