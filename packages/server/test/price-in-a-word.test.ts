import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test("a price in words bounds as its figure does", async () => {
  const goods = {
    "Headphones Ten": { price: { amount: "9.00", currency: "EUR" } },
    "Headphones Fourteen": { price: { amount: "14.00", currency: "EUR" } },
    "Headphones Forty": { price: { amount: "40.00", currency: "EUR" } },
  };
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, "headphones under fifteen"))).toEqual(["Headphones Fourteen", "Headphones Ten"]);
  expect(titlesOf(await askLast(shop, "headphones below twelve"))).toEqual(["Headphones Ten"]);
});
