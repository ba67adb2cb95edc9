import { describe, expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const makers = "Aven Brom Cald Dorn Elm Fyr Gost Hask Ilm Jorn Kest Lund Mirk Nord Orm Pell Quist Rask Sund Torv".split(
  " ",
);
/** Twenty of one trade: what all products are called tells next to nothing of any. */
const all = (thing: string): Goods => Object.fromEntries(makers.map((maker) => [`${maker} ${thing}`, {}]));

describe("where every product is called so, what none of them has is given up, and said to be", () => {
  test.each([
    ["en", "Headphones", "wooden headphones", "without “wooden”"],
    ["en", "Headphones", "pink headphones", "without “pink”"],
    ["en", "Headphones", "headphones with a microphone", "without “microphone”"],
    ["en", "Headphones", "Do you have wooden headphones?", "without “wooden”"],
    ["de", "Kopfhörer", "hölzerne Kopfhörer", "ohne „hölzerne“"],
    ["fr", "Casque", "casque pliable", "« pliable »"],
    ["es", "Auriculares", "auriculares plegables", "«plegables»"],
    ["it", "Cuffie", "cuffie pieghevoli", "«pieghevoli»"],
    ["pt", "Auscultadores", "auscultadores dobráveis", "«dobráveis»"],
    ["nl", "Koptelefoon", "opvouwbare koptelefoon", "‘opvouwbare’"],
    ["tr", "Kulaklık", "katlanabilir kulaklık", "“katlanabilir”"],
  ])("%s, %s: %s", async (locale, thing, message, given) => {
    await keepGoods(shop, all(thing), locale);
    const { products, response } = await askLast(shop, message);
    expect(response).toContain(given);
    expect(products).toHaveLength(6);
  });
});

test("a make stays, and the rest is given up", async () => {
  await keepGoods(
    shop,
    Object.fromEntries(Object.entries(all("Headphones")).map(([title]) => [title, { brand: title.split(" ")[0]! }])),
    "en",
  );
  const { products, response } = await askLast(shop, "Aven headphones with a microphone");
  expect(products.map(({ title }) => title)).toEqual(["Aven Headphones"]);
  expect(response).toContain("without “microphone”");
});

test.each([
  "wooden spoons",
  "headphone jack for a tractor",
  "who invented headphones?",
  "weather in Paris",
  "asdf qwer zxcv",
  "my headphones hurt my ears",
])("%s: nothing is shown", async (message) => {
  await keepGoods(shop, all("Headphones"), "en");
  expect((await askLast(shop, message)).products).toEqual([]);
});
