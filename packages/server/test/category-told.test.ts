import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
const of = (category: string, colour: string) => ({ category, attributes: { colour } });
beforeAll(async () => {
  app = await startApp();
  const goods = [
    product("green", "Merino sweater", "79.00", of("Sweaters", "green")),
    product("navy", "Wool sweater", "89.00", of("Sweaters", "navy")),
    product("red", "Cotton sweater", "49.00", of("Sweaters", "red")),
    product("shirt", "Cotton shirt", "39.00", of("Shirts", "orange")),
  ];
  shop = await shopOfGoods(app, goods, { locale: "en" });
});
afterAll(() => app.stop());

test.for(["sweater in orange", "orange sweaters"])(
  "what was understood is told beside what was given up: %s",
  async (message) => {
    const { products, response, applied_filters } = await app.send(shop.id, { message });
    expect(products.map(({ id }) => id).toSorted()).toEqual(["green", "navy", "red"]);
    expect(response).toContain("without “orange”");
    expect(applied_filters.map(({ label }) => label)).toEqual(["Sweaters"]);
  },
);
