import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

const of = (category: string, storage?: string) => ({ category, ...(storage && { attributes: { storage } }) });
const goods = [
  product("s24", "Galaxy S24 128 GB Black", "799.00", of("Phones", "128 GB")),
  product("a15", "Galaxy A15 64 GB Blue", "199.00", of("Phones", "64 GB")),
  product("i15", "iPhone 15 256 GB Black", "899.00", of("Phones", "256 GB")),
  product("i14", "iPhone 14 128 GB White", "699.00", of("Phones", "128 GB")),
  product("s24-case", "Case for Galaxy S24, clear", "19.00", of("Accessories")),
  product("s24-film", "Screen protector for Galaxy S24", "9.00", of("Accessories")),
  product("i15-case", "iPhone 15 leather wallet case", "45.00", of("Accessories")),
  product("legion", "Legion gaming laptop", "1299.00", of("Laptops")),
  product("m185", "Wireless mouse M185", "15.00", of("Mice")),
  product("vertical", "Ergonomic vertical mouse", "39.00", of("Mice")),
];

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await shopOfGoods(app, goods, { locale: "en" });
});
afterAll(() => app.stop());

const shown = async (message: string, type: "rag" | "ecommerce" = "ecommerce") => {
  const { products, response } = await app.send(shop.id, { message, type });
  return { ids: products.map(({ id }) => id), response };
};

test.for([
  ["Galaxy", ["s24", "a15"]],
  ["Galxy", ["s24", "a15"]],
  ["iphnoe", ["i15", "i14"]],
] as [string, string[]][])(
  "what is of a make comes before its cases, also where it is misspelt: %s",
  async ([message, ids]) => {
    expect((await shown(message)).ids.slice(0, ids.length).toSorted()).toEqual(ids.toSorted());
  },
);

test("two phones that are named behind the question are compared, and no case", async () => {
  const { ids, response } = await shown("which phone has more storage, Galaxy S24 or iPhone 15?");
  expect(ids).toEqual(["s24", "i15"]);
  expect(response).toMatch(/^\*\*iPhone 15 256 GB Black\*\*|^\*\*iPhone/);
});

test("where no mouse is for gaming, mice are shown without, and nothing else", async () => {
  const { ids, response } = await shown("gaming mouse");
  expect(ids.toSorted()).toEqual(["m185", "vertical"]);
  expect(response).toContain("without “gaming”");
});

test.for(["rag", "ecommerce"] as const)(
  "in %s mode: whether a phone can be had tells nothing of its case",
  async (type) => {
    expect((await shown("Is the iPhone 15 in stock?", type)).ids).toEqual(["i15"]);
  },
);
