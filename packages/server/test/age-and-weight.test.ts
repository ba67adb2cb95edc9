import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const english: Goods = {
  "Carrier Kanga": { category: "Baby carriers", description: "From 6 months, up to 15 kg." },
  "Carrier Nido": { category: "Baby carriers", description: "From birth, up to 7 kg." },
  "Carrier Ava": { category: "Baby carriers", description: "From birth, up to 12 kg." },
  "Carrier Tall": { category: "Baby carriers", description: "For children from 2 years, up to 20 kg." },
};
const german: Goods = {
  "Trage Kanga": { category: "Babytragen", description: "Ab 6 Monaten, bis 15 kg." },
  "Trage Nido": { category: "Babytragen", description: "Ab Geburt, bis 7 kg." },
  "Trage Ava": { category: "Babytragen", description: "Ab Geburt, bis 12 kg." },
};

test.each([
  "my baby is 8 kg and 5 months",
  "my baby is 5 months and 8 kg",
  "my baby is 5 months and 8 kg, which carrier?",
  "carrier, my baby is 8 kg and 5 months",
  "my baby weighs 8 kg and is 5 months old, which carrier?",
])("%s: neither how old nor how heavy a child is is lost", async (message) => {
  await keepGoods(shop, english, "en");
  expect(titlesOf(await askLast(shop, message))).toEqual(["Carrier Ava"]);
});

test.each(["Mein Baby ist 8 kg und 5 Monate alt", "Mein Baby ist 5 Monate und 8 kg schwer, welche Trage?"])(
  "in German too: %s",
  async (message) => {
    await keepGoods(shop, german, "de");
    expect(titlesOf(await askLast(shop, message))).toEqual(["Trage Ava"]);
  },
);

test.each([["mi bebé pesa 8 kilos y tiene 5 meses"], ["mi bebé tiene 5 meses y 8 kg"]])("%s", async (message) => {
  await keepGoods(
    shop,
    {
      "Mochila Kanga": { category: "Portabebés", description: "Desde 6 meses, hasta 15 kg." },
      "Mochila Nido": { category: "Portabebés", description: "Desde el nacimiento, hasta 7 kg." },
      "Mochila Ava": { category: "Portabebés", description: "Desde el nacimiento, hasta 12 kg." },
    },
    "es",
  );
  expect(titlesOf(await askLast(shop, message))).toEqual(["Mochila Ava"]);
});
