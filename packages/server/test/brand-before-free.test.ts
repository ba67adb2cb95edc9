import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const goods: Goods = {
  "Corvo Free shoes": { brand: "Corvo", category: "Shoes" },
  "Alto Walk shoes": { brand: "Alto", category: "Shoes" },
  "Alto Duo speaker": { brand: "Alto", category: "Speakers" },
  "Brenta soap": { brand: "Brenta", category: "Soaps", description: "With palm oil and colorants." },
  "Kolk soap": { brand: "Kolk", category: "Soaps", description: "Silicone free." },
  "Orm soap": { brand: "Orm", category: "Soaps", description: "With silicone." },
};

test.each<[string, string]>([
  ["Corvo Free shoes", "Corvo Free shoes"],
  ["corvo free shoes", "Corvo Free shoes"],
  ["do you have Corvo Free shoes?", "Corvo Free shoes"],
])("a brand of the shop before “free” is sought: %s", async (message, title) => {
  await keepGoods(shop, goods, "en");
  const answer = await askLast(shop, message);
  expect(titlesOf(answer)).toContain(title);
  expect(answer.applied_filters?.filter(({ op }) => op === "not") ?? []).toEqual([]);
});

test.each<[string, string[]]>([
  ["silicone free soap", ["Brenta soap", "Kolk soap"]],
  ["Silicone Free soap", ["Brenta soap", "Kolk soap"]],
  ["silicone-free soap", ["Brenta soap", "Kolk soap"]],
  ["colorant free soap", ["Kolk soap", "Orm soap"]],
  ["soap free of silicone", ["Brenta soap", "Kolk soap"]],
  ["soap, not from Brenta", ["Kolk soap", "Orm soap"]],
  ["brenta-free soap", ["Kolk soap", "Orm soap"]],
])("what is no brand, or surely denied, shall not be: %s", async (message, titles) => {
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, message))).toEqual(titles);
});
