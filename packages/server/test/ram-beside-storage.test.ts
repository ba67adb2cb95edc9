import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const laptop = (attributes: Record<string, string>) => ({ category: "Laptops", attributes });

test("what a chip or a card stores is no memory", async () => {
  const goods = {
    "Laptop Alfa": laptop({ RAM: "2 GB", "memory chip": "64 GB" }),
    "Laptop Beta": laptop({ internal_memory: "2 GB", flash_memory: "64 GB" }),
    "Laptop Gamma": laptop({ internal_memory: "2 GB", memory_card: "64 GB" }),
    "Laptop Delta": laptop({ RAM: "8 GB", "memory chip": "32 GB" }),
  };
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, "laptop with at least 4 GB RAM"))).toEqual(["Laptop Delta"]);
});
