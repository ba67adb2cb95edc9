import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { lastOf as lastOfAll } from "./last-of.ts";
import { startApp, type TestApp } from "./start-app.ts";

const goods = [
  product("clear", "Phone Case for Galaxy S24", "19.00", { category: "Cases", description: "Fits the Galaxy S24." }),
  product("leather", "Leather Phone Case for iPhone 15", "39.00", { category: "Cases", rating: 4.9 }),
  product("s24", "Galaxy S24", "749.00", { category: "Phones", attributes: { storage: "256 GB" } }),
  product("a15", "Galaxy A15", "189.00", { category: "Phones", attributes: { storage: "128 GB" } }),
  product("iphone", "iPhone 15", "799.00", { category: "Phones", attributes: { storage: "128 GB" } }),
  product("tv-65", "Crystal Television 65 inch", "799.00", {
    category: "Televisions",
    brand: "Samsung",
    attributes: { width: "145 cm" },
  }),
  product("tv-43", "Crystal Television 43 inch", "399.00", {
    category: "Televisions",
    brand: "Samsung",
    attributes: { width: "97 cm" },
  }),
  product("tv-32", "Small Television 32 inch", "199.00", {
    category: "Televisions",
    brand: "Lumo",
    attributes: { width: "73 cm" },
  }),
  product("oak", "Acoustic Guitar Oak", "49.00", { category: "Guitars" }),
  product("ash", "Acoustic Guitar Ash", "49.00", { category: "Guitars" }),
  product("thunder", "Thunder Drum Kit", "499.00", { category: "Drums" }),
  product("beat", "Beat Drum Kit", "399.00", { category: "Drums" }),
  product("sticks", "Drum Sticks", "9.00", { category: "Drums" }),
  product("torque", "Torque 18 V Battery", "49.00", {
    category: "Batteries",
    description: "For all Torque 18 V tools. Does not fit tools of other makers.",
  }),
  product("power", "Hagen Power18 Battery", "59.00", { category: "Batteries", description: "With display." }),
  product("drill", "Hagen AS 18 Drill", "129.00", { category: "Drills" }),
];

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await shopOfGoods(app, goods, { locale: "en" });
});
afterAll(() => app.stop());

const lastOf = (...messages: string[]): ReturnType<TestApp["send"]> => lastOfAll(app, shop, messages);

describe("where nothing has been shown yet, there is nothing to go on from", () => {
  test.each([
    [["lawn mower", "cheaper"], /haven’t shown any/],
    [["lawn mower", "the second one"], /haven’t shown any/],
    [["lawn mower", "show more"], /haven’t shown any/],
    [["lawn mower", "compare them"], /haven’t shown any/],
    [["tondeuse à gazon", "moins cher"], /aucun produit n’|n’ai encore montré/],
    [["tondeuse à gazon", "le deuxième"], /n’ai encore montré/],
    [["Rasenmäher", "das zweite"], /noch kein Produkt/],
    [["cortacésped", "más barato"], /Todavía no/],
    [["tosaerba", "più economico"], /Finora non/],
    [["cortador de relva", "mais barato"], /Ainda não/],
    [["grasmaaier", "goedkoper"], /nog geen product/],
    [["çim biçme makinesi", "daha ucuz"], /Henüz/],
  ])("%s", async (messages, said) => {
    const { kind, response, products } = await lastOf(...messages);
    expect(response).toMatch(said);
    expect({ kind, products }).toEqual({ kind: "clarify", products: [] });
  });
});

