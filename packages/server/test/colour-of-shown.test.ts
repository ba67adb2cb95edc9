import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const of = (name: string, value: string): Goods[string] => ({ attributes: { [name]: value } });

test.each<[string, string, string, string, string, string]>([
  ["en", "Lamp Luna", "light colour", "warm white", "warm white?", "warm white"],
  ["en", "Boot Ivo", "sole colour", "white", "white sole?", "white"],
  ["de", "Stiefel Ivo", "Farbe der Sohle", "weiß", "weiße Sohle?", "weiß"],
  ["de", "Lampe Luna", "Lichtfarbe", "warmweiß", "warmweiß?", "warmweiß"],
  ["fr", "Botte Ivo", "couleur de la semelle", "blanc", "semelle blanche ?", "blanc"],
  ["es", "Bota Ivo", "color de la suela", "blanco", "¿suela blanca?", "blanco"],
  ["it", "Stivale Ivo", "colore della suola", "bianco", "suola bianca?", "bianco"],
  ["pt", "Bota Ivo", "cor da sola", "branco", "sola branca?", "branco"],
  ["nl", "Laars Ivo", "kleur van de zool", "wit", "witte zool?", "wit"],
  ["tr", "Bot Ivo", "taban rengi", "beyaz", "beyaz taban?", "beyaz"],
])("%s: %s: a colour of a part is asked of what was shown", async (locale, title, name, value, asked, told) => {
  await keepGoods(shop, { [title]: of(name, value), Brisa: {} }, locale);
  const { kind, response } = await askLast(shop, title.toLowerCase(), asked);
  expect(kind).toBe("answer");
  expect(response).toContain(told);
});

test.each<[string, string, string, string, string, RegExp]>([
  ["en", "Boot Ivo", "colour", "brown", "and blue?", /brown/],
  ["de", "Stiefel Ivo", "Farbe", "braun", "und blau?", /braun/],
  ["es", "Bota Ivo", "color", "marrón", "¿y azul?", /marrón/],
  ["fr", "Botte Ivo", "couleur", "marron", "et bleue ?", /marron/],
  ["it", "Stivale Ivo", "colore", "marrone", "in blu?", /marrone/],
  ["pt", "Bota Ivo", "cor", "castanho", "e azul?", /castanho/],
  ["nl", "Laars Ivo", "kleur", "bruin", "en blauw?", /bruin/],
  ["tr", "Bot Ivo", "renk", "kahverengi", "peki mavi?", /kahverengi/],
])("%s: %s: where there is no other, its own colour is told", async (locale, title, name, value, asked, told) => {
  await keepGoods(shop, { [title]: of(name, value), Brisa: {} }, locale);
  const { response } = await askLast(shop, title.toLowerCase(), asked);
  expect(response).toMatch(told);
});

test("another one of that colour is shown", async () => {
  const goods: Goods = { "Boot Ivo": of("colour", "brown"), "Boot Mira": of("colour", "blue"), Brisa: {} };
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, "brown boot", "and blue?"))).toEqual(["Boot Mira"]);
});
