import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

const english = [
  product("over", "Juno Headphones", "89.00", { category: "Headphones", attributes: { connection: "wireless" } }),
  product("studio", "Rolle Studio Headphones", "129.00", {
    category: "Headphones",
    attributes: { connection: "wired" },
  }),
  product("pebble", "Pebble Wireless Mouse", "19.00", { category: "Mice" }),
  product("wired", "Clicker Mouse", "9.00", { category: "Mice" }),
  product("cordless", "Torque Cordless Drill", "99.00", { category: "Drills" }),
  product("blue", "Nova Phone", "199.00", { category: "Phones", attributes: { colour: "blue" } }),
  product("black", "Lumo Phone", "299.00", { category: "Phones", attributes: { colour: "black" } }),
  product("desk", "Ida Desk Lamp", "39.00", { category: "Lamps", attributes: { colour: "black" } }),
  product("floor", "Arc Floor Lamp", "89.00", { category: "Lamps", attributes: { colour: "red" } }),
  product("table", "Gnome Table Lamp", "25.00", { category: "Lamps", attributes: { colour: "green" } }),
  product("tv", "Lumo Television 32 inch", "199.00", { category: "Televisions" }),
  product("tv-big", "Lumo Television 65 inch", "799.00", { category: "Televisions" }),
  product("run", "Swift Running Shoes", "79.00", { category: "Shoes" }),
  product("pack", "Weekday Backpack 20", "47.20", { category: "Backpacks" }),
  product("bottle", "Spring Insulated Bottle", "28.00", { category: "Bottles" }),
  product("ivy", "Ivy in a pot", "9.00", { category: "Plants" }),
  product("lips", "Velvet Lipstick Ruby", "12.00", { category: "Make-up", attributes: { colour: "red" } }),
];

const german = [
  product("wand", "Alpinello Wandfarbe matt", "39.00", { category: "Farben" }),
  product("lack", "Murano Buntlack", "19.00", { category: "Lacke" }),
  product("s3", "Sicherheitsschuh Nordic", "79.00", { category: "Schuhe" }),
  product("leiter", "Trittleiter 3 Stufen", "39.00", { category: "Leitern", attributes: { material: "Aluminium" } }),
  product("holz", "Holzleiter", "35.00", { category: "Leitern", attributes: { material: "Buche" } }),
  product("saege", "Torvik Stichsäge", "69.00", { category: "Sägen" }),
];

let app: TestApp;
let shop: Tenant;
let laden: Tenant;
beforeAll(async () => {
  app = await startApp();
  [shop, laden] = [await shopOfGoods(app, english, { locale: "en" }), await shopOfGoods(app, german, { locale: "de" })];
});
afterAll(() => app.stop());

const shown = async (message: string, { id }: Tenant): Promise<string[]> =>
  (await app.send(id, { message })).products.map((one) => one.id).sort();

describe("what a shop calls otherwise is found just as by its own words", () => {
  test.each([
    ["casque sans fil", ["over"]],
    ["auricolari", ["over", "studio"]],
    ["souris sans fil moins de 20 €", ["pebble"]],
    ["ratón inalámbrico", ["pebble"]],
    ["draadloze muis", ["pebble"]],
    ["rato sem fios", ["pebble"]],
    ["kablosuz fare", ["pebble"]],
    ["telemóvel azul", ["blue"]],
    ["smartphone blau", ["blue"]],
    ["sapatilhas de corrida", ["run"]],
    ["zapatillas de correr", ["run"]],
    ["rote Stehlampe unter 100 Euro", ["floor"]],
    ["lampe de bureau noire", ["desk"]],
    ["lámpara de mesa verde", ["table"]],
    ["lampada da terra", ["floor"]],
    ["bureaulamp", ["desk"]],
    ["masa lambası", ["desk", "table"]],
    ["candeeiro de mesa", ["table"]],
    ["Lippenstift rot", ["lips"]],
    ["Zimmerpflanzen", ["ivy"]],
    ["Avez-vous des sacs à dos ?", ["pack"]],
    ["Avez-vous un sac à dos à moins de 100 € ?", ["pack"]],
    ["Do you have water bottles?", ["bottle"]],
    ["Habt ihr Trinkflaschen?", ["bottle"]],
    ["Avete borracce?", ["bottle"]],
    ["houseplants", ["ivy"]],
    ["kamerplanten", ["ivy"]],
    ["plantes d'intérieur", ["ivy"]],
  ])("%s", async (message, ids) => {
    expect(await shown(message, shop)).toEqual(ids);
  });

  test.each([
    ["wall paint", ["wand"]],
    ["safety shoes", ["s3"]],
    ["ladder", ["holz", "leiter"]],
    ["scala in alluminio", ["leiter"]],
    ["scie sauteuse", ["saege"]],
  ])("%s", async (message, ids) => {
    expect(await shown(message, laden)).toEqual(ids);
  });
});

test("and put in the order that is wished for", async () => {
  const { products } = await app.send(shop.id, { message: "televisor más barato" });
  expect(products.map(({ id }) => id)).toEqual(["tv", "tv-big"]);
});

describe("the answer is in the visitor's language", () => {
  test.each([
    ["telemóvel azul", /^Encontrei|^Aqui/],
    ["auricolari", /^Ecco/],
    ["lampe de bureau noire", /^Voici ce que/],
    ["lámpara de mesa verde", /^He encontrado/],
    ["draadloze muis", /^Dit heb ik/],
    ["Kopfhörer", /^Hier/],
  ])("%s", async (message, begins) => {
    expect((await app.send(shop.id, { message })).response).toMatch(begins);
  });

  test("one English word is of all languages, several are not", async () => {
    expect((await app.send(laden.id, { message: "ladder" })).response).toMatch(/^Hier sind/);
    expect((await app.send(laden.id, { message: "safety shoes" })).response).toMatch(/^I found this/);
  });
});

test("a word that texts say is no other language's name for something else", async () => {
  const music = await shopOfGoods(app, [
    product("rock", "Rock Anthems", "9.00", { description: "Rock songs." }),
    product("skirt", "Denim Skirt", "29.00"),
  ]);
  expect(await shown("Rock", music)).toEqual(["rock"]);
});
