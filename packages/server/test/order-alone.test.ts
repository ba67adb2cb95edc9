import { expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const goods: Goods = {
  "Lamp Uno": { rating: 4.9, price: { amount: "35.00", currency: "EUR" } },
  "Chair Due": { rating: 4.1, price: { amount: "90.00", currency: "EUR" } },
  "Mug Tre": { rating: 3.2, price: { amount: "9.00", currency: "EUR" } },
};
const byRating = ["Lamp Uno", "Chair Due", "Mug Tre"];
const byPrice = ["Mug Tre", "Lamp Uno", "Chair Due"];

test.each([
  ["en", "best rated", byRating],
  ["en", "cheapest", byPrice],
  ["en", "most expensive", byPrice.toReversed()],
  ["de", "am besten bewertet", byRating],
  ["de", "das günstigste", byPrice],
  ["fr", "les mieux notés", byRating],
  ["fr", "le moins cher", byPrice],
  ["es", "mejor valorados", byRating],
  ["es", "el más barato", byPrice],
  ["it", "i più votati", byRating],
  ["it", "il più economico", byPrice],
  ["pt", "mais bem avaliados", byRating],
  ["pt", "o mais barato", byPrice],
  ["nl", "best beoordeeld", byRating],
  ["nl", "goedkoopste", byPrice],
  ["tr", "en iyi puanlı", byRating],
  ["tr", "en ucuz", byPrice],
])("%s: %j as a first message shows what the shop has in that order", async (locale, message, titles) => {
  await keepGoods(shop, goods, locale);
  const { products } = await askLast(shop, message);
  expect(products.map(({ title }) => title)).toEqual(titles);
});

test("of goods that were shown it is the order of those", async () => {
  await keepGoods(shop, { ...goods, "Mug Quattro": { rating: 4.8 } }, "en");
  const { products } = await askLast(shop, "mugs", "best rated");
  expect(products[0]?.title).toBe("Mug Quattro");
});
