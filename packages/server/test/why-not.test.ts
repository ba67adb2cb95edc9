import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const goods: Goods = {
  "Kettle Nord": { description: "Of steel. Not for induction." },
  "Tondeuse Prado": { description: "Pente maximale 25 %." },
};

test.each<[locale: string, told: string, ...messages: [string, ...string[]]]>([
  ["en", "Not for induction.", "does the kettle Nord work on induction?", "why not?"],
  ["fr", "Pente maximale 25 %.", "la tondeuse Prado va sur une pente de 40 % ?", "pourquoi pas ?"],
])("%s: the reason is what the data tell: %s", async (locale, told, ...messages) => {
  await keepGoods(shop, goods, locale);
  const answer = await askLast(shop, ...messages);
  expect(answer.response).toContain(told);
  expect(titlesOf(answer)).toHaveLength(1);
});

test("where the data tell none, that is said", async () => {
  await keepGoods(shop, goods, "en");
  const { response } = await askLast(shop, "kettle Nord", "why not?");
  expect(response).toBe("The details of **Kettle Nord** don’t say that.");
});

test("of nothing it asks nothing", async () => {
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, "why not?"))).toEqual([]);
});
