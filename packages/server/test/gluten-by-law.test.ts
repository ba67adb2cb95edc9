import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const bars: Goods = {
  "Alto bar": { attributes: { gluten: "< 20 ppm" } },
  "Brenta bar": { attributes: { "gluten content": "less than 20 mg/kg" } },
  "Corvo bar": { attributes: { gluten: "< 100 ppm" } },
  "Delta bar": { attributes: { gluten: "traces" } },
  "Ebro bar": { attributes: { gluten: "may contain" } },
  "Fell bar": { attributes: { gluten: "< 1 %" } },
};

test.each(["gluten free bar", "bar without gluten", "bar, I'm allergic to gluten", "I have coeliac disease, bar"])(
  "what has no more gluten than the law allows is free of it: %s",
  async (message) => {
    await keepGoods(shop, bars, "en");
    expect(titlesOf(await askLast(shop, message))).toEqual(["Alto bar", "Brenta bar"]);
  },
);

test.each([
  ["is the Alto bar gluten free?", "< 20 ppm"],
  ["is the Corvo bar gluten free?", "< 100 ppm"],
  ["is the Delta bar gluten free?", "traces"],
  ["is the Ebro bar gluten free?", "may contain"],
])("what the datum says is told: %s", async (message, datum) => {
  await keepGoods(shop, bars, "en");
  expect((await askLast(shop, message)).response).toContain(datum);
});

test("no other bound says that nothing is there", async () => {
  await keepGoods(
    shop,
    {
      "Alto milk": { attributes: { lactose: "< 0.1 %" } },
      "Brenta milk": { attributes: { lactose: "< 20 ppm" } },
      "Corvo milk": { attributes: { lactose: "none" } },
    },
    "en",
  );
  expect(titlesOf(await askLast(shop, "milk without lactose"))).toEqual(["Corvo milk"]);
});
