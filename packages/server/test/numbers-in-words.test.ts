import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const rows = (table: Record<string, string>): [locale: string, message: string][] =>
  Object.entries(table).flatMap(([locale, list]) =>
    list.split("|").map((one): [string, string] => [locale, one.trim()]),
  );

const pots: Goods = {
  "Zumo Alba": { attributes: { capacity: "3 l", persons: 2 } },
  "Zumo Brio": { attributes: { capacity: "8 l", persons: 6 } },
};

describe("a bound may be told in words", () => {
  test.each(
    rows({
      en: "zumo of at least six litres | at least six litres | zumo, six litres or more",
      de: "Zumo mit mindestens sechs Litern | mindestens sechs Liter",
      fr: "zumo d'au moins six litres | au moins six litres",
      es: "zumo de al menos seis litros | por lo menos seis litros",
      it: "zumo di almeno sei litri | almeno sei litri",
      pt: "zumo de pelo menos seis litros | no mínimo seis litros",
      nl: "zumo van minstens zes liter | minstens zes liter",
      tr: "en az altı litre zumo | en az altı litre",
    }),
  )("%s: %s", async (locale, message) => {
    await keepGoods(shop, pots, locale);
    expect(titlesOf(await askLast(shop, message))).toEqual(["Zumo Brio"]);
  });
});

describe("how many something is for may be told in words", () => {
  test.each(
    rows({
      en: "zumo for two people | zumo for two | two-person zumo",
      de: "Zumo für zwei Personen | Zumo für zwei",
      fr: "zumo pour deux personnes | zumo deux places",
      es: "zumo para dos personas | zumo de dos plazas",
      it: "zumo per due persone | zumo per due",
      pt: "zumo para duas pessoas | zumo para dois",
      nl: "zumo voor twee personen | zumo voor twee",
      tr: "iki kişilik zumo | iki kişi için zumo",
    }),
  )("%s: %s", async (locale, message) => {
    await keepGoods(shop, pots, locale);
    expect(titlesOf(await askLast(shop, message))).toEqual(["Zumo Alba"]);
  });
});

test.each<[string, string, string]>([
  ["en", "five minute journal", "Five Minute Journal"],
  ["en", "two tone zumo", "Zumo two tone"],
  ["de", "Drei Wetter Spray", "Drei Wetter Spray"],
  ["it", "sei personaggi", "Sei personaggi in cerca d'autore"],
  ["fr", "deux chevaux", "Modèle Deux Chevaux"],
  ["es", "once upon", "Once upon a time"],
  ["nl", "een persoon zumo", "Zumo een persoon"],
  ["tr", "bin bir gece", "Bin Bir Gece Masalları"],
])("%s: a number that is a name stays one: %s", async (locale, message, title) => {
  await keepGoods(shop, { [title]: {}, ...pots }, locale);
  const { products } = await askLast(shop, message);
  expect(products[0]?.title).toBe(title);
});

describe("how many of something names all that is wished for", () => {
  const puzzles: Goods = {
    "Puzzle Sea": { attributes: { pieces: 9 } },
    "Puzzle Hill": { attributes: { pieces: 24 } },
    "Mug Tide": {},
  };
  test.each(
    rows({
      en: "more than 10 pieces | more than ten pieces",
      de: "mehr als 10 Pieces",
      fr: "plus de 10 pieces",
      es: "más de 10 pieces",
      it: "più di 10 pieces",
      pt: "mais de 10 pieces",
      nl: "meer dan 10 pieces",
      tr: "10'dan fazla pieces",
    }),
  )("%s: %s", async (locale, message) => {
    await keepGoods(shop, puzzles, locale);
    const found = await askLast(shop, message);
    expect(titlesOf(found)).toEqual(["Puzzle Hill"]);
    expect(found.applied_filters).toMatchObject([{ field: "attributes.pieces", op: "gt" }]);
  });

  test.each(["more than 10 drawers", "at least 6 litres", "over two metres", "can I order more than 10 pieces?"])(
    "nothing else is shown where nothing tells it: %s",
    async (message) => {
      await keepGoods(shop, puzzles, "en");
      expect(titlesOf(await askLast(shop, message))).toEqual([]);
    },
  );
});
