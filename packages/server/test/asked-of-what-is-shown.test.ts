import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastOf } from "./last-of.ts";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

const mug = (locale: string, title: string, name: string, ...colours: string[]): PutProduct[] =>
  colours.map((colour) =>
    product(`${locale}-mug-${colour}`, title, "12.90", {
      category: "Mugs",
      group_id: `${locale}-mug`,
      options: { [name]: colour },
    }),
  );

const trades: Record<string, PutProduct[]> = {
  es: [
    product("tent", "Tienda de campaña Roble", "119.00", { attributes: { Peso: "2,4 kg" } }),
    ...mug("es", "Taza Mar", "Color", "azul", "blanco"),
    product("lantern", "Farol de camping Luna", "22.50", { category: "Iluminación", availability: "out_of_stock" }),
    product("headlamp", "Linterna frontal Luz", "34.90", { category: "Iluminación" }),
    product("mat", "Esterilla de camping Duna", "45.00", { category: "Camping" }),
  ],
  it: [
    ...mug("it", "Tazza Mare", "Colore", "blu", "bianco"),
    product("500", "Borraccia Fonte 500", "24.90", { category: "Borracce", attributes: { Capacità: "500 ml" } }),
    product("750", "Borraccia Fonte 750", "29.90", { category: "Borracce", attributes: { Capacità: "750 ml" } }),
    product("table", "Lampada da tavolo Luce", "59.00", { attributes: { Altezza: "42 cm" } }),
    product("floor", "Lampada da terra Airone", "149.00", { attributes: { Altezza: "165 cm" } }),
  ],
  pt: [
    product("bag", "Mochila Maresia", "49.90", { attributes: { Cor: "amarelo" } }),
    product("500", "Garrafa Fonte 500", "22.90", { category: "Garrafas", attributes: { Capacidade: "500 ml" } }),
    product("1000", "Garrafa Fonte 1000", "32.90", { category: "Garrafas", attributes: { Capacidade: "1 l" } }),
    product("duna", "Óculos de sol Duna", "49.00", { attributes: { Polarizados: "sim" } }),
    product("brisa", "Óculos de sol Brisa", "39.00", { attributes: { Polarizados: "não" } }),
  ],
  nl: [
    product("kade", "Fietstas Kade", "69.00", { category: "Tassen", attributes: { Inhoud: "40 l", Waterdicht: "ja" } }),
    product("sluis", "Fietstas Sluis", "39.00", {
      category: "Tassen",
      attributes: { Inhoud: "18 l", Waterdicht: "nee" },
    }),
    product("helm", "Helm Vink", "49.00", { category: "Helmen", attributes: { Gewicht: "290 g" } }),
  ],
  tr: [
    product("pan", "Granit tava Taş", "349.90", {
      category: "Mutfak > Tavalar",
      attributes: { "Bulaşık makinesi": "evet" },
    }),
    product("cast", "Döküm tava Kor", "649.90", { category: "Mutfak > Tavalar", description: "Ağır bir tava." }),
    product("filter", "Filtre kahve makinesi Sabah", "1790.00", { category: "Mutfak > Kahve makineleri" }),
    product("mocha", "Türk kahvesi makinesi Fincan", "1190.00", { category: "Mutfak > Kahve makineleri" }),
    product("tea", "Elektrikli çay makinesi Sohbet", "1099.00", { category: "Mutfak > Çay makineleri" }),
    product("blanket", "Polar battaniye Kuzu", "390.00", {
      category: "Battaniyeler",
      description: "Makinede yıkanabilir.",
    }),
    ...mug("tr", "Kupa Ada", "Renk", "mavi", "beyaz"),
  ],
};

let app: TestApp;
const shops = new Map<string, Tenant>();
beforeAll(async () => {
  app = await startApp();
  for (const [locale, goods] of Object.entries(trades)) shops.set(locale, await shopOfGoods(app, goods, { locale }));
});
afterAll(() => app.stop());

const told = async (locale: string, ...messages: string[]): Promise<string> =>
  (await lastOf(app, shops.get(locale)!, messages)).response;

describe("what the data tell of it is never said not to be told", () => {
  test.for([
    ["es", "tienda roble", "pesa mucho?", "Peso: 2,4 kg"],
    ["nl", "helm vink", "hoe zwaar is ie", "Gewicht: 290 g"],
    ["tr", "granit tava", "bulasik makinesine girer mi?", "Evet. **Granit tava Taş**: Bulaşık makinesi: evet."],
    ["tr", "polar battaniye", "makinede yikanir mi", "“Makinede yıkanabilir.”"],
    ["it", "lampade", "la seconda quanto è alta?", "Altezza: "],
  ] as const)("%s: %s, %s", async ([locale, first, asked, expected]) => {
    expect(await told(locale, first, asked)).toContain(expected);
  });
});

describe("whoever asks for another colour is told which there are", () => {
  test.for([
    ["es", "taza mar", "la tienes en rojo?", "No. **Taza Mar**: Color: azul, blanco."],
    ["it", "tazza mare", "ce l'avete in rosso?", "No. **Tazza Mare**: Colore: blu, bianco."],
    ["pt", "mochila maresia", "tem em preto?", "Não. **Mochila Maresia**: Cor: amarelo."],
    ["pt", "mochila maresia", "tem em amarelo?", "amarelo"],
  ] as const)("%s: %s, %s", async ([locale, first, asked, expected]) => {
    expect(await told(locale, first, asked)).toContain(expected);
  });
});

test("after the cheapest, it is that one", async () => {
  expect(await told("nl", "fietstassen", "de goedkoopste", "is die waterdicht?")).toBe(
    "Nee. **Fietstas Sluis**: Waterdicht: nee.",
  );
  expect(await told("nl", "fietstassen", "de goedkoopste", "en hoeveel past erin")).toContain("18 l");
});

test("after it is told which is cheaper, it is that one", async () => {
  expect(await told("nl", "fietstassen", "welke is goedkoper?", "is die waterdicht?")).toBe(
    "Nee. **Fietstas Sluis**: Waterdicht: nee.",
  );
});

test("the biggest of what is told to hold litres is the one that holds most", async () => {
  expect(await told("it", "borracce", "la piu grande")).toContain("**Borraccia Fonte 750**");
  expect(await told("pt", "qual é a garrafa maior")).toContain("**Garrafa Fonte 1000**");
});

test("what can’t be had is shown with what is of its category", async () => {
  const { products } = await lastOf(app, shops.get("es")!, ["esta disponible el farol de camping luna?"]);
  expect(products.map(({ id }) => id)).toEqual(["lantern", "headlamp"]);
});

test("a Turkish category is named by one of its things", async () => {
  const pans = await lastOf(app, shops.get("tr")!, ["tava var mı"]);
  expect(pans.products.map(({ id }) => id).toSorted()).toEqual(["cast", "pan"]);
  expect(pans.applied_filters.map(({ label }) => label)).toEqual(["Tavalar"]);
  const makers = await lastOf(app, shops.get("tr")!, ["kahve makinesi"]);
  expect(makers.products.map(({ id }) => id).toSorted()).toEqual(["filter", "mocha"]);
});

test("one of many may be named as many are", async () => {
  expect(await told("pt", "oculos de sol", "os segundos sao polarizados?")).toMatch(/Polarizados: (?:sim|não)/);
});

test("what is told alike of several is told once", async () => {
  expect(await told("tr", "kupa ada", "hangi renkler var", "fiyati ne kadar")).toBe("**Kupa Ada** – €12,90 (stokta).");
});
