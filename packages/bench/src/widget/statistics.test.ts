import { expect, test } from "vitest";
import { median, percentile, shareAbove, steps } from "./statistics.ts";

test("the median is one of the values, whatever their order", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([100, 20])).toBe(20);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

test("numbers are put in order as numbers", () => {
  expect(median([1000, 9, 80])).toBe(80);
});

test("a percentile is the smallest value that so many do not exceed", () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(percentile(hundred, 95)).toBe(95);
  expect(percentile(hundred, 100)).toBe(100);
  expect(percentile([1, 2, 3], 95)).toBe(3);
  expect(percentile([1, 2, 3], 0)).toBe(1);
});

test("a share counts what lies above, not what lies on the limit", () => {
  expect(shareAbove([10, 25, 26, 40], 25)).toBe(0.5);
  expect(shareAbove([], 25)).toBe(0);
});

test("steps are one fewer than the points between which they lie", () => {
  expect(steps([3, 5, 10])).toEqual([2, 5]);
  expect(steps([3])).toEqual([]);
});
