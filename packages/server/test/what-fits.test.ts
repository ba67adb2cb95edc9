import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { lastOf as lastOfAll } from "./last-of.ts";
import { startApp, type TestApp } from "./start-app.ts";

const goods = [
  product("zen", "Asus Zenbook Laptop", "1099.00", { category: "Laptops", description: "14 inch display." }),
  product("slim", "Lenova Slim Laptop 14 inch", "649.00", { category: "Laptops" }),
  product("big", "Lenova Pro Laptop 16 inch", "1399.00", { category: "Laptops" }),
  product("sleeve", "Laptop Sleeve 14 inch", "24.00", { category: "Accessories", attributes: { colour: "grey" } }),
  product("case", "Leather Phone Case for iPhone 15", "39.00", { category: "Cases" }),
  product("case-s24", "Phone Case for Galaxy S24", "19.00", { category: "Cases" }),
  product("iphone", "Apple iPhone 15 128 GB", "799.00", { category: "Phones", attributes: { colour: "blue" } }),
  product("cordless", "Torque Cordless Drill", "129.00", { category: "Drills", attributes: { colour: "red" } }),
  product("mains", "Torque Drill 700 W", "69.00", { category: "Drills", attributes: { colour: "black" } }),
  product("espresso", "Caffina Espresso Coffee Machine", "249.00", {
    category: "Coffee machines",
    description: "Takes ground coffee. No capsules.",
  }),
  product("filter", "Caffina Filter Coffee Machine", "59.00", {
    category: "Coffee machines",
    attributes: { colour: "black" },
  }),
  product("kettle", "Brewster Kettle", "39.00", {
    category: "Kettles",
    attributes: { capacity: "1.7 l", "cord length": "75 cm" },
  }),
  product("lamp", "Arc Lamp", "15.00", { category: "Lamps", attributes: { colour: "red" } }),
];

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await shopOfGoods(app, goods, { locale: "en" });
});
afterAll(() => app.stop());

const lastOf = (...messages: string[]): ReturnType<TestApp["send"]> => lastOfAll(app, shop, messages);
const shown = async (...messages: string[]): Promise<string[]> =>
  (await lastOf(...messages)).products.map(({ id }) => id).sort();

describe("where the thing itself is there with all that is said of it, it comes alone", () => {
  test.each([
    ["14 inch laptop", ["slim", "zen"]],
    ["I need a case for my iPhone 15", ["case"]],
  ])("%s", async (message, ids) => {
    expect(await shown(message)).toEqual(ids);
  });
});

describe("what only describes a thing puts first what is said to be so, and leaves no other out", () => {
  const jackets = [
    product("alta", "Alta Winter Jacket", "89.00", { category: "Jackets", description: "Light, with a hood." }),
    product("fjord", "Fjord Winter Jacket", "129.00", { category: "Jackets", description: "Soft and warm down." }),
    product("tind", "Tind Winter Jacket", "149.00", { category: "Jackets", description: "Two pockets inside." }),
    product("mug", "Enamel Mug", "9.00", { category: "Mugs", description: "Keeps tea warm." }),
  ];
  const asked = async (message: string): ReturnType<TestApp["send"]> => {
    const tenant = await shopOfGoods(app, jackets, { locale: "en" });
    return app.send(tenant.id, { message });
  };

  test("by what its text says", async () => {
    const { products } = await asked("warm winter jacket");
    expect(products[0]?.id).toBe("fjord");
    expect(products.map(({ id }) => id).sort()).toEqual(["alta", "fjord", "tind"]);
  });

  test.each(["a nice winter jacket", "a really pretty winter jacket", "a stylish winter jacket"])(
    "and what is a matter of taste is no condition: %s",
    async (message) => {
      const { products, response } = await asked(message);
      expect(products.map(({ id }) => id).sort()).toEqual(["alta", "fjord", "tind"]);
      expect(response).not.toMatch(/without|ohne/);
    },
  );
});

