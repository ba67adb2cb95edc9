import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const goods: Goods = {
  "Silky shampoo": { category: "Shampoos", attributes: { ingredients: "water, silicone, glycerin" } },
  "Pure shampoo": { category: "Shampoos", description: "Without silicone." },
  "Kelp shampoo": { category: "Shampoos", description: "With kelp." },
};

test.each([
  "silikonfreies Shampoo",
  "silicone-free shampoo",
  "siliconefree shampoo",
  "silikonsuz şampuan",
  "shampoing sans silicone",
  "champú libre de siliconas",
  "shampoo senza siliconi",
  "champô sem silicone",
  "siliconenvrije shampoo",
])("%s leaves out what has it, and shows what is told to be without", async (message) => {
  await keepGoods(shop, goods, "en");
  const answer = await askLast(shop, message);
  expect(titlesOf(answer)).toEqual(["Kelp shampoo", "Pure shampoo"]);
  expect(answer.applied_filters).toContainEqual(expect.objectContaining({ field: "words", op: "not" }));
});
