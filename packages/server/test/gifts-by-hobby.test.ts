import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

/** Goods called by no word for what they are for, in categories that are. */
const goods = (categories: string): Goods =>
  Object.fromEntries(categories.split("|").map((category, at) => [`Luno ${"ABC"[at]!}`, { category }]));

describe("a gift for who does something is what goods for that are called", () => {
  test.each<[string, string, string]>([
    ["en", "gift for my dad who cycles", "Bicycle|Games|Camera"],
    ["de", "Geschenk für meinen Vater, der gern Rad fährt", "Fahrrad|Spiele|Nähen"],
    ["de", "Geschenk für meine Oma, die gern radelt", "Fahrrad|Spiele|Nähen"],
    ["de", "Geschenk für meine Tante, die gern näht", "Nähen|Spiele|Fahrrad"],
    ["fr", "cadeau pour mon père cycliste", "Vélo|Jeux|Couture"],
    ["fr", "cadeau pour ma mère qui coud", "Couture|Jeux|Vélo"],
    ["es", "regalo para mi padre ciclista", "Bicicleta|Juegos|Costura"],
    ["it", "regalo per mia madre che cuce", "Cucito|Giochi|Bicicletta"],
    ["pt", "presente para o meu pai ciclista", "Bicicleta|Jogos|Costura"],
    ["nl", "cadeau voor mijn vader die graag fietst", "Fiets|Spellen|Naaien"],
    ["tr", "bisiklete binen babam için hediye", "Bisiklet|Oyun|Dikiş"],
  ])("%s: %s", async (locale, message, categories) => {
    await keepGoods(shop, goods(categories), locale);
    expect(titlesOf(await askLast(shop, message))).toEqual(["Luno A"]);
  });

  test.each<[string, string, string, string]>([
    ["en", "gift for my mum who gardens", "Garden|Games", "Luno A"],
    ["en", "gift for my dad who loves chess", "Bicycle|Chess", "Luno B"],
    ["de", "Geschenk für meinen Vater, der gern Schach spielt", "Fahrrad|Schach", "Luno B"],
    ["fr", "cadeau pour ma mère qui aime le thé", "Vélo|Thé", "Luno B"],
    ["nl", "cadeau voor mijn vader die van schaken houdt", "Fiets|Schaken", "Luno B"],
    ["en", "book reader", "Bicycle|Book reader", "Luno B"],
    ["de", "Rad", "Fahrrad|Rad", "Luno B"],
  ])("%s: what is said besides is none: %s", async (locale, message, categories, title) => {
    await keepGoods(shop, goods(categories), locale);
    expect((await askLast(shop, message)).products[0]?.title).toBe(title);
  });
});

describe("a sewing machine is no needle", () => {
  test.each<[string, string, string]>([
    ["en", "sewing machine", "Sewing needles"],
    ["fr", "machine à coudre", "Aiguilles à coudre"],
    ["es", "máquina de coser", "Agujas de coser"],
    ["it", "macchina da cucire", "Aghi da cucire"],
    ["pt", "máquina de costura", "Agulhas de costura"],
    ["tr", "dikiş makinesi", "Dikiş iğnesi"],
  ])("%s: %s", async (locale, message, title) => {
    await keepGoods(shop, { [title]: {}, "Tavolo Luno": {} }, locale);
    expect(titlesOf(await askLast(shop, message))).toEqual([]);
  });

  test("and is found by its name in another language", async () => {
    await keepGoods(shop, { "Zumo sewing machine": {}, "Sewing needles": {} }, "en");
    expect((await askLast(shop, "Nähmaschine")).products[0]?.title).toBe("Zumo sewing machine");
  });
});

test.each([
  ["en", "gift for my dad who is retired and no longer working", "the gift for my dad is no longer working"],
  ["de", "Geschenk für Opa, arbeitet nicht mehr", "das Geschenk funktioniert nicht mehr"],
])("%s: who gets a gift may have stopped working, and the gift has not: %s", async (locale, wish, complaint) => {
  await keepGoods(shop, { Zilo: { category: "Zilo" }, Rumo: { category: "Rumo" } }, locale);
  expect(titlesOf(await askLast(shop, wish))).toEqual(["Rumo", "Zilo"]);
  expect(titlesOf(await askLast(shop, complaint))).toEqual([]);
});
