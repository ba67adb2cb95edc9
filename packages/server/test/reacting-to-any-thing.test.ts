import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each([
  ["en", "Sunscreen", "coconut", ["I react to coconut, sunscreen", "my skin reacts to coconut, which sunscreen?"]],
  ["en", "Sunscreen", "coconut", ["my son reacts badly to coconut, sunscreen", "I get a rash from coconut, sunscreen"]],
  ["en", "Sunscreen", "coconut", ["I had an allergic reaction to coconut, sunscreen"]],
  ["de", "Sonnencreme", "Kokos", ["ich reagiere auf Kokos, Sonnencreme", "meine Haut reagiert auf Kokos, Sonnencreme"]],
  ["de", "Sonnencreme", "Kokos", ["reagiere allergisch auf Kokos, welche Sonnencreme?"]],
  ["fr", "Crème solaire", "coco", ["je réagis à la coco, crème solaire", "ma peau réagit au coco, crème solaire"]],
  [
    "es",
    "Protector solar",
    "coco",
    ["reacciono al coco, protector solar", "mi piel reacciona al coco, protector solar"],
  ],
  ["it", "Crema solare", "cocco", ["reagisco al cocco, crema solare", "la mia pelle reagisce al cocco, crema solare"]],
  ["pt", "Protetor solar", "coco", ["reajo ao coco, protetor solar", "a minha pele reage ao coco, protetor solar"]],
  ["nl", "Zonnebrand", "kokos", ["ik reageer op kokos, zonnebrand", "mijn huid reageert op kokos, zonnebrand"]],
])("%s: %s: whatever somebody reacts to is left out: %s, %j", async (locale, title, thing, messages) => {
  const goods: Goods = {
    [`${title} Alba`]: { description: `Plus ${thing}.`, rating: 4.9 },
    [`${title} Brio`]: { description: "50 ml." },
  };
  await keepGoods(shop, goods, locale);
  for (const message of messages)
    expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, [`${title} Brio`]]);
});

test.each([
  ["en", "Sunscreen", "Contains nuts.", ["I react to nuts, sunscreen", "allergic to nuts, sunscreen"]],
  ["de", "Shampoo", "Mit Nüssen.", ["ich reagiere auf Nüsse, Shampoo", "allergisch gegen Nüsse, Shampoo"]],
  ["fr", "Savon", "Contient des noix.", ["je réagis aux noix, savon", "allergique aux noix, savon"]],
  ["es", "Jabón", "Contiene nueces.", ["reacciono a las nueces, jabón", "alérgica a las nueces, jabón"]],
  ["it", "Sapone", "Contiene noci.", ["reagisco alle noci, sapone", "allergica alle noci, sapone"]],
  ["pt", "Sabonete", "Contém nozes.", ["reajo às nozes, sabonete", "alérgica a nozes, sabonete"]],
  ["nl", "Zeep", "Bevat noten.", ["ik reageer op noten, zeep", "allergisch voor noten, zeep"]],
])("%s: %s: what is put on the skin is sought behind what is eaten: %j", async (locale, title, has, messages) => {
  await keepGoods(shop, { [`${title} Alba`]: { description: has }, [`${title} Brio`]: {} }, locale);
  for (const message of messages)
    expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, [`${title} Brio`]]);
});

test.each([
  ["en", "Cream Alba", "allergic to milk, cream"],
  ["en", "Cream Alba", "I react to milk, cream"],
  ["fr", "Crème épaisse", "allergique au lait, crème"],
])("%s: what is eaten too, %s, stays barred: %s", async (locale, title, message) => {
  await keepGoods(shop, { [title]: { category: "Food" }, Mug: {} }, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([]);
});

test.each([
  ["en", "Lamp", "lamp that reacts to sound"],
  ["en", "Lamp", "a lamp, does it react to touch?"],
  ["de", "Lampe", "Lampe die auf Bewegung reagiert"],
  ["fr", "Lampe", "lampe qui réagit au bruit"],
  ["es", "Lámpara", "lámpara que reacciona al ruido"],
  ["nl", "Lamp", "lamp die reageert op geluid"],
])("%s: %s: nothing is left out of what goods react to: %s", async (locale, title, message) => {
  await keepGoods(shop, { [`${title} Alba`]: {}, Mug: {} }, locale);
  const { applied_filters: filters } = await askLast(shop, message);
  expect(filters.filter(({ op }) => op === "not")).toEqual([]);
});
