import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  const of = (category: string) => ({ category });
  const goods = [
    product("s-1", "Stehlampe Lund Messing", "149.00", of("Stehlampen")),
    product("s-2", "Stehlampe Vik", "45.00", of("Stehlampen")),
    product("t-1", "Tischlampe Pico", "29.00", of("Tischlampen")),
    product("t-2", "Tischlampe Uno", "59.00", of("Tischlampen")),
    product("e-1", "Corvo Uno", "649.00", of("Espressomaschinen")),
    product("k-1", "Pico", "89.00", of("Kapselmaschinen")),
    product("rug", "Teppich Wolle", "299.00", of("Teppiche")),
    product("bulb", "Leuchtmittel E27", "6.00", of("Leuchtmittel")),
  ];
  shop = await shopOfGoods(app, goods, { locale: "de" });
});
afterAll(() => app.stop());

test.for([
  ["Lampen", ["s-1", "s-2", "t-1", "t-2"], ["Stehlampen", "Tischlampen"]],
  ["Lampe unter 50 Euro", ["s-2", "t-1"], ["Stehlampen", "Tischlampen"]],
  ["Kaffeemaschine", ["e-1", "k-1"], ["Espressomaschinen", "Kapselmaschinen"]],
  ["coffee machine under 100 euros", ["k-1"], ["Espressomaschinen", "Kapselmaschinen"]],
  ["Stehlampen", ["s-1", "s-2"], ["Stehlampen"]],
] as const)("a thing that is kept by its kinds is all of them, and that is told: %s", async ([message, ids, kinds]) => {
  const { products, applied_filters } = await app.send(shop.id, { message });
  expect(products.map(({ id }) => id).toSorted()).toEqual(ids);
  expect(applied_filters.flatMap(({ field, value }) => (field === "category" ? value : []))).toEqual(kinds);
});

test("what is called a kind of it comes before what only tells of it", async () => {
  const cups = [
    product("filter", "Handfilter", "14.00", { category: "Zubehör", description: "Für eine bis drei Tassen." }),
    product("cups", "Espressotassen, 6er-Set", "34.00", { category: "Geschirr" }),
  ];
  const { id } = await shopOfGoods(app, cups, { locale: "de" });
  expect((await app.send(id, { message: "Tassen" })).products.map((one) => one.id)).toEqual(["cups", "filter"]);
});

test("a short word is known at the end of a long one", async () => {
  const creams = [
    product("day", "Tagescreme Sensitiv", "12.00", { description: "Für empfindliche Haut." }),
    product("night", "Nachtcreme Calendula", "11.00", { description: "Für empfindliche Haut." }),
    product("gel", "Duschgel Sensitiv", "3.00", { description: "Für empfindliche Haut." }),
  ];
  const { id } = await shopOfGoods(app, creams, { locale: "de" });
  const { products, response } = await app.send(id, { message: "Creme für empfindliche Haut" });
  expect(
    products
      .slice(0, 2)
      .map((one) => one.id)
      .toSorted(),
  ).toEqual(["day", "night"]);
  expect(response).not.toContain("ohne „");
});
