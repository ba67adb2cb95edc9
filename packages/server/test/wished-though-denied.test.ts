import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const creams: Goods = {
  "Rose hand cream": { description: "With a rose fragrance." },
  "Bare hand cream": { attributes: { fragrance: "none" } },
  "Calm hand cream": { description: "Fragrance-free." },
};

test.each([
  "hand cream with fragrance",
  "Handcreme mit Parfüm",
  "crème pour les mains avec parfum",
  "crema de manos con perfume",
  "crema mani con profumo",
  "creme de mãos com perfume",
  "handcrème met parfum",
])("what denies a thing is no answer to a wish for it: %s", async (message) => {
  await keepGoods(shop, creams, "en");
  const titles = titlesOf(await askLast(shop, message));
  expect(titles).toContain("Rose hand cream");
  expect(titles).not.toContain("Bare hand cream");
  expect(titles).not.toContain("Calm hand cream");
});

const robots: Goods = {
  "Robo Max": { description: "Toy robot. Batteries included." },
  "Robo Mini": { description: "Toy robot. Batteries not included." },
  "Robo Duo": { description: "Toy robot.", attributes: { "batteries included": "no" } },
  "Robo Trio": { description: "Toy robot.", attributes: { "batteries included": "yes" } },
};

test.each(["robot with batteries", "Roboter mit Batterien dabei", "robot met batterijen"])(
  "%s shows none that come without",
  async (message) => {
    await keepGoods(shop, robots, "en");
    const titles = titlesOf(await askLast(shop, message));
    expect(titles).toContain("Robo Trio");
    expect(titles).not.toContain("Robo Mini");
    expect(titles).not.toContain("Robo Duo");
  },
);

test.each([
  "robot without batteries",
  "robot, batteries not included",
  "Roboter, Batterien nicht enthalten",
  "robot sans piles",
])("%s shows those alone that come without", async (message) => {
  await keepGoods(shop, robots, "en");
  expect(titlesOf(await askLast(shop, message))).toEqual(["Robo Duo", "Robo Mini"]);
});

test.each([
  [
    "en",
    "Toy robot. Batteries",
    "included",
    "not included",
    "robot batteries included",
    "robot, batteries not included",
  ],
  [
    "de",
    "Spielroboter, ein Roboter. Batterien",
    "enthalten",
    "nicht enthalten",
    "Roboter mit Batterien dabei",
    "Roboter, Batterien nicht enthalten",
  ],
  ["fr", "Robot jouet. Piles", "incluses", "non incluses", "robot avec piles incluses", "robot, piles non incluses"],
  [
    "es",
    "Robot de juguete. Pilas",
    "incluidas",
    "no incluidas",
    "robot con pilas incluidas",
    "robot, pilas no incluidas",
  ],
  [
    "it",
    "Robot giocattolo. Batterie",
    "incluse",
    "non incluse",
    "robot con batterie incluse",
    "robot, batterie non incluse",
  ],
  [
    "pt",
    "Robô de brinquedo. Pilhas",
    "incluídas",
    "não incluídas",
    "robô com pilhas incluídas",
    "robô, pilhas não incluídas",
  ],
  [
    "nl",
    "Speelgoedrobot, een robot. Batterijen",
    "inbegrepen",
    "niet inbegrepen",
    "robot met batterijen",
    "robot, batterijen niet inbegrepen",
  ],
  ["tr", "Oyuncak robot. Pil", "dahil", "dahil değil", "pil dahil robot", "pil dahil değil robot"],
])("%s: batteries come with it or not, and are wished for or not", async (locale, text, included, not, wish, other) => {
  const goods: Goods = { Max: { description: `${text} ${included}.` }, Mini: { description: `${text} ${not}.` } };
  await keepGoods(shop, goods, locale);
  expect(titlesOf(await askLast(shop, wish))).toEqual(["Max"]);
  expect(titlesOf(await askLast(shop, other))).toEqual(["Mini"]);
});

const lamps: Goods = {
  "Acme desk lamp": { brand: "Acme", category: "Lamps" },
  "Orlo desk lamp": { brand: "Orlo", category: "Lamps" },
};

test.each([
  "lamps instead of Acme",
  "Acme lamps excluded",
  "lamps, anything but Acme",
  "I hate Acme, show me lamps",
  "ich hasse Acme, zeig mir Lampen",
  "je déteste Acme, montrez-moi des lampes",
  "odio Acme, enséñame lámparas",
  "odio Acme, mostrami lampade",
  "detesto a Acme, quero candeeiros",
  "ik haat Acme, toon lampen",
  "Acme'den nefret ediyorum, lamba",
])("whoever dislikes a make is shown none of it: %s", async (message) => {
  await keepGoods(shop, lamps, "en");
  expect(titlesOf(await askLast(shop, message))).toEqual(["Orlo desk lamp"]);
});

const cookies: Goods = {
  "Oat cookies": { description: "Without nuts, crunchy." },
  "Almond cookies": { attributes: { contains: "nuts, crunchy" } },
  "Rye cookies": { description: "Chewy." },
};

test("the comma ends what shall not be before how goods are", async () => {
  await keepGoods(shop, cookies, "en");
  expect(titlesOf(await askLast(shop, "crunchy cookies without nuts"))[0]).toBe("Oat cookies");
  expect(titlesOf(await askLast(shop, "cookies without nuts, crunchy"))).toContain("Oat cookies");
  expect(titlesOf(await askLast(shop, "cookies without nuts, crunchy"))).not.toContain("Almond cookies");
});
