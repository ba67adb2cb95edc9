import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

const products = [
  product("gentle", "Gentle hand cream", "5.90", { description: "Fragrance-free, for sensitive skin." }),
  product("rose", "Rose hand cream", "6.50", { description: "With rose scent." }),
  product("lime", "Lime hand cream", "6.20", { description: "Richly perfumed." }),
  product("plain", "Plain hand cream", "4.90", { description: "Unscented." }),
  product("milk", "Milk chocolate", "3.90", { description: "With sugar." }),
  product("dark", "Dark chocolate", "4.10", { description: "Sugar-free." }),
];
const cremes = [
  product("mild", "Milde Handcreme", "5.90", { description: "Ohne Parfüm." }),
  product("rose", "Rosen-Handcreme", "6.50", { description: "Mit Rosenduft, parfümiert." }),
  product("pur", "Handcreme Pur", "4.90", { description: "Unparfümiert." }),
];

let app: TestApp;
let shop: Tenant;
let german: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await shopOfGoods(app, products, { rag_active: false });
  german = await shopOfGoods(app, cremes, { rag_active: false, locale: "de" });
});
afterAll(() => app.stop());

async function shownOf(tenant: Tenant, message: string): Promise<string[]> {
  return (await app.send(tenant.id, { message })).products.map(({ title }) => title).toSorted();
}

const unscented = ["Gentle hand cream", "Plain hand cream"];

test.each([
  "unscented hand cream",
  "hand cream, unperfumed",
  "fragrance-free hand cream",
  "scent-free hand cream",
  "hand cream without perfume",
  "hand cream without scent",
  "parfümfreie Handcreme",
  "unparfümierte Handcreme",
  "Handcreme ohne Duft",
  "crème pour les mains sans parfum",
  "crème mains non parfumée",
  "crema de manos sin perfume",
  "crema mani senza profumo",
  "creme de mãos sem perfume",
  "ongeparfumeerde handcrème",
  "parfumvrije handcrème",
  "kokusuz el kremi",
])("%s shows what is told to be without scent, and nothing with one", async (message) => {
  expect(await shownOf(shop, message)).toEqual(unscented);
});

test.each(["unparfümierte Handcreme", "parfümfreie Handcreme", "Handcreme ohne Parfüm"])(
  "%s is understood in its own shop",
  async (message) => {
    expect(await shownOf(german, message)).toEqual(["Handcreme Pur", "Milde Handcreme"]);
  },
);

test.each(["zuckerfreie Schokolade", "suikervrije chocolade", "şekersiz çikolata"])(
  "%s is without sugar: what it lacks is named in one word",
  async (message) => {
    expect(await shownOf(shop, message)).toEqual(["Dark chocolate"]);
  },
);
