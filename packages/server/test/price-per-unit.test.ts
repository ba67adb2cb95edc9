import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lastOf } from "./last-of.ts";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

const products = [
  product("dark", "Dark chocolate", "2.90", { category: "Chocolate", attributes: { content: "100 g" } }),
  product("milk", "Milk chocolate 200 g", "3.90", { category: "Chocolate" }),
  product("box", "Chocolate box", "9.00", { category: "Chocolate" }),
  product("cola", "Cola 6 x 0.33 l", "3.96", { category: "Drinks" }),
  product("water", "Water 1.5 l", "0.75", { category: "Drinks" }),
  product("juice", "Juice 1 l", "2.50", { category: "Drinks", attributes: { content: "2 l" } }),
  product("vase", "Glass vase", "12.00", { category: "Vases" }),
  product("jug", "Clay vase", "15.00", { category: "Vases" }),
  product("massager", "Foot massager", "39.00", { category: "Wellness" }),
  product("cream", "Foot cream 75 ml", "8.00", { category: "Wellness" }),
  product("cake", "Pound cake 450 g", "9.00", { category: "Cakes" }),
  product("bottle", "Litre bottle", "11.00", { category: "Kitchen" }),
  product("ruler", "Inch ruler 30 cm", "3.00", { category: "Tools" }),
  product("tape", "Metro a nastro 5 m", "6.00", { category: "Tools" }),
  product("ruban", "Mètre ruban 3 m", "7.00", { category: "Tools" }),
];

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await shopOfGoods(app, products, { rag_active: false });
});
afterAll(() => app.stop());

const ask = (...messages: string[]) => lastOf(app, shop, messages);
const titlesOf = ({ products: cards }: Awaited<ReturnType<typeof ask>>): string[] => cards.map(({ title }) => title);

test.each<[string[], string]>([
  [["which chocolate is cheapest per kilo?"], "€19.50/kg"],
  [["chocolate", "which is cheapest per kilo?"], "€19.50/kg"],
  [["chocolate", "which one is the best value per 100 g?"], "€1.95/100 g"],
  [["chocolate", "price per kg?"], "€19.50/kg"],
  [["chocolate", "which is cheaper per g?"], "€1.95/100 g"],
  [["Schokolade", "welche ist am billigsten pro Kilo?"], "19,50 €/kg"],
  [["Schokolade", "Preis pro 100 g?"], "1,95 €/100 g"],
  [["chocolat", "lequel est le moins cher au kilo ?"], "19,50 €/kg"],
  [["quel chocolat est le moins cher au kilo ?"], "19,50 €/kg"],
  [["¿qué chocolate es el más barato por kilo?"], "19,50 €/kg"],
  [["chocolate", "¿cuál es el más barato por kilo?"], "19,50 €/kg"],
  [["cioccolato", "qual è il più economico al chilo?"], "19,50 €/kg"],
  [["chocolate", "qual é o mais barato por quilo?"], "19,50 €/kg"],
  [["chocolade", "welke is het goedkoopst per kilo?"], "€ 19,50/kg"],
  [["çikolata", "kilo başına en ucuz hangisi?"], "€19,50/kg"],
])("%s is told by price and content, the cheapest first", async (messages, price) => {
  const answer = await ask(...messages);
  expect(answer.response.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(`**Milk chocolate 200 g** (${price})`);
  expect(titlesOf(answer).slice(0, 2)).toEqual(["Milk chocolate 200 g", "Dark chocolate"]);
});

test("several in one are counted, and what is told twofold is not", async () => {
  const { response, products: cards } = await ask("which drink is the cheapest per litre?");
  expect(cards.map(({ title }) => title)).toEqual(["Water 1.5 l", "Cola 6 x 0.33 l", "Juice 1 l"]);
  expect(response).toContain("**Water 1.5 l** (€0.50/l)");
  expect(response).toContain("**Cola 6 x 0.33 l**: €2.00/l");
  expect(response).not.toContain("Juice");
  expect(response).toContain("Not all of them say.");
});

test("of several in one it is not told where nobody can say how much all of them are", async () => {
  const packs = [
    "Cola 6 pack 330 ml",
    "Cola 6er Pack 0,5 l",
    "Cola 330 ml x 6",
    "Cola 330 ml, case of 24",
    "Cola 1 l (2-pack)",
    "Cola 2 x 6 x 0.33 l",
  ];
  const goods = [...packs, "Cola bottle 2 l", "Cola 4 x 0.5 l"].map((title) => product(title, title, "6.00"));
  const kiosk = await shopOfGoods(app, goods, { rag_active: false });
  const { response } = await lastOf(app, kiosk, ["which cola is the cheapest per litre?"]);
  expect(response.split("\n\n")).toEqual([
    "- **Cola bottle 2 l**: €3.00/l\n- **Cola 4 x 0.5 l**: €3.00/l",
    "Not all of them say.",
  ]);
});

test("where nothing tells how much is in it, that is said", async () => {
  expect((await ask("vases", "which is cheapest per kilo?")).response).toBe(
    "Their data don’t tell how much is in them, so I can’t say what they cost per kg.",
  );
});

test("of one it is told what that costs", async () => {
  const answer = await ask("milk chocolate", "how much is that per kilo?");
  expect(answer.response).toBe("**Milk chocolate 200 g**: €19.50/kg.");
});

test.each([
  ["how much is the foot massager?", "**Foot massager** – €39.00"],
  ["price of the foot cream", "**Foot cream 75 ml** – €8.00"],
  ["how much is the pound cake?", "**Pound cake 450 g** – €9.00"],
  ["how much does a litre bottle cost?", "**Litre bottle** – €11.00"],
  ["the price of the inch ruler?", "**Inch ruler 30 cm** – €3.00"],
  ["quanto costa il metro a nastro?", "**Metro a nastro 5 m** – 6,00 €"],
  ["combien coûte le mètre ruban ?", "**Mètre ruban 3 m** – 7,00 €"],
])("%s asks what a thing costs that is called by a unit", async (message, price) => {
  expect((await ask(message)).response.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(price);
});

test("what shipping costs by the kilo is asked of the shop's rules", async () => {
  const texts = { Shipping: "Shipping costs 3 euros per kg." };
  const told = await shopWith(app, texts, { default_mode: "ecommerce", ecommerce_active: true });
  await app.admin("POST", `/api/admin/tenants/${told.slug}/products`, product("parcel", "Shipping box 2 kg", "4.00"));
  expect((await lastOf(app, told, ["what does shipping cost per kg?"])).response).toContain("3 euros per kg");
});

test.each([
  ["vase for 2 litres, the cheapest", "The cheapest is **Glass vase** for €12.00"],
  ["a 1 litre juice, the cheapest", "**Juice 1 l** for €2.50"],
])("%s asks for no price of a unit", async (message, told) => {
  expect((await ask(message)).response).toContain(told);
});
