import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string, string]>([
  ["fr", "To", "ssd 2 TB"],
  ["fr", "To", "ssd 2tb"],
  ["fr", "TB", "ssd 2 To"],
  ["fr", "TB", "ssd 2 to"],
  ["en", "TB", "ssd 2 To"],
])("%s: SSDs told in %s: %s", async (locale, unit, message) => {
  const drive = (size: number): Goods => ({
    [`SSD Rapid ${size} ${unit}`]: { attributes: { storage: `${size} ${unit}` } },
  });
  await keepGoods(shop, { ...drive(1), ...drive(2) }, locale);
  const answer = await askLast(shop, message);
  expect(titlesOf(answer)).toEqual([`SSD Rapid 2 ${unit}`]);
  expect(answer.response).not.toMatch(/looked without|cherché sans/);
});
