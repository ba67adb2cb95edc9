import { expect, test } from "vitest";
import { linesIn, linesOf } from "./sitemap-lines.ts";

test("a long sitemap is taken apart as far as it is wanted", () => {
  const pages = Array.from({ length: 50_000 }, (_, i) => ({
    url: `https://shop.example/${i}`,
    lastmod: i % 2 === 0 ? "2026-01-01" : null,
  }));
  const { sitemaps, pages: lines } = linesOf({ sitemaps: ["https://shop.example/a.xml"], pages });
  expect([...linesIn(sitemaps)]).toEqual(["https://shop.example/a.xml"]);
  const some = linesIn(lines);
  expect([some.next().value, some.next().value]).toEqual([
    "https://shop.example/0\t2026-01-01",
    "https://shop.example/1\t",
  ]);
  expect([...linesIn(lines)]).toHaveLength(50_000);
  expect([...linesIn("")]).toEqual([]);
});
