import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lastOf } from "./last-of.ts";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

const lamp = (id: string, amount: string, attributes: Record<string, string>) =>
  product(id, "Reading lamp", amount, { category: "Lamps", attributes: { kind: "LED", ...attributes } });
const products = [
  lamp("black", "29.00", { colour: "black" }),
  lamp("white", "34.00", { colour: "white" }),
  lamp("clamp", "32.00", { colour: "black" }),
  product("mug-s", "Mug", "5.00", { category: "Mugs", options: { size: "S" } }),
  product("mug-l", "Mug", "5.00", { category: "Mugs", options: { size: "L" } }),
  product("jug", "Glass jug", "9.00", { category: "Jugs", attributes: { colour: "clear" } }),
  product("coast", "Coast polarised shades", "89.00", { category: "Shades" }),
  product("coast-blue", "Coast polarised shades mirror", "95.00", { category: "Shades" }),
  product("velo", "Velo sports goggles", "139.00", { category: "Goggles" }),
  product("jug-2", "Clay jug", "9.00", { category: "Jugs", attributes: { colour: "brown" } }),
];

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await shopOfGoods(app, products, { rag_active: false });
});
afterAll(() => app.stop());

const says = async (...messages: string[]): Promise<string> => (await lastOf(app, shop, messages)).response;

test("what tells goods of one title apart is said", async () => {
  expect(await says("reading lamp")).toContain("**Reading lamp**: black, €29.00; white, €34.00; black, €32.00.");
  expect(await says("mugs")).toContain("**Mug**: S; L.");
  expect(await says("jugs")).toBe(
    "Here are 2 products, each for €9.00. The best match is **Glass jug** for €9.00 (in stock).",
  );
});

test("and heads the columns of a comparison", async () => {
  const table = await says("reading lamp", "what is the difference?");
  expect(table).toContain(
    "| | Reading lamp (black, €29.00) | Reading lamp (white, €34.00) | Reading lamp (black, €32.00) |",
  );
  expect(table).toContain("**Reading lamp (black, €29.00)** is the cheapest.");
});

test.each(["compare the coast and the velo", "velo vs coast"])(
  "%s: each of those that are called so is",
  async (message) => {
    const { products: shown } = await lastOf(app, shop, [message]);
    expect(shown.map(({ id }) => id).toSorted()).toEqual(["coast", "coast-blue", "velo"]);
  },
);
