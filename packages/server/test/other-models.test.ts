import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string, string]>([
  ["en", "Vela case for iPhone 15", "case for iphone 15 pro"],
  ["en", "Vela case for Galaxy S24", "case for S24 Ultra"],
  ["en", "Vela case for Galaxy S24", "galaxy s24+ case"],
  ["en", "Vela case for iPhone 15 Pro Max", "iphone 15 pro case"],
  ["en", "Vela case for iPhone 15 Pro", "iphone 15 case"],
  ["de", "Vela Hülle für iPhone 15", "hülle iphone 15 pro"],
  ["fr", "Coque Vela pour iPhone 15", "coque iphone 15 pro"],
  ["fr", "Coque Vela pour iPhone 14", "coque iphone 14 pro max"],
  ["es", "Funda Vela para iPhone 15", "funda iphone 15 pro"],
  ["it", "Custodia Vela per iPhone 15", "custodia iphone 15 pro"],
  ["pt", "Capa Vela para iPhone 15", "capa iphone 15 pro"],
  ["nl", "Vela hoesje voor iPhone 15", "hoesje iphone 15 pro"],
  ["tr", "Vela iPhone 15 kılıf", "iphone 15 pro kılıf"],
])("%s: %s does not fit another model: %s", async (locale, title, message) => {
  await keepGoods(shop, { [title]: {} }, locale);
  const { kind, response, products } = await askLast(shop, message);
  expect([kind, products]).toEqual(["no_answer", []]);
  expect(response).toContain(title);
});

const cases: Goods = {
  "Vela case": { category: "Cases", description: "For iPhone 14, 15 and 15 Pro." },
  "Mira case": { category: "Cases", description: "For the iPhone 15 (not for the 15 Pro)." },
  "Lago case": { category: "Cases", description: "For the whole iPhone 15 series." },
  "Orto case": { category: "Cases", attributes: { "Goes with": ["iPhone 15 Pro Max", "iPhone 16"] } },
};

describe("cases that tell in lists what they fit", () => {
  test.each([
    ["case for iphone 15 pro", ["Vela case"]],
    ["case for iphone 15", ["Lago case", "Mira case", "Vela case"]],
    ["case for iphone 15 pro max", ["Orto case"]],
  ])("%s", async (message, titles) => {
    await keepGoods(shop, cases, "en");
    expect(titlesOf(await askLast(shop, message))).toEqual(titles);
  });
});

test("what is for the whole series is for each of it", async () => {
  await keepGoods(shop, { "Lago case": cases["Lago case"]! }, "en");
  expect(titlesOf(await askLast(shop, "case for iphone 15 pro"))).toEqual(["Lago case"]);
});

test("what is for another make is not shown in place of what does not fit", async () => {
  await keepGoods(shop, { "Vela case for iPhone 15": {}, "Mira case for Galaxy S24": {} }, "en");
  expect(titlesOf(await askLast(shop, "case for iphone 15 pro"))).toEqual([]);
});

test("of the models themselves the nearest is shown, and what it is not called is said", async () => {
  await keepGoods(shop, { "Apple iPhone 15": { brand: "Apple" }, "Vela charger": {} }, "en");
  const { response, products } = await askLast(shop, "iphone 15 pro");
  expect(products.map(({ title }) => title)).toEqual(["Apple iPhone 15"]);
  expect(response).toMatch(/looked without “pro”/);
});
