import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const priced = (brand: string, amount: string) => ({ brand, price: { amount, currency: "EUR" } });
const lamps = (thing: string): Goods => ({
  [`Acme ${thing}`]: priced("Acme", "90.00"),
  [`Cool ${thing}`]: priced("Cool", "60.00"),
  [`Bolt ${thing}`]: priced("Bolt", "20.00"),
});
const bars = { "Oat bar": { description: "With nuts." }, "Nut bar": { description: "Contains hazelnuts." } };

test.each([
  ["en", "lamp under 50", ["more", "others", "similar ones", "something similar"]],
  ["de", "Lampe unter 50", ["mehr", "ähnliche"]],
  ["de", "Lampe ohne Acme unter 30", ["ähnliche"]],
  ["fr", "lampe moins de 50", ["d'autres", "similaires"]],
  ["es", "lámpara de menos de 50", ["más", "similares"]],
  ["it", "lampada sotto i 50", ["altre", "simili"]],
  ["pt", "lâmpada até 50", ["mais", "semelhantes"]],
  ["nl", "lamp onder 50", ["meer", "vergelijkbare"]],
  ["tr", "50 avrodan ucuz lamba", ["daha fazla", "benzerleri"]],
])("in %s what is dearer than was wished for is not like what was shown: %s", async (locale, wish, more) => {
  const thing = wish.split(" ").find((word) => /^l[aâá]m/iu.test(word))!;
  await keepGoods(shop, lamps(thing), locale);
  for (const message of more) {
    const answer = await askLast(shop, wish, message);
    expect([message, titlesOf(answer)]).toEqual([message, []]);
    expect(answer.applied_filters.map(({ field }) => field)).toContain("price");
  }
});

test.each(["more", "similar ones", "do you have others?", "show me alternatives", "anything like it?"])(
  "what holds what shall not be is not like what is free of it: %s",
  async (message) => {
    await keepGoods(shop, { ...bars, "Rice bar": { description: "No nuts." } }, "en");
    expect(titlesOf(await askLast(shop, "bar without nuts", message))).toEqual([]);
  },
);

test("what is like one of several that were shown is as was wished for", async () => {
  const free = { description: "No nuts." };
  await keepGoods(shop, { ...bars, "Rice bar": free, "Date bar": free }, "en");
  const answer = await askLast(shop, "bar without nuts", "something similar to the rice bar");
  expect([titlesOf(answer), answer.applied_filters.some(({ op }) => op === "not")]).toEqual([["Date bar"], true]);
});

test("what carries less is not like what carries enough", async () => {
  const bearing = (most: string) => ({ attributes: { "Max user weight": most } });
  await keepGoods(shop, { "Treadmill A": bearing("110 kg"), "Treadmill B": bearing("150 kg") }, "en");
  expect(titlesOf(await askLast(shop, "treadmill for 125 kg", "similar ones"))).toEqual([]);
});

test("what is like one that is sold out is as was wished for", async () => {
  const free = { description: "No nuts." };
  await keepGoods(shop, { ...bars, "Rice bar": { ...free, availability: "out_of_stock" }, "Date bar": free }, "en");
  const answer = await askLast(shop, "bar without nuts", "is the rice bar in stock?");
  expect(titlesOf(answer)).not.toContain("Oat bar");
});

test.each([
  ["Acme lamp", "similar ones", ["Bolt lamp", "Cool lamp"]],
  ["Acme lamp", "more", ["Bolt lamp", "Cool lamp"]],
  ["Acme lamp", "similar but cheaper", ["Bolt lamp", "Cool lamp"]],
  ["lamp over 70", "similar but cheaper", []],
  ["lamp under 70", "more", []],
  ["red lamp", "similar ones", ["Acme lamp", "Bolt lamp", "Cool lamp"]],
])("other brands, colours and prices may be like it: %s, %s", async (wish, message, titles) => {
  await keepGoods(shop, { ...lamps("lamp"), "Dora lamp": { attributes: { colour: "red" } } }, "en");
  const others = wish === "red lamp" ? titles : titles.length > 0 ? [...titles, "Dora lamp"] : titles;
  expect(titlesOf(await askLast(shop, wish, message))).toEqual(others.toSorted());
});
