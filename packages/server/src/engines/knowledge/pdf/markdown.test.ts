import { expect, test } from "vitest";
import type { Fragment } from "./fragment.ts";
import { toMarkdown } from "./markdown.ts";

const row = (text: string, y: number): Fragment[] => [
  { text, x: 72, right: 520, y, size: 11, font: "F", isMono: false },
];

test.each([
  ["soft hyphens", "Ship\u00adping takes a few work\u00ading days in sum\u00admer, and in win\u00adter the"],
  ["control characters", "Shipping\u0001 takes a few \u0002working days in summer,\u0003 and in winter the"],
  ["what would be a heading", "#1 of our rules is that shipping takes a few days in summer, in winter the"],
])("a page begins where it does in what is written: %s", (_, before) => {
  const pages = [[row(before, 60)], [row("same. Returns are free of charge for the first thirty days.", 760)]];
  const { markdown, pageStarts } = toMarkdown(pages, []);
  expect(markdown).not.toMatch(/\n|\u00ad/);
  expect(markdown.slice(pageStarts[1])).toMatch(/^same\. Returns/);
});