describe("a first message that goes on from goods is asked which, whichever mode answers first", () => {
  test.each([
    ["en", "the second one"],
    ["en", "compare the first two"],
    ["en", "cheaper ones"],
    ["en", "show more"],
    ["en", "do you have it in red?"],
    ["en", "what colours does it come in?"],
    ["en", "is it in stock?"],
    ["de", "habt ihr das auch in Rot?"],
    ["de", "hast du das auch in Rot?"],
    ["fr", "vous l'avez en rouge ?"],
    ["es", "¿lo tienen en rojo?"],
    ["es", "¿la tienes en rojo?"],
    ["it", "ce l'avete in rosso?"],
    ["pt", "tem isso em vermelho?"],
    ["nl", "heb je het in het rood?"],
    ["tr", "bunun rengi ne?"],
  ])("%s: %s", async (locale, message) => {
    const both = await shopOfGoods(app, [goods[0]!], { locale, rag_active: true, default_mode: "rag" });
    for (const type of ["rag", "ecommerce"] as const) {
      const { kind, products, citations } = await app.send(both.id, { message, type });
      expect({ kind, products, citations }, type).toEqual({ kind: "clarify", products: [], citations: [] });
    }
  });

  test.each(["the second one", "do you have it in red?"])("after a greeting, too: %s", async (message) => {
    const both = await shopOfGoods(app, [goods[0]!], { rag_active: true, default_mode: "rag" });
    const { conversation_id } = await app.send(both.id, { message: "Hello" });
    expect((await app.send(both.id, { message, conversation_id })).kind).toBe("clarify");
  });

  test.each([
    ["nl", "de televisie die jullie hebben"],
    ["nl", "televisies die onder 1000 kosten"],
  ])("but not where it names goods itself: %s: %s", async (locale, message) => {
    const both = await shopOfGoods(app, [product("tv", "Grote televisie", "499.00")], { locale });
    expect((await app.send(both.id, { message })).products.map(({ id }) => id)).toEqual(["tv"]);
  });

  test.each([
    ["en", "can I get it by Friday?", "Delivery by Friday is ten euros."],
    ["de", "kommt das mit DHL?", "Pakete kommen mit DHL."],
    ["fr", "est-ce que c'est en France ?", "Nos produits viennent de France."],
  ])("nor what texts tell: %s: %s", async (locale, message, content) => {
    const both = await shopOfGoods(app, [goods[0]!], { locale, rag_active: true });
    const document = { title: "FAQ", content, format: "markdown" };
    await app.admin("POST", `/api/admin/tenants/${both.slug}/documents`, document);
    expect((await app.send(both.id, { message })).response).toContain(content.replace(".", ""));
  });

  test("but not where “it” is named in the same breath", async () => {
    const { products } = await app.send(shop.id, { message: "the Small Television, do you have it in stock?" });
    expect(products.map(({ id }) => id)).toContain("tv-32");
  });
});

describe("a first message that goes on in some language, and is what goods are called, names them", () => {
  test.each([
    ["de", "Mais", "Mais in der Dose"],
    ["de", "Avanti", "Avanti Rollkoffer"],
    ["en", "Next", "Next Running Socks"],
    ["en", "Plus", "Plus Battery"],
    ["nl", "Next", "Next sokken"],
    ["en", "Encore", "Encore Perfume"],
    ["en", "Premier", "Premier Tea"],
    ["en", "Meer", "Meer Scarf"],
  ])("%s: %s", async (locale, message, title) => {
    const others = [product("broom", "Xylo", "9.00"), product("bag", "Zubro", "19.00")];
    const tenant = await shopOfGoods(app, [product("one", title, "2.00"), ...others], { locale });
    const { products } = await app.send(tenant.id, { message });
    expect(products.map(({ id }) => id)).toEqual(["one"]);
  });
});

describe("“it”, where several were shown, is told of those that it may be", () => {
  test("what fits by its own words", async () => {
    const { response, products } = await lastOf("phone case", "does it fit the Galaxy S24?");
    expect(response).toContain("Fits the Galaxy S24.");
    expect(products.map(({ id }) => id)).toEqual(["clear"]);
  });

  test("those that have it", async () => {
    const { response, products } = await lastOf("phones", "does it have 256 GB?");
    expect(response).toMatch(/S24.*256 GB/);
    expect(products.map(({ id }) => id)).toEqual(["s24"]);
  });

  test("each of two that a name means", async () => {
    const { response } = await lastOf("televisions", "the Samsung", "how wide is it?");
    expect(response).toMatch(/145 cm/);
    expect(response).toMatch(/97 cm/);
    expect(response).not.toMatch(/73 cm/);
  });
});

