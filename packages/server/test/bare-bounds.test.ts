import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lastOf as lastOfAll } from "./last-of.ts";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

const bottles = [
  product("small", "Insulated bottle 350 ml", "19.00", { category: "Bottles" }),
  product("mid", "Insulated bottle 600 ml", "25.00", { category: "Bottles" }),
  product("large", "Sports bottle 1 l", "15.00", { category: "Bottles" }),
  product("dim", "Clip lamp", "19.00", { category: "Lamps", attributes: { brightness: "150 lm" } }),
  product("bright", "Desk lamp", "59.00", { category: "Lamps", attributes: { brightness: "450 lm" } }),
  product("sofa", "Harbour sofa 210 cm", "499.00", { category: "Sofas" }),
  product("corner", "Corner sofa 280 cm", "1299.00", { category: "Sofas" }),
  product("rug", "Wool rug", "89.00", { category: "Rugs" }),
];
const german = [
  product("klein", "Trinkflasche 350 ml", "19.00", { category: "Trinkflaschen" }),
  product("groß", "Trinkflasche 750 ml", "25.00", { category: "Trinkflaschen" }),
  product("sofa", "Sofa Hafen 210 cm", "499.00", { category: "Sofas" }),
];

let app: TestApp;
let shop: Tenant;
let laden: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await shopOfGoods(app, bottles, { locale: "en" });
  laden = await shopOfGoods(app, german, { locale: "de" });
});
afterAll(() => app.stop());

const shown = async (of: Tenant, ...messages: string[]) => {
  const { products, applied_filters } = await lastOfAll(app, of, messages);
  return { ids: products.map(({ id }) => id).toSorted(), labels: applied_filters.map(({ label }) => label) };
};

test.for([
  [["bottles over 500"], ["large", "mid"], "over 500 ml"],
  [["bottles under 500"], ["small"], "under 500 ml"],
  [["bottles", "over 500"], ["large", "mid"], "over 500 ml"],
  [["lamps over 400"], ["bright"], "over 400 lm"],
] as [string[], string[], string][])(
  "a bound that no price comes near is of what most goods tell: %s",
  async ([messages, ids, label]) => {
    const answer = await shown(shop, ...messages);
    expect(answer.ids).toEqual(ids);
    expect(answer.labels).toContain(label);
  },
);

test("in another language as well", async () => {
  expect(await shown(laden, "Trinkflaschen mehr als 500")).toMatchObject({ ids: ["groß"] });
});

test.for([
  ["sofas over 1000", ["corner"]],
  // None costs so much, though some do come near, and none is as wide.
  ["sofas over 2000", []],
  // 210 cm are no 800, whatever else could be meant.
  ["sofas under 800", ["sofa"]],
  ["lamps under 50", ["dim"]],
  ["bottles over 500 €", []],
  ["bottles over 500 and under 900 euros", []],
  ["rugs over 500", []],
] as [string, string[]][])(
  "where prices reach there, or money is named, it is of prices: %s",
  async ([message, ids]) => {
    expect((await shown(shop, message)).ids).toEqual(ids);
  },
);
