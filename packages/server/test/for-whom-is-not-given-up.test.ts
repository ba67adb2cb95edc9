import { beforeEach, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const goods: Goods = {
  "FleaGone spot-on for dogs 10-25 kg": {
    category: "Pets > Dogs > Flea and tick",
    description: "Spot-on with permethrin against fleas and ticks, 4 pipettes. For dogs only.",
    rating: 4.4,
  },
  "FleaGone spot-on for cats": {
    category: "Pets > Cats > Flea and tick",
    description: "Spot-on with fipronil against fleas, 4 pipettes. For cats over 1 kg.",
  },
  "Salmon & potato dry dog food 2 kg": {
    category: "Pets > Dogs > Food",
    description: "Complete food for adult dogs. Grain free. Contains salmon and fish oil.",
    rating: 4.7,
    attributes: { contains: "fish" },
    price: { amount: "18.90", currency: "EUR" },
  },
  "Chicken & rice dry dog food 12 kg": {
    category: "Pets > Dogs > Food",
    description: "Complete food for adult dogs with chicken and rice.",
    attributes: { contains: "chicken, gluten" },
  },
  "Katzenfutter Thunfisch nass 6 x 100 g": {
    category: "Pets > Cats > Food",
    description: "Alleinfuttermittel für ausgewachsene Katzen. Getreidefrei, mit Thunfisch.",
    attributes: { contains: "fish" },
  },
  "Carob dog biscuits 300 g": {
    category: "Pets > Dogs > Treats",
    description: "Biscuits with carob in place of chocolate.",
  },
  "Rawhide chew bone 20 cm": {
    category: "Pets > Dogs > Treats",
    description: "Beef rawhide. Not for puppies under 6 months.",
    rating: 3.6,
    price: { amount: "4.90", currency: "EUR" },
  },
  "Bunny mite powder": {
    category: "Pets > Small animals",
    description: "Herbal powder against mites for rabbits and guinea pigs. External use only.",
  },
  "Dog lead Trek 2 m": { category: "Pets > Dogs > Leads", description: "Nylon lead for dogs up to 25 kg." },
  "Kratzbaum Luna 140 cm": {
    category: "Pets > Cats > Furniture",
    description: "Kratzbaum mit zwei Liegeflächen, für Katzen bis 6 kg.",
    attributes: { max_cat_weight: "6 kg" },
  },
  "Pet drinking fountain Aqua 2.5 l": { category: "Pets > Bowls", description: "Ceramic fountain with pump." },
  "Cast iron frying pan 28 cm": { category: "Kitchen > Pans", description: "Seasoned cast iron." },
  "Dark cooking chocolate 200 g": {
    category: "Food > Baking",
    description: "70 % cocoa. Toxic to dogs and cats.",
    rating: 4.9,
    price: { amount: "3.90", currency: "EUR" },
  },
  "Crunchy nut granola 500 g": {
    category: "Food > Breakfast",
    description: "Oats with hazelnuts.",
    rating: 4.6,
    price: { amount: "5.90", currency: "EUR" },
  },
};

beforeEach(() => keepGoods(shop, goods, "en"));

test.each<[string, ...string[]]>([
  ["food for rabbit"],
  ["rabbit treats"],
  ["fleas on my guinea pig"],
  ["flea stuff for ferret"],
  ["hamster food"],
  ["do you sell fish food?"],
  ["lead for cats"],
  ["Futter für Kaninchen"],
  ["nourriture pour lapin"],
  ["comida para conejo"],
  ["cibo per coniglio"],
  ["comida para coelho"],
])("%s: nothing that is for another animal, or not told to be for any", async (...messages) => {
  const shown = titlesOf(await askLast(shop, ...messages));
  expect(shown.filter((one) => one !== "Bunny mite powder")).toEqual([]);
});

test.each<[string, ...string[]][]>([
  [["dog food without chicken", "cheaper"]],
  [["kattenvoer", "zonder vis"]],
  [["cat food", "without fish"]],
])("%j: what goes on keeps to the animal", async (messages) => {
  const shown = titlesOf(await askLast(shop, ...messages));
  expect(shown.filter((one) => /chocolate|granola/.test(one))).toEqual([]);
});

test("the animal stays a part of the wish that nothing meets", async () => {
  expect((await askLast(shop, "food for rabbit")).response).toContain("rabbit");
});

test.each([
  ["food for my dog", ["Chicken & rice dry dog food 12 kg", "Salmon & potato dry dog food 2 kg"]],
  ["dog treats", ["Carob dog biscuits 300 g", "Rawhide chew bone 20 cm"]],
  ["bowl for my dog", ["Pet drinking fountain Aqua 2.5 l"]],
  ["fish oil for dogs", ["Salmon & potato dry dog food 2 kg"]],
])("%s: what is for it, or for any pet", async (message, titles) => {
  expect(titlesOf(await askLast(shop, message))).toEqual(titles);
});

test("a shop that tells of nothing which animals it is for may have something for any, and says so", async () => {
  await keepGoods(shop, { "Round sunglasses": { category: "Sunglasses" } }, "en");
  const { response, products } = await askLast(shop, "sunglasses for my dog");
  expect([products.length, response]).toEqual([1, expect.stringContaining("without “dog”")]);
});

const fleas = {
  "Flea drops Vet": { description: "Flea drops. Deadly to cats.", price: { amount: "5.00", currency: "EUR" } },
  "Flea drops Dog": { description: "Flea drops.", price: { amount: "6.00", currency: "EUR" } },
  "Flea drops Bello": { category: "Dogs > Health", price: { amount: "7.00", currency: "EUR" } },
  "Flea drops Miau": { description: "Flea drops for cats." },
};

test.each(["cheaper", "a cheaper one", "show more", "what else?", "anything else", "others", "which is the cheapest?"])(
  "what is not for a cat is not shown for it after %j either",
  async (next) => {
    await keepGoods(shop, fleas, "en");
    const shown = titlesOf(await askLast(shop, "flea drops for my cat", next));
    expect(shown.filter((one) => /Vet|Dog|Bello/.test(one))).toEqual([]);
  },
);

test("who names another animal then is shown what is for that", async () => {
  await keepGoods(shop, fleas, "en");
  const shown = titlesOf(await askLast(shop, "flea drops for my cat", "and for dogs?"));
  expect(shown).toEqual(expect.arrayContaining(["Flea drops Bello", "Flea drops Dog", "Flea drops Vet"]));
});
