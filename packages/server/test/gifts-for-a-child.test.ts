import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** In each language a gift for a child, an age said then, and how it is told from when on something is. */
const gifts: [locale: string, gift: string, age: string, from: (years: number) => string][] = [
  ["en", "a gift for a child", "3 years", (years) => `From ${years} years.`],
  ["de", "Geschenk für ein Kind", "3 Jahre", (years) => `Ab ${years} Jahren.`],
  ["fr", "cadeau pour un enfant", "3 ans", (years) => `Dès ${years} ans.`],
  ["es", "regalo para un niño", "3 años", (years) => `A partir de ${years} años.`],
  ["it", "regalo per un bambino", "3 anni", (years) => `Da ${years} anni.`],
  ["pt", "presente para uma criança", "3 anos", (years) => `A partir dos ${years} anos.`],
  ["nl", "cadeau voor een kind", "3 jaar", (years) => `Vanaf ${years} jaar.`],
];

const goodsFor = (from: (years: number) => string): Goods => ({
  "Wum Comté": { rating: 5, category: "Wumo" },
  "Wum Secateur": { rating: 4.9, category: "Wuma" },
  "Opi Cubo": { rating: 4, description: from(2), price: { amount: "15.00", currency: "EUR" } },
  "Opi Labo": { rating: 4.2, description: from(10), price: { amount: "35.00", currency: "EUR" } },
});

test.each(gifts)("%s: %s: only what tells that it is for children", async (locale, gift, age, from) => {
  await keepGoods(shop, goodsFor(from), locale);
  const first = await askLast(shop, gift);
  expect([first.response, titlesOf(first)]).toEqual([expect.any(String), ["Opi Cubo", "Opi Labo"]]);
  expect(titlesOf(await askLast(shop, gift, age))).toEqual(["Opi Cubo"]);
  expect(titlesOf(await askLast(shop, gift, "< 20 €"))).toEqual(["Opi Cubo"]);
});

test.each([
  ["en", "a present for a child", "Toys"],
  ["de", "Geschenk für ein Kind", "Spielzeug"],
  ["fr", "cadeau pour un enfant", "Jouets"],
  ["es", "regalo para un niño", "Juguetes"],
  ["it", "regalo per un bambino", "Giocattoli"],
  ["nl", "cadeau voor een kind", "Speelgoed"],
])("%s: %s: toys, where no age is told", async (locale, gift, category) => {
  await keepGoods(shop, { "Wum Comté": { rating: 5, category: "Wumo" }, "Opi Cubo": { category } }, locale);
  expect(titlesOf(await askLast(shop, gift))).toEqual(["Opi Cubo"]);
});

test("a shop that tells of nothing for children shows what it has", async () => {
  await keepGoods(shop, { "Wum scarf": { rating: 5 }, "Wum hat": { rating: 4 } }, "en");
  expect(titlesOf(await askLast(shop, "a gift for a child"))).toEqual(["Wum hat", "Wum scarf"]);
});

test("no toy of grown-ups is a gift for a child", async () => {
  await keepGoods(shop, { "Vibrator toy": { category: "Toys", rating: 5 }, "Kite Umo": { category: "Toys" } }, "en");
  expect(titlesOf(await askLast(shop, "a present for a child"))).toEqual(["Kite Umo"]);
});
