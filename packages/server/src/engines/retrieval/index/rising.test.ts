import fc from "fast-check";
import { expect, test } from "vitest";
import { union, without } from "./rising.ts";

const rising = fc.uniqueArray(fc.integer({ min: 0, max: 30 })).map((numbers) => Uint32Array.from(numbers).sort());

test("what either of two lists has is had once, and rises", () => {
  fc.assert(
    fc.property(rising, rising, (one, other) => {
      expect([...union(one, other)]).toEqual([...new Set([...one, ...other])].sort((a, b) => a - b));
    }),
  );
});

test("what another list has is taken out", () => {
  fc.assert(
    fc.property(rising, rising, (one, other) => {
      expect([...without(one, other)]).toEqual([...one].filter((number) => !other.includes(number)));
    }),
  );
});
