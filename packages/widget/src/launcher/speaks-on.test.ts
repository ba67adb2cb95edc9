import { expect, test } from "vitest";
import { speaksOn } from "./speaks-on.ts";

const rule = { id: "help", message: "Hello", pause_days: 7 };

test("a rule without pages speaks everywhere", () => {
  expect(speaksOn(rule, "/")).toBe(true);
  expect(speaksOn({ ...rule, pages: [] }, "/anything")).toBe(true);
});

test.each([
  ["/checkout*", "/checkout", true],
  ["/checkout*", "/checkout/pay", true],
  ["/checkout*", "/shop/checkout", false],
  ["*/checkout", "/shop/checkout", true],
  ["/product/*/reviews", "/product/a/b/reviews", true],
  ["/product/*", "/product", false],
  ["/cart", "/cart/", true],
  ["/cart", "/carton", false],
  ["/a.b+c", "/aXbbc", false],
  ["/a.b+c", "/a.b+c", true],
  ["/a,/b", "/b", false],
  ["/a,/b", "/a,/b", true],
  ["*", "/", true],
])("the pattern %s on %s: %s", (pattern, path, expected) => {
  expect(speaksOn({ ...rule, pages: [pattern] }, path)).toBe(expected);
  expect(speaksOn({ ...rule, not_pages: [pattern] }, path)).toBe(!expected);
});

test("a page that is ruled out stays silent though it is ruled in as well", () => {
  expect(speaksOn({ ...rule, pages: ["/shop/*"], not_pages: ["/shop/checkout"] }, "/shop/checkout")).toBe(false);
  expect(speaksOn({ ...rule, pages: ["/shop/*"], not_pages: ["/shop/checkout"] }, "/shop/mug")).toBe(true);
});
