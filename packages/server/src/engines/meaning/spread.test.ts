import { expect, test } from "vitest";
import { dot, lengthOf, packVector } from "./packed-vector.ts";
import { spreadOf } from "./spread.ts";

/** Numbers that look like chance, the same in each run. */
function numbers(count: number, seed: number): number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 1_073_741_824 - 1;
  });
}

const cosine = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0) / (Math.hypot(...one) * Math.hypot(...other));

test.each([8, 37, 384])("a packed vector of %i numbers points where it did", (dimensions) => {
  const [one, other] = [numbers(dimensions, 1), numbers(dimensions, 2).map((value) => value * 1e-6)];
  const [packed, otherPacked] = [packVector(one), packVector(other)];
  const product = dot(packed.bytes, otherPacked.bytes, 0);
  expect(product / (lengthOf(packed.bytes) * lengthOf(otherPacked.bytes))).toBeCloseTo(cosine(one, other), 2);
  expect([...packed.signs].map(Number)).toEqual(one.map((value) => (value > 0 ? 1 : 0)));
});

test("the spread tells what is usual among texts, and what is near", () => {
  const common = numbers(256, 99);
  const texts = Array.from({ length: 40 }, (_, at) => {
    // Two of each kind, all with something in common.
    const own = numbers(256, 7 + (at >> 1));
    const noise = numbers(256, 1_000 + at);
    return packVector(own.map((value, i) => value + common[i]! * 0.7 + noise[i]! * 0.2)).bytes;
  });
  const { usual, close } = spreadOf(texts)!;
  expect(usual).toBeGreaterThan(0.2);
  expect(usual).toBeLessThan(0.5);
  expect(close).toBeGreaterThan(0.9);
});

test("among texts of which none is like another, near is what is far from usual", () => {
  const { usual, close } = spreadOf(Array.from({ length: 30 }, (_, at) => packVector(numbers(256, at + 1)).bytes))!;
  expect(Math.abs(usual)).toBeLessThan(0.1);
  expect(close).toBeGreaterThan(0.35);
});

test("of a handful of texts none is near enough to be believed", () => {
  const { usual, close } = spreadOf(Array.from({ length: 7 }, (_, at) => packVector(numbers(64, at + 1)).bytes))!;
  expect((1 - usual) / (close - usual)).toBeLessThanOrEqual(0);
});

test("texts that a model cannot tell apart have no spread", () => {
  const [one, other] = [packVector(numbers(384, 1)).bytes, packVector(numbers(384, 1)).bytes];
  other[0] = -other[0]!;
  expect(spreadOf(Array.from({ length: 20 }, () => one))).toBeNull();
  expect(spreadOf(Array.from({ length: 20 }, (_, at) => (at === 7 ? other : one)))).toBeNull();
});
