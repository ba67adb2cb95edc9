import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test("who can't have gluten is shown no grain in Italian", async () => {
  const goods = { "Pane Alto": { description: "Farina di grano." }, "Pane Brio": { description: "Farina di riso." } };
  await keepGoods(shop, goods, "it");
  expect(titlesOf(await askLast(shop, "pane senza glutine"))).toEqual(["Pane Brio"]);
});
