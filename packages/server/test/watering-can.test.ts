import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** A name of which a word is a small one in its own language. */
test.each(["Gießkanne", "arrosoir", "regadera", "annaffiatoio", "regador", "gieter", "sulama kabı", "watering can"])(
  "%s: what an English shop calls a watering can",
  async (message) => {
    await keepGoods(shop, { "Watering can Rilla 5 l": {}, "Watering can Zinko": {}, "Bistro chair": {} }, "en");
    expect(titlesOf(await askLast(shop, message))).toEqual(["Watering can Rilla 5 l", "Watering can Zinko"]);
  },
);
