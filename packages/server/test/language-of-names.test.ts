import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;

beforeAll(async () => {
  app = await startApp();
  const goods = [
    product("helmet", "Casco Brisa", "59.90", { category: "Cascos" }),
    product("boots", "Botas de senderismo Genal", "119.00", { category: "Botas" }),
    product("salts", "Sales minerales limón", "14.90", { category: "Nutrición" }),
    product("spray", "Repelente de mosquitos", "11.90", { category: "Repelentes" }),
  ];
  shop = await shopOfGoods(app, goods, { locale: "es" });
});

afterAll(() => app.stop());

test.each([
  ["helmets", "en", /^I found/],
  ["chaussures de randonnée", "fr", /^Voici/],
  ["repelente para cão", "pt", /^(?:Encontrei|Não|Lamento)/],
  // What the tenant's own language calls so, and what the browser's has no name for.
  ["casco", "en", /^He encontrado/],
  ["helmets", "es", /^He encontrado/],
  ["helmets", "sv", /^He encontrado/],
  ["sales minerales", "es", /^He encontrado/],
  ["sales minerales", "en", /^He encontrado/],
])("%s, asked by a browser in %s", async (message, language, begins) => {
  const { response } = await app.send(shop.id, { message }, { "accept-language": language });
  expect(response).toMatch(begins);
});

test("the language of the conversation holds, whatever the browser asks for", async () => {
  const headers = { "accept-language": "en" };
  const { conversation_id } = await app.send(shop.id, { message: "¿tenéis botas de montaña?" }, headers);
  const { response } = await app.send(shop.id, { message: "helmets", conversation_id }, headers);
  expect(response).toMatch(/^He encontrado/);
});
