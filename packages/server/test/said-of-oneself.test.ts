import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const goods: Goods = {
  "Goose down jacket": { category: "Jackets", description: "Filled with goose down." },
  "Fleece jacket": { category: "Jackets", description: "Of recycled polyester." },
  "Rum cake": { category: "Cakes", description: "Cake with dark rum." },
  "Lemon cake": { category: "Cakes", description: "Cake with lemon." },
  "Rioja red wine": { category: "Drinks", description: "Dry, from Spain." },
  "Wine glass": { category: "Glasses", description: "For red wine." },
  "Dark chocolate": { category: "Sweets", description: "70 % cocoa. Made where we handle peanuts." },
  "Folic acid": { category: "Health", description: "For women who want to become pregnant." },
  "Marble run": { category: "Toys", description: "From 3 years, small parts." },
  "Soft blocks": { category: "Toys", description: "From 1 year." },
  "Dog chew": { category: "Pets", description: "For adult dogs only." },
  "Bleach gel": { category: "Cleaning", description: "Keep out of the reach of children." },
  "Vegan sausage": { category: "Sausages", description: "Vegan, of peas." },
  "Pork sausage": { category: "Sausages", description: "Of pork." },
};

describe("what somebody says of themselves", () => {
  beforeEach(() => keepGoods(shop, goods, "en"));

  test("who is allergic to what is no telling word elsewhere is shown nothing that is called so", async () => {
    expect(titlesOf(await askLast(shop, "I have a down allergy, which jackets do you have?"))).toEqual([
      "Fleece jacket",
    ]);
    const ofGoose = await askLast(shop, "I have a goose down allergy, which jackets do you have?");
    expect(titlesOf(ofGoose)).not.toContain("Goose down jacket");
  });

  test("who is pregnant is shown no alcohol by any of its names", async () => {
    expect(titlesOf(await askLast(shop, "I'm pregnant, which cakes do you have?"))).toEqual(["Lemon cake"]);
    expect(titlesOf(await askLast(shop, "I'm pregnant", "red wine"))).not.toContain("Rioja red wine");
    expect(titlesOf(await askLast(shop, "I'm pregnant", "wine glass"))).toContain("Wine glass");
  });

  test("that alone is noted", async () => {
    const { kind, products, applied_filters } = await askLast(shop, "I'm pregnant");
    expect([kind, products]).toEqual(["clarify", []]);
    expect(applied_filters.map(({ label }) => label)).toEqual(["pregnant"]);
  });

  test("what only names a state is no yes to it", async () => {
    const { response } = await askLast(shop, "is folic acid safe for pregnant women?");
    expect(response).not.toMatch(/^yes/i);
    expect(response).toContain("For women who want to become pregnant.");
  });

  test.each<[string, string]>([
    ["I have a 2 year old", "en"],
    ["I've got a 2 year old at home", "en"],
  ])("%s: how old a child is holds for what is looked for next", async (message) => {
    expect(titlesOf(await askLast(shop, message, "toys please"))).toEqual(["Soft blocks"]);
  });

  test("it is read in a long message, too", async () => {
    const long = `I'm pregnant and I love to bake. ${"We had guests all week long and they liked it here very much. ".repeat(9)}`;
    expect((await askLast(shop, long, "which cakes do you have?")).products.map(({ title }) => title)).toEqual([
      "Lemon cake",
    ]);
  });

  test("what is asked behind an allergy is none", async () => {
    const { response, products } = await askLast(shop, "I'm allergic to peanuts, is the dark chocolate ok?");
    expect(response).toContain("handle peanuts");
    expect(response).not.toMatch(/^yes/i);
    expect(products.map(({ title }) => title)).toEqual(["Dark chocolate"]);
    const both = await askLast(shop, "I'm allergic to peanuts and is the dark chocolate ok?");
    expect(both.response).not.toMatch(/^yes|without dark/i);
    expect(both.products).toEqual([]);
  });

  test.each([
    ["is the dog chew ok for my puppy?", "For adult dogs only."],
    ["is the bleach gel ok for kids?", "Keep out of the reach of children."],
  ])("%s is told what it says of them", async (message, told) => {
    expect((await askLast(shop, message)).response).toContain(told);
  });

  test.each(["I'm not vegan, show me sausages", "my son isn't vegan, show me sausages"])(
    "%s keeps to nothing",
    async (message) => {
      expect(titlesOf(await askLast(shop, message))).toEqual(["Pork sausage", "Vegan sausage"]);
    },
  );

  test.each([
    ["I'm not allergic to peanuts, show me dark chocolate", "Dark chocolate"],
    ["she isn't pregnant, show me rum cake", "Rum cake"],
    ["I'm no longer pregnant, show me rum cake", "Rum cake"],
  ])("%s: what is denied is no condition", async (message, title) => {
    const { products, applied_filters } = await askLast(shop, message);
    expect(products.map((one) => one.title)).toContain(title);
    expect(applied_filters).toEqual([]);
  });
});

test.each<[string, Goods, [string, ...string[]], string[]]>([
  [
    "de",
    {
      Murmelbahn: { category: "Spielzeug", description: "Ab 3 Jahren." },
      Stoffwürfel: { category: "Spielzeug", description: "Ab 1 Jahr." },
    },
    ["Ich habe ein 2-jähriges Kind", "Spielzeug bitte"],
    ["Stoffwürfel"],
  ],
  [
    "fr",
    {
      "Circuit à billes": { category: "Jouets", description: "Dès 3 ans." },
      "Cubes souples": { category: "Jouets", description: "Dès 1 an." },
    },
    ["J'ai un enfant de 2 ans", "des jouets s'il vous plaît"],
    ["Cubes souples"],
  ],
  [
    "es",
    {
      "Circuito de canicas": { category: "Juguetes", description: "A partir de 3 años." },
      "Cubos blandos": { category: "Juguetes", description: "A partir de 1 año." },
    },
    ["Tengo un niño de 2 años", "juguetes por favor"],
    ["Cubos blandos"],
  ],
  [
    "it",
    {
      "Pista di biglie": { category: "Giocattoli", description: "Da 3 anni." },
      "Cubi morbidi": { category: "Giocattoli", description: "Da 1 anno." },
    },
    ["Ho un bambino di 2 anni", "giocattoli per favore"],
    ["Cubi morbidi"],
  ],
  [
    "nl",
    {
      Knikkerbaan: { category: "Speelgoed", description: "Vanaf 3 jaar." },
      "Zachte blokken": { category: "Speelgoed", description: "Vanaf 1 jaar." },
    },
    ["Ik heb een kind van 2 jaar", "speelgoed graag"],
    ["Zachte blokken"],
  ],
])("%s: how old a child is that somebody has holds, of %j", async (locale, toys, messages, titles) => {
  await keepGoods(shop, toys, locale);
  expect(titlesOf(await askLast(shop, ...messages))).toEqual(titles);
});