describe("compared", () => {
  test("two that cost the same are said to", async () => {
    expect((await lastOf("acoustic guitars", "compare them")).response).toMatch(/Each of them costs €49\.00/);
  });

  test("two of a kind by what they are called, and not what only shares a word", async () => {
    const { products, response } = await lastOf("compare the two drum kits");
    expect(response).toMatch(/\| Price \|/);
    expect(products.map(({ id }) => id).sort()).toEqual(["beat", "thunder"]);
  });
});

describe("whether one thing goes with another", () => {
  test("is told by what the first is for, where nothing speaks of the other", async () => {
    const { response, products } = await lastOf("does the Torque battery fit the Hagen AS 18?");
    expect(response).toContain("Does not fit tools of other makers.");
    expect(products.map(({ id }) => id)).toEqual(["torque"]);
  });

  test("is said not to be told, where nothing says what it is for", async () => {
    const { response } = await lastOf("does the Hagen Power18 battery fit the Hagen AS 18?");
    expect(response).toMatch(/Power18 Battery\*\* don’t say/);
  });
});

describe("what a shop sells at all is told by its categories", () => {
  test.each([
    ["what do you sell?", /categories: .*Phones \(3\)/],
    ["Was verkauft ihr?", /Kategorien: .*Phones \(3\)/],
    ["que vendez-vous ?", /catégories : .*Phones/],
    ["¿qué venden?", /categorías: .*Phones/],
    ["cosa vendete?", /categorie: .*Phones/],
    ["o que vocês vendem?", /categorias: .*Phones/],
    ["wat verkopen jullie?", /categorieën: .*Phones/],
    ["ne satıyorsunuz?", /kategorilerde .*Phones/],
  ])("%s", async (message, said) => {
    expect((await lastOf(message)).response).toMatch(said);
  });

  test("what else there is, before anything was shown", async () => {
    expect((await lastOf("What else do you have?")).response).toMatch(/categories: .*Phones \(3\)/);
  });

  test("what else there is of what was shown, and then at all", async () => {
    const saws = Array.from({ length: 8 }, (_, at) =>
      product(`saw${at}`, `Saw ${"ABCDEFGH"[at]}`, "9.00", { category: "Saws" }),
    );
    const tenant = await shopOfGoods(app, [...saws, product("oak", "Guitar", "49.00", { category: "Guitars" })], {
      locale: "en",
    });
    const ask = "What else do you have?";
    const first = await app.send(tenant.id, { message: "saws" });
    const { conversation_id } = first;
    const second = await app.send(tenant.id, { message: ask, conversation_id });
    const shownSaws = [...first.products, ...second.products].map(({ id }) => id);
    expect(shownSaws.sort()).toEqual(saws.map(({ id }) => id));
    expect((await app.send(tenant.id, { message: ask, conversation_id })).response).toMatch(/categories: .*Guitars/);
  });

  test("and one of them may be taken from there", async () => {
    const { products } = await lastOf("what do you sell?", "Guitars");
    expect(products.map(({ id }) => id).sort()).toEqual(["ash", "oak"]);
  });
});

