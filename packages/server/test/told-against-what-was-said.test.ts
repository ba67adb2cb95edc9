import { expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const goods: Goods = {
  "Hollow hazelnut granola": {
    category: "Larder",
    description: "With honey.",
    attributes: { allergens: "contains: oats (gluten), hazelnuts" },
  },
  "Hollow strawberry jam": { category: "Larder", attributes: { allergens: "none", diet: "vegan" } },
  "Hollow basil pesto": {
    category: "Larder",
    attributes: { allergens: "contains: milk, cashews", diet: "vegetarian (cheese made without rennet)" },
  },
  "Giant bubble wand": { category: "Toys", attributes: { age: "from 3 years" } },
  "Sandbox set Dune": { category: "Toys", attributes: { age: "from 1 year" } },
};

test.each([
  ["No. ", "hazelnuts", "i'm allergic to nuts", "what about the granola"],
  ["No. ", "hazelnuts", "my son is allergic to nuts", "and the granola?"],
  ["No. ", "hazelnuts", "i have a nut allergy", "how about the granola?"],
  ["Nein. ", "milk", "Ich habe eine Laktoseallergie", "was ist mit dem pesto"],
  ["Nein. ", "milk", "Ich habe eine Laktoseallergie", "und das pesto?"],
  ["Non. ", "hazelnuts", "je suis allergique aux noisettes", "et le granola ?"],
  ["No. ", "hazelnuts", "soy alérgico a las avellanas", "¿y el granola?"],
  ["No. ", "milk", "sono allergico al latte", "e il pesto?"],
  ["Nee. ", "milk", "ik ben allergisch voor melk", "en de pesto?"],
  ["No. ", "vegetarian", "i'm vegan", "what about the pesto?"],
  ["Nein. ", "honey", "ich bin veganer", "und das granola?"],
  ["Non. ", "vegetarian", "je suis végane", "et le pesto ?"],
  ["No. ", "from 3 years", "toys for a 2 year old", "what about the bubble wand?"],
  ["No. ", "from 3 years", "toys for a 2 year old", "and the bubble wand?"],
])("what is against what was said is told before it is shown: %s%s: %s / %s", async (no, datum, before, question) => {
  await keepGoods(shop, goods, "en");
  const { response } = await askLast(shop, before, question);
  expect(response.startsWith(no)).toBe(true);
  expect(response).toContain(datum);
});

test("what else is asked of it is told with that, and is no no", async () => {
  await keepGoods(shop, goods, "en");
  const { response } = await askLast(shop, "i'm allergic to nuts", "what does the granola cost?");
  expect(response).not.toMatch(/^No\b/);
  expect(response).toContain("hazelnuts");
});

test.each([
  ["i'm allergic to nuts", "what about the jam?"],
  ["i'm vegan", "what about the jam?"],
  ["ich bin veganer", "und das jam?"],
  ["toys for a 2 year old", "what about the sandbox?"],
  ["toys for a 4 year old", "what about the bubble wand?"],
  ["do you have jam?", "what about the granola?"],
  ["i'm not allergic to nuts", "what about the granola?"],
  ["toys for a 2 year old", "what about the bubble wand for a 5 year old?"],
])("and nothing is where it fits: %s / %s", async (before, question) => {
  await keepGoods(shop, goods, "en");
  const { response } = await askLast(shop, before, question);
  expect(response).not.toMatch(/^(?:No|Nein)\b/);
  expect(response).not.toContain("contains:");
});