describe("what nothing has is told", () => {
  test("of what a product says that it has not", async () => {
    const { response, products } = await lastOf("coffee machine with capsules");
    expect(response).toContain("without “capsules”");
    expect(products.map(({ id }) => id)).toContain("filter");
  });

  test("of a word that no text knows", async () => {
    expect((await lastOf("titanium kettle")).response).toContain("without “titanium”");
  });

  test("and not of words that are said of anything", async () => {
    expect((await lastOf("kettle price")).response).not.toContain("without");
  });
});

describe("what shall not be is known by what says so by a name of its own", () => {
  test.each([["drill without cable"], ["drill without a cable"], ["perceuse sans câble"]])("%s", async (message) => {
    const { products, response } = await lastOf(message);
    expect(products.map(({ id }) => id)).toEqual(["cordless"]);
    expect(response).not.toMatch(/don’t mention/);
  });
});

describe("what only names it is not free of it", () => {
  const said = async (
    locale: string,
    message: string,
    ...texts: [id: string, title: string, description: string][]
  ) => {
    const tools = texts.map(([id, title, description]) => product(id, title, "69.00", { description }));
    const tenant = await shopOfGoods(app, tools, { locale });
    const { response, products } = await app.send(tenant.id, { message });
    return { response, ids: products.map(({ id }) => id) };
  };

  test.each([
    ["de", "Bohrmaschine ohne Kabel", "Bohrmaschine 700 W", "Mit Netzstecker. Kein Akku nötig."],
    ["en", "headphones without cable", "Studio Headphones", "No Bluetooth, for a 6.3 mm jack."],
    ["en", "headphones without cable", "Studio Headphones", "Not wireless."],
    ["en", "drill without cable", "Mains Drill", "Accurate depth stop."],
  ])("%s: %s of what is %s: %s", async (locale, message, title, description) => {
    const { response } = await said(locale, message, ["one", title, description]);
    expect(response).toMatch(/don’t mention|kommt in ihren Angaben nicht vor/);
  });

  test.each([
    ["Akku-Bohrmaschine 18 V", "Mit Ladegerät."],
    ["Bohrmaschine 18 V", "Läuft mit Akku."],
    ["Bohrmaschine 18 V", "Auch als Akkubohrmaschine bekannt."],
  ])("and what has a name of its own for it comes: %s: %s", async (title, description) => {
    const { response, ids } = await said(
      "de",
      "Bohrmaschine ohne Kabel",
      ["mains", "Bohrmaschine 700 W", "Mit Netzstecker. Kein Akku nötig."],
      ["cordless", title, description],
    );
    expect(ids).toEqual(["cordless"]);
    expect(response).not.toMatch(/kommt in ihren Angaben/);
  });
});

describe("any goods are wished for", () => {
  test.each([
    ["quelque chose de rouge", ["cordless", "lamp"]],
    ["qualcosa di rosso", ["cordless", "lamp"]],
    ["etwas Rotes unter 30 Euro", ["lamp"]],
  ])("%s", async (message, ids) => {
    expect(await shown(message)).toEqual(ids);
  });

  test("in the order that is wished for", async () => {
    expect((await lastOf("what's the most expensive thing you have?")).products[0]?.id).toBe("big");
  });
});

describe("what is asked of the one that was shown by its own data", () => {
  test("by a unit", async () => {
    expect((await lastOf("kettle", "how many litres?")).response).toMatch(/1\.7 l/);
  });

  test("by what its data call it", async () => {
    expect((await lastOf("kettle", "whats the cord length")).response).toMatch(/75 cm/);
  });
});

test("goods that a verb is written like are goods", async () => {
  const laden = await shopOfGoods(
    app,
    [
      product("stich", "Torvik Stichsäge", "69.00", { category: "Sägen" }),
      product("kreis", "Hagen Kreissäge", "99.00", { category: "Sägen" }),
      product("leim", "Holzleim", "5.00", { category: "Leime" }),
    ],
    { locale: "de" },
  );
  const { products } = await app.send(laden.id, { message: "Zeig mir Sägen" });
  expect(products.map(({ id }) => id).sort()).toEqual(["kreis", "stich"]);
});
