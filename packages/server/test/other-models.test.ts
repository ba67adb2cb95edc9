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
  ["en", "Vela case for iPhone 15 Pro Max", "ultra thin case for iphone 15 pro"],
  ["en", "Vela case for iPhone 15", "case with max protection for iphone 15 pro"],
  ["en", "Vela case for iPhone 15", "a super slim case for my iphone 15 pro"],
  ["en", "Vela case for Galaxy S24", "ultra thin case for galaxy s24 ultra"],
  ["de", "Vela Hülle für iPhone 15", "super Hülle für iphone 15 pro"],
  ["fr", "Coque Vela pour iPhone 15", "une coque plus solide pour iphone 15 pro"],
  ["es", "Funda Vela para iPhone 15", "funda que se adapte al iphone 15 pro"],
  ["it", "Custodia Vela per iPhone 15", "custodia che si adatta, se possibile nera, per iphone 15 pro"],
  ["pt", "Capa Vela para iPhone 15", "capa que se ajuste ao iphone 15 pro"],
  ["en", "Vela case for Xiaomi 13", "case for xiaomi 13 pro"],
  ["en", "Vela case for Poco X5", "case for poco x5 pro"],
  ["en", "Vela case for Honor 90", "case for honor 90 pro"],
  ["en", "Vela case for Huawei Mate 60", "case for huawei mate 60 pro"],
  ["en", "Vela battery for DJI Mini 3", "battery for dji mini 3 pro"],
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

test.each<[string, string, string]>([
  ["en", "Ray sunscreen SPF 50+", "sunscreen spf 50"],
  ["en", "Ray sunscreen SPF 50", "sunscreen spf 50+"],
  ["de", "Ray Sonnencreme LSF 50+", "Sonnencreme LSF 50"],
  ["fr", "Ray crème solaire SPF 50+", "crème solaire spf 50"],
  ["de", "Vela Monitor 27 Ultra HD gebogen", "Monitor 27 gebogen"],
  ["en", "Vela gaming monitor 27 ultra wide", "gaming monitor 27"],
  ["en", "Vela tent for 4, ultra light", "tent for 4"],
  ["de", "Vela Zelt für 4 Personen", "Zelt für 4 ultra leicht"],
  ["es", "Mochila Vela de 30 litros", "mochila de 30 ultra ligera"],
  ["it", "Tenda Vela per 4 persone", "tenda per 4 super leggera"],
  ["pt", "Tenda Vela para 4 pessoas", "tenda para 4 ultra leve"],
  ["nl", "Vela tent voor 4 personen", "tent voor 4 ultra licht"],
  ["tr", "Vela 42 numara ayakkabı air", "42 numara ayakkabı"],
  ["de", "Vela Laufschuhe Air Größe 42", "Laufschuhe Größe 42 air"],
  ["en", "Vela shoes air max size 10", "shoes size 10 air max"],
  ["en", "Vela dress size 44", "dress size 44 plus"],
  ["en", "Vela condoms pack of 2", "condoms pack of 2 ultra thin"],
  ["en", "Vela bulb E27 mini", "bulb e27"],
  ["en", "Vela case for iPhone 15", "iphone 15 ultra thin case"],
  ["en", "Vela Pro case for iPhone 15", "iphone 15 pro case"],
  ["en", "Vela case for iPhone 15, ultra thin", "iphone 15 case"],
])("%s: %s is shown, who names no model, or this one: %s", async (locale, title, message) => {
  await keepGoods(shop, { [title]: {} }, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([title]);
});

test.each<[string, string, string]>([
  ["toy for age 3", "toy", "For age 3+."],
  ["shoes size 42", "shoes", "Size 42, air cushion."],
])("%s: %s: %s", async (message, goods, description) => {
  await keepGoods(shop, { [`Vela ${goods}`]: { description } }, "en");
  expect(titlesOf(await askLast(shop, message))).toEqual([`Vela ${goods}`]);
});
