import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
const of = (category: string, couleur: string) => ({ category, attributes: { couleur } });
beforeAll(async () => {
  app = await startApp();
  const goods = [
    product("nude", "Rouge à lèvres mat", "19.00", of("Maquillage", "beige")),
    product("vif", "Rouge à lèvres brillant", "21.00", of("Maquillage", "rouge")),
    product("vernis", "Vernis à ongles", "9.00", of("Maquillage", "rouge")),
    product("sac", "Sac à main", "79.00", of("Sacs", "rouge")),
    product("sac-noir", "Sac à main", "79.00", of("Sacs", "noir")),
  ];
  shop = await shopOfGoods(app, goods, { locale: "fr" });
});
afterAll(() => app.stop());

test.for([
  ["rouge à lèvres", ["nude", "vif"]],
  ["un rouge à lèvres, s'il vous plaît", ["nude", "vif"]],
  ["rouge à lèvres beige", ["nude"]],
  ["sac à main rouge", ["sac"]],
] as const)("what is named by a colour is wished for in any: %s", async ([message, ids]) => {
  const { products } = await app.send(shop.id, { message });
  expect(products.map(({ id }) => id).toSorted()).toEqual(ids);
});