describe("the chips of what was understood", () => {
  const chips = async (message: string): Promise<string[]> =>
    (await lastOf(message)).applied_filters.map(({ label }) => label);

  test.each([
    ["drill 18 V", ["drill", "18 V"]],
    ["television 65 inch", ["television", "65 inch"]],
    ["battery 18V", ["battery", "18V"]],
  ])("name bare quantities: %s", async (message, labels) => {
    expect(await chips(message)).toEqual(labels);
  });

  test.each([["kettle 2.5 l", "2.5 l"]])(
    "and no quantity that nothing has, which is said to be given up: %s",
    async (message, given) => {
      const kettles = [
        product("big", "Brewster Kettle", "39.00", { category: "Kettles", attributes: { capacity: "1.7 l" } }),
        product("small", "Travel Kettle", "19.00", { category: "Kettles", attributes: { capacity: "0.8 l" } }),
        product("mug", "Mug", "9.00", { category: "Mugs", attributes: { capacity: "0.3 l" } }),
      ];
      const tenant = await shopOfGoods(app, kettles, { locale: "en" });
      const { products, response, applied_filters } = await app.send(tenant.id, { message });
      expect(products.map(({ id }) => id).sort()).toEqual(["big", "small"]);
      expect(response).toContain(`without “${given}”`);
      expect(applied_filters.map(({ label }) => label)).not.toContain(given);
      const met = await app.send(tenant.id, { message: "kettle 1.7 l" });
      expect(met.products[0]?.id).toBe("big");
      expect(met.response).not.toContain("without");
    },
  );

  test("and none of the words around", async () => {
    expect(await chips("are guitars in stock?")).toEqual(["in stock", "Guitars"]);
    expect(await chips("is there a phone case under 30")).toEqual(["phone case", "under €30.00"]);
  });

  test("one that is taken away leaves the rest", async () => {
    const { applied_filters } = await lastOf("drill 18 V");
    const filters = applied_filters.filter(({ label }) => label !== "18 V");
    const { products } = await app.send(shop.id, { message: "drill", filters });
    expect(products.map(({ id }) => id)).toContain("drill");
  });
});

describe("what goods cost is told before what documents tell", () => {
  test.each([
    "Sonar headphones price",
    "how much are the Sonar headphones?",
    "Preis Sonar Kopfhörer",
    "prix casque Sonar",
  ])("%s", async (message) => {
    const tenant = await shopOfGoods(
      app,
      [
        product("over", "Sonar WH-500 Headphones", "249.00", { brand: "Sonar" }),
        product("in", "Sonar MDR-7 Headphones", "59.00", { brand: "Sonar" }),
        product("mouse", "Pebble Mouse", "19.00"),
      ],
      { default_mode: "rag" },
    );
    const { products } = await app.send(tenant.id, { message });
    expect(products.map(({ id }) => id).sort()).toEqual(["in", "over"]);
  });
});

describe("what documents tell the price of is not what a product's name only begins with", () => {
  test.each(["how much is the city tour?", "city tour price", "what does the city tour cost?"])(
    "%s",
    async (message) => {
      const guide = product("guide", "City Tour Guidebook", "12.00");
      const tenant = await shopOfGoods(app, [guide, product("mug", "Mug", "9.00")], {
        locale: "en",
        default_mode: "rag",
      });
      await app.admin("POST", `/api/admin/tenants/${tenant.slug}/documents`, {
        title: "Tours",
        content: "# Tours\n\nThe city tour costs 25 € per person.",
        format: "markdown",
      });
      const { response, products } = await app.send(tenant.id, { message });
      expect(response).toContain("25 € per person");
      expect(products).toEqual([]);
    },
  );
});

describe("money in a shop that sells in pesos", () => {
  test("“dólares” are no pesos, and “$” and “pesos” are", async () => {
    const tenant = await shopOfGoods(
      app,
      [
        { id: "hamaca", title: "Hamaca", price: { amount: "900.00", currency: "MXN" }, category: "Hamacas" },
        { id: "lujo", title: "Hamaca de lujo", price: { amount: "2900.00", currency: "MXN" }, category: "Hamacas" },
      ],
      { locale: "es" },
    );
    const shown = async (message: string): Promise<string[]> =>
      (await app.send(tenant.id, { message })).products.map(({ id }) => id);
    expect(await shown("hamaca por menos de 1000 pesos")).toEqual(["hamaca"]);
    expect(await shown("hamaca por menos de $1000")).toEqual(["hamaca"]);
    const { products, response } = await app.send(tenant.id, { message: "hamaca por menos de 1000 dólares" });
    expect(products).toEqual([]);
    expect(response).toMatch(/USD/);
  });
});
