import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe("stationery", () => {
  let shop: Tenant;
  beforeAll(async () => {
    const goods = [
      product("cards", "Birthday Cards Botanical (8)", "14.00", { category: "Cards" }),
      product("pen", "Osprey Gold Fountain Pen", "189.00", { category: "Pens", rating: 4.9 }),
      product("kestrel", "Kestrel Fountain Pen", "32.00", { category: "Pens" }),
      product("midnight", "Midnight Ink 50 ml", "12.90", { category: "Inks", description: "Waterproof when dry." }),
      product("moss", "Moss Ink 30 ml", "7.50", { category: "Inks", description: "Washable, not waterproof." }),
      product("desk", "Oak Desk Organiser", "42.00", { category: "Desk", description: "Solid oak. 32 x 18 x 10 cm." }),
      product("note", "Harbour Notebook", "14.90", { category: "Notebooks", attributes: { "water-repellent": "yes" } }),
      product("mist", "Glass Mister", "9.00", { category: "Plants", description: "A mister of glass." }),
    ];
    shop = await shopOfGoods(app, goods, { rag_active: true });
    const texts = {
      Payment: "## Do you sell gift cards?\n\nYes, from £10 to £200, sent by e-mail.",
      Warranty:
        "All fountain pens have two years of warranty on nib and feed. Register them at our shop.\n\nNotebooks and inks have the statutory rights of warranty only.",
    };
    for (const [title, content] of Object.entries(texts))
      await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, { title, content, format: "markdown" });
  });

  const ask = (message: string, conversation_id?: string) =>
    app.send(shop.id, { message, type: "ecommerce", conversation_id });

  test("a text that is named after the very thing comes before goods that share a word", async () => {
    const { response, products } = await ask("do you have gift cards?");
    expect(response).toContain("£10 to £200");
    expect(products).toEqual([]);
  });

  test("what says that it is not so is not shown to who wishes that it is", async () => {
    expect((await ask("waterproof ink")).products.map(({ id }) => id)).toEqual(["midnight"]);
  });

  test("cheaper than a thing that is named is what costs less than that", async () => {
    const { products } = await ask("something cheaper than the Osprey");
    expect(products[0]?.id).toBe("kestrel");
    expect(products.map(({ id }) => id)).not.toContain("pen");
  });

  test.for([
    ["how big is the oak desk organiser?", "**Oak Desk Organiser**: “32 x 18 x 10 cm.”"],
    ["what do people think of the Osprey?", "**Osprey Gold Fountain Pen**: 4.9 stars."],
  ] as const)("a description and other words tell it, too: %s", async ([message, response]) => {
    expect((await ask(message)).response).toBe(response);
  });

  test("under another name it is told, and neither affirmed nor denied", async () => {
    const { response } = await ask("is the Harbour notebook waterproof?");
    expect(response).toBe("**Harbour Notebook**: water repellent: yes.");
  });

  test("of a rule is told what the kind of the goods that are named has", async () => {
    expect((await ask("how long is the warranty on the Harbour notebook?")).response).toContain("statutory rights");
  });

  test("who asks for other goods goes on from nothing", async () => {
    const first = await ask("glass mister");
    const { products } = await ask("do you sell lawnmowers?", first.conversation_id);
    expect(products).toEqual([]);
  });
});

describe("des plantes", () => {
  let shop: Tenant;
  beforeAll(async () => {
    const goods = [
      product("pothos", "Pothos doré", "7.90", {
        category: "Plantes",
        attributes: { "toxique pour les animaux": "oui" },
      }),
      product("ficus", "Ficus lyrata", "39.90", { category: "Plantes" }),
    ];
    shop = await shopOfGoods(app, goods, { locale: "fr", rag_active: true });
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, {
      title: "Paiement",
      content: "Carte bancaire, PayPal et, dès 100 €, en trois fois sans frais.",
      format: "markdown",
    });
  });

  const demande = (message: string) => app.send(shop.id, { message, type: "ecommerce" });

  test("what is told to be so is told where it is asked more closely", async () => {
    const { response } = await demande("le pothos est-il toxique pour les chats ?");
    expect(response).toBe("Oui. **Pothos doré**: toxique pour les animaux: oui.");
  });

  test("what the shop sells is not said to be unknown", async () => {
    const { response } = await demande("les feuilles de mon pothos jaunissent");
    expect(response).not.toContain("pothos");
  });

  test("several times is by instalments", async () => {
    expect((await demande("peut-on payer en plusieurs fois ?")).response).toContain("en trois fois sans frais");
  });
});

describe("what a description says stands within the marks of the visitor's language:", () => {
  test.each([
    [
      "fr",
      "Lampe Aube",
      "La batterie dure 40 heures.",
      "la batterie de la Lampe Aube dure combien de temps ?",
      "«\u00a0…\u00a0»",
    ],
    ["de", "Leuchte Dämmer", "Der Akku hält 40 Stunden.", "wie lange hält der Akku der Leuchte Dämmer?", "„…“"],
    ["es", "Lámpara Alba", "La batería dura 40 horas.", "¿cuánto dura la batería de la Lámpara Alba?", "«…»"],
    ["en", "Dawn lamp", "The battery lasts 40 hours.", "how long does the battery of the Dawn lamp last?", "“…”"],
  ])("%s", async (locale, title, description, message, marks) => {
    const shop = await shopOfGoods(app, [product("lamp", title, "39.00", { description })], { locale });
    expect((await app.send(shop.id, { message })).response).toContain(marks.replace("…", description));
  });
});
