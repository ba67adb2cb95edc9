import { expect, test } from "vitest";
import { matchesPattern, wantedBy } from "./patterns.ts";

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
  ["/gr%C3%B6%C3%9Fe/a", "/größe/*", true],
  ["/gr%c3%b6%c3%9fe/a", "/gr%C3%B6%C3%9Fe/*", true],
  ["/a%20b", "/a b", true],
  ["/%ff/a", "/%FF/*", false],
  ["/%ff/a", "/%ff/*", true],
  ["/ab", "/%2A", false],
])("%s against %s: %s", (path, pattern, expected) => {
  expect(matchesPattern(path, pattern)).toBe(expected);
});

test("what is excluded goes before what is included", () => {
  const wants = (path: string, include: string[], exclude: string[]): boolean =>
    wantedBy({ include, exclude })(new URL(path, "https://shop.example"));
  expect(wants("/anything", [], [])).toBe(true);
  expect(wants("/help/a", ["/help/*"], [])).toBe(true);
  expect(wants("/shop/a", ["/help/*"], [])).toBe(false);
  expect(wants("/help/old/a", ["/help/*"], ["/help/old/*"])).toBe(false);
  expect(wants("/list?page=2", [], ["*?page=*"])).toBe(false);
});
