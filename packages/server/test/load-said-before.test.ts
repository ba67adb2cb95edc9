import { describe, expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const treadmills = (thing: string): Goods => ({
  [`${thing} Alfa`]: {
    category: thing,
    price: { amount: "10.00", currency: "EUR" },
    attributes: { "Max load": "110 kg" },
  },
  [`${thing} Beta`]: {
    category: thing,
    price: { amount: "20.00", currency: "EUR" },
    attributes: { "Max load": "150 kg" },
  },
});
const first = async (...messages: [string, ...string[]]): Promise<string | undefined> =>
  (await askLast(shop, ...messages)).products[0]?.title;

test.each<[string, string, string]>([
  ["en", "Treadmill", "I weigh 125 kg"],
  ["de", "Laufband", "ich wiege 125 kg"],
  ["fr", "Vélo", "je pèse 125 kg"],
  ["es", "Cinta", "peso 125 kg"],
  ["it", "Cyclette", "peso 125 kg"],
  ["pt", "Passadeira", "peso 125 kg"],
  ["nl", "Loopband", "ik weeg 125 kg"],
  ["tr", "Bisiklet", "125 kiloyum"],
])("%s: %s: what takes less than was said before comes behind: %s", async (locale, thing, said) => {
  await keepGoods(shop, treadmills(thing), locale);
  expect(await first(said, thing)).toBe(`${thing} Beta`);
});

describe("but nothing else is put behind", () => {
  test.each<[string, ...string[]]>([
    ["treadmill"],
    ["I weigh 100 kg", "treadmill"],
    ["I weigh 125 kg", "the cheapest treadmill"],
    ["I weigh 125 kg", "treadmill Alfa"],
    ["I weigh 125 kg", "hello", "thanks", "hello", "thanks", "treadmill"],
    ["I have a 125 kg barbell", "treadmill"],
  ])("%j", async (...messages) => {
    await keepGoods(shop, treadmills("Treadmill"), "en");
    expect(await first(...(messages as [string]))).toBe("Treadmill Alfa");
  });
});
