import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const counter: Goods = {
  "Cheese sausage": { category: "Sausages", description: "Pork sausage with Emmental." },
  "Beef sausage halal": { category: "Sausages", description: "Of beef, certified halal." },
  "Tofu sausage": { category: "Sausages", description: "Smoked tofu, vegan." },
  "Goat cheese": { category: "Cheese", description: "Soft cheese. Vegetarian." },
};

test.each<[string, string, Goods, string[]]>([
  ["en", "vegan sausages", counter, ["Tofu sausage"]],
  ["en", "vegetarian sausages", counter, ["Tofu sausage"]],
  ["en", "do you have halal sausages?", counter, ["Beef sausage halal"]],
  [
    "de",
    "vegane Würste",
    {
      Käsewurst: { category: "Würste", description: "Mit Bergkäse." },
      Tofuwurst: { category: "Würste", description: "Aus Tofu, vegan." },
    },
    ["Tofuwurst"],
  ],
  [
    "fr",
    "saucisses végétariennes",
    {
      "Saucisse au fromage": { category: "Saucisses", description: "De porc." },
      "Saucisse de tofu": { category: "Saucisses", description: "Au tofu fumé, végétalienne." },
    },
    ["Saucisse de tofu"],
  ],
  [
    "es",
    "salchichas veganas",
    {
      "Salchicha de queso": { category: "Salchichas", description: "De cerdo." },
      "Salchicha de tofu": { category: "Salchichas", description: "De tofu, vegana." },
    },
    ["Salchicha de tofu"],
  ],
  [
    "it",
    "salsicce vegane",
    {
      "Salsiccia al formaggio": { category: "Salsicce", description: "Di maiale." },
      "Salsiccia di tofu": { category: "Salsicce", description: "Di tofu, vegana." },
    },
    ["Salsiccia di tofu"],
  ],
  [
    "pt",
    "salsichas veganas",
    {
      "Salsicha de queijo": { category: "Salsichas", description: "De porco." },
      "Salsicha de tofu": { category: "Salsichas", description: "De tofu, vegana." },
    },
    ["Salsicha de tofu"],
  ],
  [
    "nl",
    "vegetarische worst",
    {
      Kaasworst: { category: "Worst", description: "Van varkensvlees." },
      Tofuworst: { category: "Worst", description: "Van tofu, vegan." },
    },
    ["Tofuworst"],
  ],
  [
    "tr",
    "vejetaryen sosis",
    {
      "Peynirli sosis": { category: "Sosis", description: "Dana etinden." },
      "Tofu sosis": { category: "Sosis", description: "Tofudan, vegan." },
    },
    ["Tofu sosis"],
  ],
])("%s: “%s” shows only what is told to be so", async (locale, message, goods, titles) => {
  await keepGoods(shop, goods, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual(titles);
});

test.each(["kosher sausages", "do you have kosher sausages?", "vegan cheese"])(
  "%s, where none is told to be so, shows none that is not",
  async (message) => {
    await keepGoods(shop, counter, "en");
    const { kind, products, applied_filters } = await askLast(shop, message);
    expect([kind, products]).toEqual(["no_answer", []]);
    expect(applied_filters?.map(({ label }) => label)).toContain(/kosher|vegan/.exec(message)![0]);
  },
);

test.each<[string, string[]]>([
  ["vegan?", ["Tofu sausage"]],
  ["only halal ones", ["Beef sausage halal"]],
  ["kosher?", []],
])("after sausages “%s” is said of these", async (message, titles) => {
  await keepGoods(shop, counter, "en");
  expect(titlesOf(await askLast(shop, "sausages", message))).toEqual(titles);
});

test.each<[string, string, string]>([
  ["en", "I'm vegan", "vegan"],
  ["en", "we are vegetarians", "vegetarian"],
  ["de", "Ich bin Veganerin", "vegan"],
  ["fr", "je suis végétarienne", "végétarien"],
  ["es", "soy vegana", "vegano"],
  ["it", "sono vegetariano", "vegetariano"],
  ["pt", "sou vegana", "vegano"],
  ["nl", "ik ben veganist", "vegan"],
  ["tr", "ben veganım", "vegan"],
])("%s: “%s” is noted, and holds for what is looked for then", async (locale, message, label) => {
  const goods: Goods = {
    "Sushi A": { category: "Sushi", description: "Salmon." },
    "Sushi B": { category: "Sushi", description: "Vegan." },
  };
  await keepGoods(shop, goods, locale);
  const { kind, products, applied_filters } = await askLast(shop, message);
  expect([kind, products]).toEqual(["clarify", []]);
  expect(applied_filters?.map((one) => one.label)).toEqual([label]);
  expect(titlesOf(await askLast(shop, message, "Sushi"))).toEqual(["Sushi B"]);
});

test.each<[string, string]>([
  ["is the tofu sausage vegetarian?", "**Tofu sausage**: “Smoked tofu, vegan.”"],
  ["is the cheese sausage halal?", "The details of **Cheese sausage** don’t say that."],
  ["is the cheese sausage vegan?", "The details of **Cheese sausage** don’t say that."],
])("%s", async (message, response) => {
  await keepGoods(shop, counter, "en");
  expect((await askLast(shop, message)).response).toBe(response);
});
