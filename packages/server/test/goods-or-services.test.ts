import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

const goods = [
  product("tent-2", "Haven tent 2 person", "199.00", { category: "Tents" }),
  product("tent-3", "Ridge tent 3 person", "279.00", { category: "Tents" }),
  product("kit", "Tent repair kit", "12.00", { category: "Tent accessories" }),
  product("waxed", "Waxed jacket Moor", "189.00", { category: "Jackets" }),
  product("tin", "Jacket wax tin", "14.00", { category: "Care" }),
  product("canvas", "Canvas bag 20 l", "59.00", { category: "Bags" }),
  product("tote", "Recycled tote bag", "29.00", { category: "Bags" }),
];
const texts = {
  Repairs:
    "# Repairs\n\nOur workshop mends what we sell. A tent with a torn fly costs £25 to mend.\n\n## Waxed jackets\n\nWe re-wax jackets for £35.",
  "Used gear": "# Used gear\n\nWe buy back used tents that we have sold, for up to 40 % of their price.",
  Materials: "# Materials\n\nThe fabric of our bags is made from recycled bottles.",
};

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await shopOfGoods(app, goods, { locale: "en" });
  for (const [title, content] of Object.entries(texts))
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, { title, content, format: "markdown" });
});
afterAll(() => app.stop());

test.for([
  ["re-wax jacket", "Repairs"],
  ["mend tent", "Repairs"],
  ["mend a tent", "Repairs"],
  ["do you repair tents?", "Repairs"],
  ["do you buy used tents?", "Used gear"],
  ["are your bags recycled?", "Materials"],
] as const)("what a text tells whole and goods in part is told by the text: %s", async ([message, title]) => {
  const { products, citations } = await app.send(shop.id, { message });
  expect({ products, cited: citations.map((one) => one.title) }).toEqual({ products: [], cited: [title] });
});

test.for([
  ["recycled bag", "tote"],
  ["do you have recycled bags?", "tote"],
  ["tent repair kit", "kit"],
  ["waxed jacket", "waxed"],
  ["do you sell tents?", "tent-2"],
] as const)("and goods are shown where they are meant: %s", async ([message, id]) => {
  const { products } = await app.send(shop.id, { message });
  expect(products.map((one) => one.id)).toContain(id);
});
