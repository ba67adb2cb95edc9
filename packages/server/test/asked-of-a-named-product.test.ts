import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

const product = (id: string, title: string, category: string, more: Partial<PutProduct> = {}): PutProduct => ({
  id,
  title,
  category,
  price: { amount: "39.00", currency: "EUR" },
  ...more,
});

const products = [
  product("mixer", "Vento hand blender 600", "Blenders", {
    description: "Hand blender with two speeds. Battery lasts 40 minutes. Comes without a charger.",
    attributes: { weight: "900 g", dishwasher_safe: "no", marks: ["vegan leather", "quiet"] },
  }),
  product("kettle", "Alto kettle", "Kettles", {
    description: "Steel kettle.",
    attributes: {
      cordless: "yes",
      weight: "1.1 kg",
      noise_level: "61 dB",
      coating: "ceramic",
      country_of_origin: "Portugal",
    },
  }),
  product("men", "Strada pro running shoe", "Shoes", { attributes: { weight: "250 g" } }),
  product("women", "Strada pro running shoe women", "Shoes", { attributes: { weight: "210 g" } }),
  product("blade", "Spare blade for Vento hand blender", "Parts"),
];

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });
  for (const one of products) await app.admin("POST", `/api/admin/tenants/${shop.slug}/products`, one);
});
afterAll(() => app.stop());

const answerTo = (message: string) => app.send(shop.id, { message });

test.for([
  [
    "how heavy are the Alto kettle and the Vento hand blender?",
    "**Alto kettle**: weight: 1.1 kg.\n\n**Vento hand blender 600**: weight: 900 g.",
    ["kettle", "mixer"],
  ],
  [
    "wie schwer sind der Alto Kettle und der Vento Hand Blender?",
    "**Alto kettle**: weight: 1.1 kg.\n\n**Vento hand blender 600**: weight: 900 g.",
    ["kettle", "mixer"],
  ],
  ["in which country is the Alto kettle made?", "**Alto kettle**: country of origin: Portugal.", ["kettle"]],
  ["coating of the Alto kettle", "**Alto kettle**: coating: ceramic.", ["kettle"]],
  ["Is the Alto kettle cordless?", "Yes. **Alto kettle**: cordless: yes.", ["kettle"]],
  ["is the Vento hand blender dishwasher safe?", "No. **Vento hand blender 600**: dishwasher safe: no.", ["mixer"]],
  ["Is the Vento hand blender quiet?", "Yes. **Vento hand blender 600**: marks: vegan leather, quiet.", ["mixer"]],
  ["Is the Vento hand blender heated?", "The details of **Vento hand blender 600** don’t say that.", ["mixer"]],
  [
    "how long does the battery of the Vento hand blender last?",
    "**Vento hand blender 600**: “Battery lasts 40 minutes.”",
    ["mixer"],
  ],
  ["does the Vento hand blender have a charger?", "**Vento hand blender 600**: “Comes without a charger.”", ["mixer"]],
  ["can I take the Alto kettle when I travel by train?", "The details of **Alto kettle** don’t say that.", ["kettle"]],
  ["how loud is the Alto kettle?", "**Alto kettle**: noise level: 61 dB.", ["kettle"]],
  ["how long does the Vento hand blender last?", "**Vento hand blender 600**: “Battery lasts 40 minutes.”", ["mixer"]],
  ["Ist der Alto kettle cordless?", "Ja. **Alto kettle**: cordless: ja.", ["kettle"]],
] as const)("%s", async ([message, response, shown]) => {
  const answer = await answerTo(message);
  expect(answer.response).toBe(response);
  expect(answer.products.map(({ id }) => id)).toEqual(shown);
});

test("what is asked of few that are called alike is told of each", async () => {
  const answer = await answerTo("how much does the Strada pro weigh?");
  expect(answer.response).toContain("**Strada pro running shoe**: weight: 250 g.");
  expect(answer.response).toContain("**Strada pro running shoe women**: weight: 210 g.");
  expect(answer.products).toHaveLength(2);
});

