import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const cans: Goods = {
  "Watering can Rilla green": { group_id: "rilla", options: { Color: "Green" } },
  "Watering can Rilla blue": { group_id: "rilla", options: { Color: "Blue" } },
  "Watering can Zinko": {},
};

test.each<[string, string]>([
  ["Watering can Rilla green", "any other colours?"],
  ["green watering can", "do you have other colours?"],
  ["Rilla", "gibt es andere Farben?"],
  ["Rilla", "autres couleurs ?"],
  ["Rilla", "¿hay otros colores?"],
  ["Rilla", "ci sono altri colori?"],
  ["Rilla", "há outras cores?"],
  ["Rilla", "zijn er andere kleuren?"],
  ["Rilla", "başka renkleri var mı?"],
])("%s: %s: the colours of its variants are told", async (named, message) => {
  await keepGoods(shop, cans, "en");
  const answer = await askLast(shop, named, message);
  expect(answer.response).toMatch(/Green.*Blue/);
  expect(titlesOf(answer)).toEqual(["Watering can Rilla blue", "Watering can Rilla green"]);
});

test.each<[string, RegExp]>([
  ["any other colours?", /don’t say/],
  ["gibt es die auch in anderen Farben?", /steht in den Angaben .* nichts/],
  ["autres couleurs ?", /ne le précise pas/],
])("%s: of what tells none, that is told", async (message, told) => {
  await keepGoods(shop, cans, "en");
  expect((await askLast(shop, "Watering can Zinko", message)).response).toMatch(told);
});
