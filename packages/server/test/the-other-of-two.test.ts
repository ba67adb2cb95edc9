import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const two = (one: string, other: string): Goods => ({
  [one]: { rating: 4.8 },
  [other]: { rating: 4.1, price: { amount: "35.00", currency: "EUR" } },
});

type Case = [locale: string, one: string, other: string, shown: string, ...messages: [string, ...string[]]];

test.each<Case>([
  ["en", "Kettle Nord", "Kettle Sud", "Kettle Sud", "compare kettle Nord and kettle Sud", "and the other one?"],
  ["en", "Kettle Nord", "Kettle Sud", "Kettle Nord", "kettle", "the second one", "what about the other one?"],
  ["de", "Kocher Nord", "Kocher Süd", "Kocher Süd", "vergleiche Kocher Nord und Kocher Süd", "und der andere?"],
  ["fr", "Bouilloire Nord", "Bouilloire Sud", "Bouilloire Sud", "bouilloire", "la première", "et l'autre ?"],
  ["es", "Hervidor Alto", "Hervidor Mia", "Hervidor Mia", "hervidor", "el primero", "¿y el otro?"],
  ["es", "Tetera Alto", "Tetera Mia", "Tetera Mia", "compara la tetera Alto y la tetera Mia", "¿y la otra?"],
  ["it", "Bollitore Nord", "Bollitore Sud", "Bollitore Nord", "bollitore", "il secondo", "e l'altro?"],
  ["pt", "Chaleira Nord", "Chaleira Sul", "Chaleira Sul", "compara a chaleira Nord e a chaleira Sul", "e a outra?"],
  ["nl", "Ketel Noord", "Ketel Zuid", "Ketel Zuid", "vergelijk de ketel Noord en de ketel Zuid", "en de andere?"],
  ["tr", "Su ısıtıcısı Kuzey", "Su ısıtıcısı Güney", "Su ısıtıcısı Kuzey", "su ısıtıcısı", "ikincisi", "ya diğeri?"],
])("%s: of %s and %s the other one is %s", async (locale, one, other, shown, ...messages) => {
  await keepGoods(shop, two(one, other), locale);
  expect(titlesOf(await askLast(shop, ...messages))).toEqual([shown]);
});

test("the other one is told what was asked of the one before", async () => {
  await keepGoods(shop, two("Kettle Nord", "Kettle Sud"), "en");
  const { response } = await askLast(shop, "kettle", "how much is the Sud?", "and the other one?");
  expect(response).toContain("**Kettle Nord** – €20.00");
});

test("of three nobody knows which is the other", async () => {
  await keepGoods(shop, { ...two("Kettle Nord", "Kettle Sud"), "Kettle West": {} }, "en");
  const { products } = await askLast(shop, "kettle", "the second one", "and the other one?");
  expect(products).toEqual([]);
});
