import { expect, test } from "vitest";
import { meetsPath } from "./path-patterns.ts";

test.each([
  ["/checkout", "/checkout", true],
  ["/checkout/pay", "/checkout", false],
  ["/checkout/pay", "/checkout*", true],
  ["/shop/42/reviews", "/shop/*/reviews", true],
  ["/shop/42/price", "/shop/*/reviews", false],
  ["/help", "/shop/*, /help ,", true],
  ["/", "/shop,,", false],
  ["/", "/", true],
  ["/anything", "*", true],
  ["/a.html", "/a.html", true],
  ["/abhtml", "/a.html", false],
  ["/", "//", false],
  ["/shop", "//, /shop", true],
  ["/gr%C3%B6%C3%9Fen/44", "/größen/*", true],
  ["/de/cart", "*/cart", true],
])("%s on %j: %s", (path, patterns, met) => {
  expect(meetsPath(path, patterns)).toBe(met);
});
