import { expect, test } from "vitest";
import { quoteOf } from "./quote.ts";

test("a short text is quoted whole, and of a passage the cut alone", () => {
  expect(quoteOf("Hats are warm.")).toBe("Hats are warm.");
  expect(quoteOf("Hats are warm. Caps are not.", { start: 15, end: 28 })).toBe("Caps are not.");
});

test("a long one ends after a sentence where there is one, and never between the halves of a character", () => {
  const long = `Hats are warm. ${"🧢".repeat(300)}`;
  expect(quoteOf(long, { start: 0, end: long.length }, [{ start: 0, end: 14 }])).toBe("Hats are warm.");
  for (const text of [long, `x${long}`]) {
    expect(quoteOf(text).isWellFormed()).toBe(true);
    expect(quoteOf(text).length).toBeGreaterThan(390);
  }
});
