import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

type Names = { bag: string; category: string; comfort: string };
const goods = ({ bag, category, comfort }: Names): Goods => ({
  [`${bag} Polar`]: { category, description: `${comfort}: −5 °C.`, price: { amount: "120.00", currency: "EUR" } },
  [`${bag} Sol`]: { category, description: `${comfort}: 10 °C.` },
});

const en = { bag: "Sleeping bag", category: "Sleeping bags", comfort: "Comfort" };
const de = { bag: "Schlafsack", category: "Schlafsäcke", comfort: "Komfort" };
const fr = { bag: "Sac de couchage", category: "Sacs de couchage", comfort: "Confort" };
const es = { bag: "Saco de dormir", category: "Sacos de dormir", comfort: "Confort" };
const it = { bag: "Sacco a pelo", category: "Sacchi a pelo", comfort: "Comfort" };
const pt = { bag: "Saco-cama", category: "Sacos-cama", comfort: "Conforto" };
const nl = { bag: "Slaapzak", category: "Slaapzakken", comfort: "Comfort" };
const tr = { bag: "Uyku tulumu", category: "Uyku tulumları", comfort: "Konfor" };

test.each<[string, Names, string]>([
  ["en", en, "sleeping bag for -10 °C"],
  ["en", en, "which sleeping bag for camping at -10 °C?"],
  ["en", en, "can I use the sleeping bag Polar at -10°C?"],
  ["en", en, "is the Polar good for -10 degrees?"],
  ["en", en, "sleeping bag for minus 10 degrees"],
  ["de", de, "Schlafsack für -10 °C"],
  ["de", de, "Geht der Schlafsack Polar bei -10 °C?"],
  ["fr", fr, "sac de couchage pour -10 °C"],
  ["es", es, "saco de dormir para -10 °C"],
  ["it", it, "sacco a pelo per -10 °C"],
  ["pt", pt, "saco-cama para -10 °C"],
  ["nl", nl, "slaapzak voor -10 °C"],
  ["tr", tr, "-10 °C için uyku tulumu"],
])("%s: nothing that is comfortable in warmer weather alone is shown: %#", async (locale, names, message) => {
  await keepGoods(shop, goods(names), locale);
  const answer = await askLast(shop, message);
  expect(titlesOf(answer)).toEqual([]);
  expect(answer.response).toContain("−5 °C");
  expect(answer.response).not.toContain("10 °C.");
});

test("what is comfortable then is shown alone", async () => {
  await keepGoods(shop, { ...goods(en), "Sleeping bag Arctic": { description: "Comfort: −15 °C." } }, "en");
  expect(titlesOf(await askLast(shop, "sleeping bag for -10 °C"))).toEqual(["Sleeping bag Arctic"]);
  expect(titlesOf(await askLast(shop, "sleeping bag for -3 °C"))).toEqual([
    "Sleeping bag Arctic",
    "Sleeping bag Polar",
  ]);
});

test("a temperature to wash at is none to wear it in", async () => {
  await keepGoods(shop, { ...goods(en), "Jacket Nord": { description: "Warm. Wash at 30 °C." } }, "en");
  expect(titlesOf(await askLast(shop, "jacket for -10 °C"))).toEqual(["Jacket Nord"]);
});

test.each([
  ["Comfortable jacket, wash at 30 °C.", "jacket for 10 °C"],
  ["Comfort lining washable at 40 °C.", "jacket for -5 °C"],
])("nor is it where comfort is spoken of beside it: %s", async (description, message) => {
  await keepGoods(shop, { ...goods(en), "Jacket Nord": { description } }, "en");
  expect(titlesOf(await askLast(shop, message))).toContain("Jacket Nord");
});

test.each([
  ["Comfort 5–10 °C.", "sleeping bag for -8 °C"],
  ["Comfort: 2.5 °C.", "sleeping bag for 1 °C"],
  ["Comfort: 5 °C.", "sleeping bag for 20 degrees Fahrenheit"],
  ["Comfort: 5 °C.", "sleeping bag for 20°F"],
])("a range, a decimal and Fahrenheit are read: %s %s", async (description, message) => {
  await keepGoods(shop, { "Sleeping bag Sol": { description } }, "en");
  expect(titlesOf(await askLast(shop, message))).toEqual([]);
});

test("several persons are no frost", async () => {
  await keepGoods(shop, { "Sleeping bag Sol": { description: "Comfort: 5 °C. For 2-3 people." } }, "en");
  expect(titlesOf(await askLast(shop, "sleeping bag for 2 -3 people"))).toEqual(["Sleeping bag Sol"]);
});
