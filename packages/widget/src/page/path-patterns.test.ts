import { expect, test } from "vitest";
import { patternsIn, meetsPath } from "./path-patterns.ts";

test.each([
  ["/checkout", "/checkout", true],
  ["/checkout/pay", "/checkout", false],
  ["/checkout/pay", "/checkout*", true],
  ["/shop/42/reviews", "/shop/*/reviews", true],
  ["/shop/42/price", "/shop/*/reviews", false],
  ["/help", "/shop/*, /help ,", true],
  ["/", "/shop,,", false],
  ["/", "/", true],
  ["/ab", "/ab*b", false],
  ["/abb", "/ab*b", true],
  ["/a/b/a/b", "/a/*b", true],
  ["/a/c/b", "/*/b/*/c", false],
  ["/a/b/x/c", "/*/b/*/c", true],
  ["/shop", "/**shop*", true],
  ["/anything", "*", true],
  ["/a.html", "/a.html", true],
  ["/abhtml", "/a.html", false],
  ["/", "//", false],
  ["/shop", "//, /shop", true],
  ["/gr%C3%B6%C3%9Fen/44", "/größen/*", true],
  ["/de/cart", "*/cart", true],
])("%s on %j: %s", (path, patterns, met) => {
  expect(meetsPath(path, patternsIn(patterns))).toBe(met);
});

test("a comma belongs to the pattern that it stands in", () => {
  expect(meetsPath("/shop/a,b", ["/shop/a,b"])).toBe(true);
  expect(meetsPath("/help", ["/shop/a,/help"])).toBe(false);
});

test("a pattern of many stars is answered like any other", () => {
  const path = `/${"a".repeat(200)}`;
  expect(meetsPath(path, [`/${"*a".repeat(40)}b`])).toBe(false);
  expect(meetsPath(`${path}b`, [`/${"*a".repeat(40)}b`])).toBe(true);
});