test("what was shown is compared with what is named", async () => {
  const first = await answerTo("Alto kettle");
  const { products: both, response } = await app.send(shop.id, {
    message: "compare it with the Vento hand blender",
    conversation_id: first.conversation_id,
  });
  expect(both.map(({ id }) => id)).toEqual(["kettle", "mixer"]);
  expect(response).toContain("| Price |");
});

test("where nothing costs so little the nearest price is told, and not what documents say of such goods", async () => {
  await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, {
    title: "Kettles",
    content: "Kettles and blenders are delivered by our own van.",
    format: "markdown",
  });
  const { response, citations } = await answerTo("kettle under 20 euros");
  expect(response).toContain("The cheapest costs €39.00.");
  expect(citations).toEqual([]);
});

describe("auf Deutsch", () => {
  let german: Tenant;
  beforeAll(async () => {
    german = await app.createTenant({ locale: "de", ecommerce_active: true, rate_limit: 10_000 });
    const goods = [
      product("small", "Milchkännchen 350 ml", "Zubehör", { attributes: { inhalt: "350 ml" } }),
      product("big", "Milchkännchen 600 ml", "Zubehör", { attributes: { inhalt: "600 ml" } }),
      product("machine", "Brago S", "Vollautomaten", {
        brand: "Brago",
        description: "Mahlt und brüht auf Knopfdruck. Milchschäumer getrennt erhältlich.",
        attributes: { wassertank: "1,4 l" },
      }),
      product("other", "Brago XL", "Vollautomaten", { brand: "Brago", description: "Mit zwei Behältern für Bohnen." }),
      product("press", "Porto French Press", "Zubehör", { attributes: { spülmaschinenfest: "ja", gewicht: "520 g" } }),
      product("light", "Filterkaffee Morgenrot", "Kaffee", { attributes: { herkunft: "Äthiopien" } }),
      product("dark", "Kaffee Notturno", "Kaffee", { attributes: { herkunft: "Brasilien" } }),
    ];
    for (const one of goods) await app.admin("POST", `/api/admin/tenants/${german.slug}/products`, one);
    await app.admin("POST", `/api/admin/tenants/${german.slug}/documents`, {
      title: "Versand",
      content:
        "## Was kostet der Versand?\n\n| Land | Versand |\n|---|---|\n| Deutschland | 4,50 € |\n| Schweiz | 16,00 € |",
      format: "markdown",
    });
  });

  const shopTold = (message: string) => app.send(german.id, { message, type: "ecommerce" });

  test("one word names those that have no other", async () => {
    const { response } = await shopTold("welche Größe hat das Milchkännchen?");
    expect(response).toBe("**Milchkännchen 350 ml**: inhalt: 350 ml.\n\n**Milchkännchen 600 ml**: inhalt: 600 ml.");
  });

  test.for([
    ["wie groß ist der Tank vom Brago S?", "**Brago S**: wassertank: 1,4 l."],
    ["Porto French Press Gewicht", "**Porto French Press**: gewicht: 520 g."],
    ["ist die Porto French Press spülmaschinengeeignet?", "**Porto French Press**: spülmaschinenfest: ja."],
  ] as const)("an attribute may be called otherwise: %s", async ([message, response]) => {
    expect((await shopTold(message)).response).toBe(response);
  });

  test("what is sold separately is not there", async () => {
    const { response, products: cards } = await shopTold("Vollautomat mit Milchschäumer");
    expect(response).toMatch(/ohne „milchschäumer“ gesucht/i);
    expect(cards.map(({ id }) => id).toSorted()).toEqual(["machine", "other"]);
  });

  test("a thing is wished for by the end of its name, whatever texts say of such", async () => {
    const capsule = product("capsule", "Kapselmaschine Pico", "Maschinen für Kapseln", {
      attributes: { farbe: "weiß" },
    });
    await app.admin("POST", `/api/admin/tenants/${german.slug}/products`, capsule);
    await app.admin("POST", `/api/admin/tenants/${german.slug}/documents`, {
      title: "Hilfe",
      content: "Wenn die Maschine klemmt, rufen Sie die Werkstatt an.",
      format: "markdown",
    });
    expect((await shopTold("Maschine in weiß")).products.map(({ id }) => id)).toEqual(["capsule"]);
  });

  test("and is given up before the make that was named", async () => {
    const { response, products: cards } = await shopTold("Milchschäumer Brago");
    expect(response).toMatch(/ohne „milchschäumer“ gesucht/i);
    expect(cards.map(({ id }) => id)).toContain("machine");
  });

  test("where a thing comes from is said of it", async () => {
    expect((await shopTold("Kaffee aus Äthiopien")).products.map(({ id }) => id)).toEqual(["light"]);
  });

  test("what goes on from a text after goods were shown is told by that", async () => {
    const first = await shopTold("Vollautomat");
    const { conversation_id } = first;
    await app.send(german.id, { message: "und was kostet der Versand?", type: "ecommerce", conversation_id });
    const { response } = await app.send(german.id, { message: "in die Schweiz?", type: "ecommerce", conversation_id });
    expect(response).toContain("16,00");
    expect(response).not.toContain("4,50");
  });
});

