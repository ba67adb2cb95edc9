import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each([
  ["en", "gift for 5 year old under 40 euro", 40],
  ["en", "gift for a 5 year old under €10", 10],
  ["en", "gift for 5 year old under 40", 40],
  ["en", "gift for a 5 year old, up to 10 euros", 10],
  ["de", "Geschenk für ein Kind 5 Jahre unter 10 Euro", 10],
  ["de", "Geschenk für 5-Jährige bis 40 €", 40],
  ["fr", "cadeau enfant de 5 ans jusqu'à 10 euros", 10],
  ["fr", "cadeau pour enfant 5 ans moins de 40 €", 40],
  ["es", "regalo para niño de 5 años menos de 10 euros", 10],
  ["it", "regalo per bambino di 5 anni sotto i 10 euro", 10],
  ["pt", "presente para criança de 5 anos por menos de 10 euros", 10],
  ["nl", "cadeau voor kind van 5 jaar tot 10 euro", 10],
  ["tr", "5 yaşında çocuk için hediye en fazla 10 euro", 10],
])("%s: %s: holds both the age and the budget of %i", async (locale, message, budget) => {
  const description = "From 3 years.";
  const [dear, cheap] = [`${budget + 5}.00`, `${budget - 3}.00`];
  const goods = (amount: string) => ({ description, price: { amount, currency: "EUR" } });
  await keepGoods(shop, { "Opi blocks": goods(dear), "Bota blocks": goods(cheap) }, locale);
  const { products, applied_filters } = await askLast(shop, message);
  expect(products.map(({ title }) => title)).toEqual(["Bota blocks"]);
  expect(applied_filters.map(({ field }) => field)).toEqual(expect.arrayContaining(["age", "price"]));
});
