import { expect, test } from "vitest";
import { createTokenScale } from "./token-scale.ts";

test("before anything was counted, the estimate holds", () => {
  expect(createTokenScale().atMost(300)).toBe(300);
});

test("what the endpoint counts beyond the estimate, the next calls may take as well", () => {
  const scale = createTokenScale();
  scale.counted(300, 800);
  expect(scale.atMost(600)).toBe(1_600);
  scale.counted(300, 900);
  expect(scale.atMost(600)).toBe(1_800);
});

test("an endpoint that counts less doesn't lower the estimate, and a high count is forgotten by and by", () => {
  const scale = createTokenScale();
  scale.counted(300, 100);
  expect(scale.atMost(300)).toBe(300);
  scale.counted(300, 3_000);
  for (let call = 0; call < 100; call += 1) scale.counted(300, 100);
  expect(scale.atMost(300)).toBe(301);
});

test("a count that can be none doesn't make calls unaffordable", () => {
  const scale = createTokenScale();
  scale.counted(500, 99_999_999);
  expect(scale.atMost(500)).toBeLessThanOrEqual(10_000);
});