test.for(["do you have the Vento hand blender in red?", "is there a quiet blender?", "blender"])(
  "goods are wished for: %s",
  async (message) => {
    expect((await answerTo(message)).response).not.toContain("don’t say");
  },
);

describe("where documents come first", () => {
  let both: Tenant;
  beforeAll(async () => {
    both = await app.createTenant({ default_mode: "rag", ecommerce_active: true, rate_limit: 10_000 });
    const goods = [
      product("tote", "Market Tote 20", "Totes", {
        brand: "Tornby",
        attributes: { waterproof: "no", material: "organic cotton, 400 g/m2", colour: "sand, ink" },
      }),
      product("coffee", "Corvo Uno espresso machine", "Machines", { attributes: { country_of_origin: "Italy" } }),
      product("grinder", "Rota Mill coffee grinder", "Machines", { description: "Coffee grinder with steel burrs." }),
      product("waxed", "Cliff Waxed Jacket", "Jackets", { description: "A jacket of waxed cotton." }),
      product("tamper", "Tamper 58 mm", "Tools", { attributes: { dishwasher_safe: "no" } }),
      product("duffel", "Cliff Leather Duffel", "Duffels", {
        attributes: { waterproof: "yes, IPX7", weight: "950 g" },
      }),
      product("short", "Bay Ankle Boot, short", "Boots", { attributes: { weight: "600 g" } }),
      product("long", "Bay Ankle Boot, long", "Boots", { attributes: { weight: "800 g" } }),
    ];
    for (const one of goods) await app.admin("POST", `/api/admin/tenants/${both.slug}/products`, one);
    const texts = {
      Care: "Wipe a Market Tote with a damp cloth. The waxed ones are waterproof when new. Wash no leather duffel; boots are brushed.",
      "Pre-orders": "The Cliff Leather Duffel comes in mid-April, the next ankle boots in May.",
      Machines:
        "## How to descale your espresso machine\n\n1. Fill in the descaler.\n2. Wait for 15 minutes.\n3. Rinse it twice.\n\n## How to clean a coffee grinder\n\n1. Brush the burrs.\n2. Use no water.",
      Sizes: "The Cliff Waxed Jacket is roomy and made for a jumper beneath.",
      Wax: "## How to re-wax a waxed jacket\n\n1. Soften the wax.\n2. Rub it in thinly.",
      Returns: "You can return what you ordered within 40 days. Send it back unused.",
      Warranty: "Everything is under warranty for three years against faults.",
    };
    for (const [title, content] of Object.entries(texts))
      await app.admin("POST", `/api/admin/tenants/${both.slug}/documents`, { title, content, format: "markdown" });
  });

  const answerOf = (message: string) => app.send(both.id, { message });

  test.for([
    ["is the Market Tote waterproof?", "No. **Market Tote 20**: waterproof: no."],
    ["what is the market tote made of?", "**Market Tote 20**: material: organic cotton, 400 g/m2."],
    ["who makes the market tote?", "**Market Tote 20**: Tornby."],
    ["what colours does the market tote come in?", "**Market Tote 20**: colour: sand, ink."],
    ["is the market tote in stock?", "Yes. **Market Tote 20** – €39.00 (in stock)."],
    ["how heavy is the leather duffel?", "**Cliff Leather Duffel**: weight: 950 g."],
    [
      "where does the Corvo Uno espresso machine come from?",
      "**Corvo Uno espresso machine**: country of origin: Italy.",
    ],
    ["is the tamper dishwasher safe?", "No. **Tamper 58 mm**: dishwasher safe: no."],
    ["Ist der Market Tote auf Lager?", "Ja. **Market Tote 20** – 39,00\u00a0€ (auf Lager)."],
  ] as const)("what is asked of goods by their name they tell: %s", async ([message, response]) => {
    const answer = await answerOf(message);
    expect(answer.response).toBe(response);
    expect(answer.products).toHaveLength(1);
  });

  test("what is asked of few that are called alike is told of each", async () => {
    const { response } = await answerOf("how heavy is the Bay Ankle Boot?");
    expect(response).toContain("**Bay Ankle Boot, short**: weight: 600 g.");
    expect(response).toContain("**Bay Ankle Boot, long**: weight: 800 g.");
  });

  test("in a shop the only one tells of itself, without counts", async () => {
    const { response } = await app.send(both.id, { message: "what is the market tote made of?", type: "ecommerce" });
    expect(response).toBe("**Market Tote 20**: material: organic cotton, 400 g/m2.");
  });

  test.for(["rag", "ecommerce"] as const)("who asks how something is done sees no goods: %s", async (type) => {
    const { products: cards } = await app.send(both.id, { message: "how do I waterproof ankle boots?", type });
    expect(cards).toEqual([]);
  });

  test.for(["rag", "ecommerce"] as const)(
    "how it is done with a kind holds for one that texts don't name: %s",
    async (type) => {
      const { response, products: cards } = await app.send(both.id, {
        message: "how do I descale the Corvo Uno?",
        type,
      });
      expect(response).toContain("Wait for 15 minutes");
      expect(cards).toEqual([]);
    },
  );

  test.for([
    ["how do I clean the Rota Mill coffee grinder?", "Brush the burrs"],
    ["how do I descale the Corvo Uno espresso machine?", "Wait for 15 minutes"],
    ["how do I re-wax the Cliff waxed jacket?", "Rub it in thinly"],
  ] as const)("also where both are said: %s", async ([message, told]) => {
    const { kind, response } = await answerOf(message);
    expect(kind).toBe("answer");
    expect(response).toContain(told);
  });

  test("what goods don't tell the documents do", async () => {
    const { response, products: cards } = await answerOf("how do I wipe the market tote?");
    expect(response).toContain("damp cloth");
    expect(cards).toEqual([]);
  });

  test.for(["rag", "ecommerce"] as const)("the shop's rules hold for goods that they don't name: %s", async (type) => {
    const ask = async (message: string): Promise<string> => (await app.send(both.id, { message, type })).response;
    expect(await ask("can I return the Cliff Leather Duffel?")).toContain("within 40 days");
    expect(await ask("how long is the warranty on the cliff leather duffel?")).toContain("three years");
    expect(await ask("can I return ankle boots?")).toContain("within 40 days");
  });
});
