import { expect, test } from "vitest";
import { wishWords } from "./words/all.ts";
import { readWish } from "./read-wish.ts";

/** What is read of a price: "gte 45". */
const pricesIn = (locale: string, text: string): string[] =>
  readWish(text, [wishWords[locale]!])
    .filters.filter(({ field }) => field === "price")
    .map(({ op, value }) => `${op} ${value}`);

test.each([
  ["en", "lamps > €45", ["gt 45"]],
  ["en", "lamps >= 45€", ["gte 45"]],
  ["en", "lamps < €40", ["lt 40"]],
  ["en", "lamps <= 40", ["lte 40"]],
  ["en", "lamps ‹ 40€", ["lt 40"]],
  ["de", "Lampen ≥ 45 €", ["gte 45"]],
  ["fr", "lampes ≤ 45 €", ["lte 45"]],
])("%s: a sign before a price is its bound: %s", (locale, text, prices) => {
  expect(pricesIn(locale, text)).toEqual(prices);
});

test.each([
  ["en", "lamps under fifty", ["lt 50"]],
  ["de", "Lampen unter fünfzig", ["lt 50"]],
  ["en", "lamp from twenty to 50 euros", ["gte 20", "lte 50"]],
  ["de", "Lampe von zwanzig bis 50 Euro", ["gte 20", "lte 50"]],
  ["fr", "lampe de vingt à 50 euros", ["gte 20", "lte 50"]],
  ["es", "lámpara de veinte a 50 euros", ["gte 20", "lte 50"]],
  ["it", "lampada da venti a 50 euro", ["gte 20", "lte 50"]],
  ["nl", "lamp van twintig tot 50 euro", ["gte 20", "lte 50"]],
  ["tr", "yirmi ile 50 lira arası lamba", ["gte 20", "lte 50"]],
  ["en", "some fifty dollars", ["gte 40", "lte 60"]],
  ["es", "bolso de unos cincuenta euros", ["gte 40", "lte 60"]],
  ["en", "for under two", []],
  ["en", "some hundred euros", []],
])("%s: a price in words keeps its bounds: %s", (locale, text, prices) => {
  expect(pricesIn(locale, text)).toEqual(prices);
});

test.each([
  ["100 den ucuz lamba", ["lt 100"]],
  ["100'den ucuz lamba", ["lt 100"]],
  ["100'den pahalı lamba", ["gt 100"]],
])("what is cheap or dear of a bare figure is of money: %s", (text, prices) => {
  expect(pricesIn("tr", text)).toEqual(prices);
});

test.each([
  ["en", "iPhone 15 price"],
  ["en", "Pixel 8 price"],
  ["de", "iPhone 15 Preis"],
  ["tr", "iPhone 15 fiyat"],
])("%s: a model's figure before the word for a price is none: %s", (locale, text) => {
  expect(pricesIn(locale, text)).toEqual([]);
});
