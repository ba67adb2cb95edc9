import { expect, test } from "vitest";
import { labelsOf } from "./labels.ts";

/** As many sentences as the set has. */
const SENTENCES = 88;

test("each sentence of the set has a label, and where it has none that is no sentence without a wish", () => {
  for (let line = 1; line <= SENTENCES; line++) expect(() => labelsOf(line)).not.toThrow();
  expect(() => labelsOf(SENTENCES + 1)).toThrow("89");
  expect(() => labelsOf(0)).toThrow("0");
});

test("a label says the wishes of its own line, or that there are none", () => {
  expect(labelsOf(2)).toEqual(["price lt 100", "rating gt 4", "reviews gte 150"]);
  expect(labelsOf(88)).toEqual(["price lt 20", "rating gte 4.5"]);
  expect(labelsOf(1)).toEqual([]);
  expect(labelsOf(87)).toEqual([]);
});
