import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test("what else is not included says nothing of what a datum tells", async () => {
  await keepGoods(shop, { "Milk bar": { attributes: { Nuts: "hazelnut, spoon not included" } } }, "en");
  for (const messages of [["bar without nuts"], ["I'm allergic to nuts, bar"]] as [string][])
    expect([messages, titlesOf(await askLast(shop, ...messages))]).toEqual([messages, []]);
});
