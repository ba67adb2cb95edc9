import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const priced = (amount: string) => ({ amount, currency: "GBP" });
const goods: Goods = {
  "Coast sunglasses polarised": { category: "Sunglasses", price: priced("89.00") },
  "Splash sunglasses": { category: "Sunglasses", description: "Polarised, for children.", price: priced("27.50") },
  "Aviator polarized": { category: "Sunglasses", description: "Grey polarized lens.", price: priced("159.00") },
  "Aviator plain": { category: "Sunglasses", description: "Gold. Not polarised.", price: priced("49.00") },
  "Jewellery box": { category: "Boxes", price: priced("20.00") },
  "Traveler mug": { category: "Mugs", description: "For travelers.", price: priced("12.00") },
  "Plain mug": { category: "Mugs", price: priced("9.00") },
};

describe("an English shop", () => {
  beforeEach(() => keepGoods(shop, goods, "en"));

  test.each<[string, string[]]>([
    ["polarized under 100", ["Coast sunglasses polarised", "Splash sunglasses"]],
    ["polarised under 100", ["Coast sunglasses polarised", "Splash sunglasses"]],
    ["polarized sunglasses", ["Aviator polarized", "Coast sunglasses polarised", "Splash sunglasses"]],
    ["jewelry box", ["Jewellery box"]],
    ["traveller mug", ["Traveler mug"]],
  ])("%s: however it is spelt", async (message, titles) => {
    expect(titlesOf(await askLast(shop, message))).toEqual(titles);
  });
});
