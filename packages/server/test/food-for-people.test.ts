import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const goods: Goods = {
  "Rice pasta": { category: "Kitchen > Food", description: "Gluten free.", attributes: { gluten_free: true } },
  "Nut muesli": { category: "Kitchen > Food", description: "With hazelnuts.", rating: 4.9 },
  "Salmon dry dog food": { category: "Pets > Food", description: "Without gluten.", rating: 4.8 },
  "Complete menu tuna": { category: "Pets > Cats > Food", description: "Gluten free." },
};
const ofAnimals = ["Salmon dry dog food", "Complete menu tuna"];

test.each([
  ["en", "coeliac, what food can I eat"],
  ["en", "gluten free food for my son"],
  ["en", "I'm coeliac, which food may I eat?"],
  ["de", "Zöliakie, welches Food kann ich essen"],
  ["nl", "food dat ik zonder gluten kan eten"],
])("%s: people are shown no food of animals: %s", async (locale, message) => {
  await keepGoods(shop, goods, locale);
  const titles = titlesOf(await askLast(shop, message));
  expect(titles).toContain("Rice pasta");
  for (const one of ofAnimals) expect(titles).not.toContain(one);
});

test("whoever names an animal, or nobody, is", async () => {
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, "food for my dog"))).toContain("Salmon dry dog food");
  expect(titlesOf(await askLast(shop, "food"))).toEqual(expect.arrayContaining(ofAnimals));
});

test("for a baby no food is shown that is told to be for none", async () => {
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, "food for my baby"))).toEqual([]);
  await keepGoods(shop, { "Carrot food jar": { category: "Food", description: "For babies." } }, "en");
  expect(titlesOf(await askLast(shop, "food for my baby"))).toEqual(["Carrot food jar"]);
});

test("a child is shown no food of animals of its age", async () => {
  await keepGoods(shop, { "Puppy food lamb": { description: "For puppies from 2 months." }, "Rice pasta": {} }, "en");
  expect(titlesOf(await askLast(shop, "food for my 3 year old son"))).not.toContain("Puppy food lamb");
  expect(titlesOf(await askLast(shop, "food for my 3 month old puppy"))).toEqual(["Puppy food lamb"]);
});

test("what is only called after an animal is food of people", async () => {
  await keepGoods(shop, { "Hot dog food box": {}, "Vogel bouillon food": { brand: "Vogel" } }, "en");
  expect(titlesOf(await askLast(shop, "food that my son can eat"))).toEqual([
    "Hot dog food box",
    "Vogel bouillon food",
  ]);
});

test.each<[string, string, string, string]>([
  ["es", "Taza de perro", "Hogar > Tazas", "taza para mi mamá"],
  ["es", "Comida seca para gatos", "Mascotas > Gatos > Comida", "¿cómo es la comida seca?"],
  ["it", "Cibo secco per gatti", "Animali > Gatti > Cibo", "come è il cibo secco?"],
  ["en", "Dry dog food", "Pets > Dogs > Food", "he only eats dry food"],
  ["en", "Dry dog food", "Pets > Dogs > Food", "what dry food can she eat?"],
  ["en", "Dry dog food", "Pets > Dogs > Food", "how does the dry food come packed?"],
])("%s: %s is shown to who seeks no food for people: %s", async (locale, title, category, message) => {
  await keepGoods(shop, { [title]: { category } }, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([title]);
});
