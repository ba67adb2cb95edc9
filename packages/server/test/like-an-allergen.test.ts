import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const bars = {
  "Barrita Avena": { category: "Barritas", description: "Hecha a mano, por las manos de artesanos. Sin maní." },
  "Barrita Molde": { category: "Barritas", description: "Amasada con las manos." },
  "Barrita Nuez": { category: "Barritas", description: "Con maní y miel." },
  "Barrita Doble": { category: "Barritas", description: "Con maníes tostados." },
};

test.each(["barritas sin maní", "barritas sin mani", "soy alérgico al maní, ¿qué barritas hay?"])(
  "what is made by hands holds no peanuts: %s",
  async (message) => {
    await keepGoods(shop, bars, "es");
    expect(titlesOf(await askLast(shop, message))).toEqual(["Barrita Avena", "Barrita Molde"]);
  },
);
