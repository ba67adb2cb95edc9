import { expect, test } from "vitest";
import { isWanted, matchesPattern } from "./patterns.ts";

test.each([
  ["/help", "/help", true],
  ["/help/a", "/help", false],
  ["/help/a", "/help/*", true],
  ["/help", "/help*", true],
  ["/de/help/a", "/*/help/*", true],
  ["/a.pdf", "*.pdf", true],
  ["/a.pdf.html", "*.pdf", false],
  ["/aba", "/ab*ba", false],
  ["/abba", "/ab*ba", true],
  ["/", "*", true],
])("%s against %s: %s", (path, pattern, expected) => {
  expect(matchesPattern(path, pattern)).toBe(expected);
});

test("what is excluded goes before what is included", () => {
  const wants = (path: string, include: string[], exclude: string[]): boolean =>
    isWanted(new URL(path, "https://shop.example"), { include, exclude });
  expect(wants("/anything", [], [])).toBe(true);
  expect(wants("/help/a", ["/help/*"], [])).toBe(true);
  expect(wants("/shop/a", ["/help/*"], [])).toBe(false);
  expect(wants("/help/old/a", ["/help/*"], ["/help/old/*"])).toBe(false);
  expect(wants("/list?page=2", [], ["*?page=*"])).toBe(false);
});
