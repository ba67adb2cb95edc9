import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lastOf as lastOfAll } from "./last-of.ts";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

const goods = [
  product("drill-18", "Cordless Drill 18V", "89.00", { category: "Drills", description: "For shelves and wood." }),
  product("drill-12", "Cordless Drill 12V", "59.00", { category: "Drills", description: "To hang shelves." }),
  product("ladder", "Step Ladder 4 steps", "45.00", { category: "Ladders" }),
  product("long", "Telescopic Ladder", "119.00", { category: "Ladders" }),
  product("tape", "Tape Measure 5 m", "6.90", {
    category: "Measuring",
    sale_price: { amount: "4.90", currency: "EUR" },
  }),
  product("brush", "Sonic Toothbrush", "49.00", { category: "Toothbrushes" }),
  product("heads", "Brush Heads, pack of 4", "14.00", { category: "Toothbrushes", description: "For the Sonic." }),
  product("soap", "Soap Olive", "3.00", { category: "Soaps", attributes: { "fragrance-free": true } }),
  product("rose", "Soap Rose", "3.00", { category: "Soaps", attributes: { "fragrance-free": false } }),
  product("milk", "Lactose-free milk", "1.70", { category: "Milk", attributes: { allergens: "milk" } }),
];

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await shopOfGoods(app, goods, { locale: "en" });
});
afterAll(() => app.stop());

const shownLast = async (...messages: string[]): Promise<string[]> =>
  (await lastOfAll(app, shop, messages)).products.map(({ id }) => id).toSorted();

test.each([
  [
    ["something to hang shelves", "ladder"],
    ["ladder", "long"],
  ],
  [["cake without lactose", "milk without lactose"], ["milk"]],
  [["step ladder", "what is on sale?"], ["tape"]],
  [
    ["step ladder", "do the brush heads fit the Sonic?"],
    ["heads", "brush"],
  ],
])("%j asks for something else", async (messages, ids) => {
  expect(await shownLast(...messages)).toEqual(expect.arrayContaining(ids.slice(0, 1)));
  expect(ids).toEqual(expect.arrayContaining(await shownLast(...messages)));
});

test("what narrows what was shown still does", async () => {
  expect(await shownLast("ladder", "under 60")).toEqual(["ladder"]);
  expect(await shownLast("drill", "18V")).toEqual(["drill-18"]);
});

test("what is so or not is no choice of it", async () => {
  const { response } = await lastOfAll(app, shop, ["soap", "do you have fragrance?"]);
  expect(response).not.toContain("no (");
});
