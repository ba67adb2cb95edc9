import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

/** More than an answer shows; the first three of them are sold out. */
const gnomes = Array.from({ length: 9 }, (_, at) =>
  product(`g${at}`, `Tall Garden Gnome`, "20.00", {
    group_id: `g${at}`,
    availability: at < 3 ? "out_of_stock" : "in_stock",
  }),
);

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await shopOfGoods(app, gnomes, { locale: "en" });
});
afterAll(() => app.stop());

test("of more that fits equally than is shown, what is sold out is left for later", async () => {
  const { products } = await app.send(shop.id, { message: "tall garden gnome" });
  expect(products.map(({ id }) => id).sort()).toEqual(["g3", "g4", "g5", "g6", "g7", "g8"]);
});
