import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each([
  ["glutensiz bar", ["Hug bar", "Orm bar"]],
  ["bar, gluten alerjim var", ["Hug bar", "Orm bar"]],
  ["çölyak hastasıyım, bar", ["Hug bar", "Orm bar"]],
  ["şekersiz bar", ["Hug bar", "Orm bar"]],
  ["laktozsuz bar", ["Orm bar"]],
])("what is said to be without something by its ending is without it: %s", async (message, titles) => {
  await keepGoods(
    shop,
    {
      "Orm bar": { description: "Glutensiz, şekersiz ve laktozsuz." },
      "Hug bar": { description: "Şekersiz, glutensiz yulaf. Laktoz içerir." },
      "Tor bar": { description: "Şeker, laktoz ve gluten içerir." },
    },
    "tr",
  );
  expect(titlesOf(await askLast(shop, message))).toEqual(titles);
});
