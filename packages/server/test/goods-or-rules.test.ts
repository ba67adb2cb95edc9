import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ rag_active: true, ecommerce_active: true, rate_limit: 10_000 });
  for (const [id, title, amount, attributes] of [
    ["day", "Ridge day backpack", "39.90", { volume: "20 l" }],
    ["trek", "Summit trekking backpack", "129.00", { volume: "45 l" }],
    ["rain", "Storm umbrella", "19.90", {}],
  ] as const)
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/products`, {
      id,
      title,
      price: { amount, currency: "EUR" },
      attributes,
    });
  for (const [title, content] of [
    [
      "Which backpack suits me?",
      "For less than 60 euros we have backpacks for a day; a backpack for tours costs more.",
    ],
    ["Which size of backpack?", "For a day 20 litres are enough; for a week take at least 40 litres."],
    ["Washing a backpack", "Wash backpacks by hand, without softener."],
    ["Delivery", "Delivery is free for orders over 60 euros and takes two days. Parcels over 5 kg cost 9 euros."],
    ["Returns", "A backpack can be returned within 30 days."],
  ])
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, { title, content, format: "markdown" });
});
afterAll(() => app.stop());

describe.for(["rag", "ecommerce"] as const)("where both modes are active, in %s mode", (type) => {
  test.for([
    ["backpacks under 60 euros", ["day"]],
    ["do you have backpacks?", ["day", "trek"]],
    ["is there an umbrella?", ["rain"]],
    ["show me backpacks", ["day", "trek"]],
    ["I need an umbrella", ["rain"]],
    ["cheapest backpack", ["day", "trek"]],
    ["backpacks without leather", ["day", "trek"]],
    ["backpacks of at least 30 litres", ["trek"]],
    ["backpack between 10 and 30 litres", ["day"]],
  ] as const)("goods are shown to whoever wishes for them: %s", async ([message, expected]) => {
    const answer = await app.send(shop.id, { message, type });
    expect(answer.products.map(({ id }) => id).toSorted()).toEqual([...expected]);
  });

  test.for([
    ["is delivery free over 60 euros?", "free"],
    ["can I return a backpack?", "30 days"],
    ["how do I wash a backpack?", "by hand"],
    ["how do I wash a backpack without leather?", "by hand"],
    ["how long does delivery take?", "two days"],
    ["what does a parcel over 5 kg cost?", "9 euros"],
    ["is delivery of parcels over 5 kg free?", "9 euros"],
  ] as const)("the shop's rules are told to whoever asks for them: %s", async ([message, expected]) => {
    const answer = await app.send(shop.id, { message, type });
    expect(answer.products).toEqual([]);
    expect(answer.response).toContain(expected);
  });
});

test.for([
  "do you deliver to London?",
  "is there a warranty for zips?",
  "Gibt es eine Garantie für Drohnen?",
  "can you send to canada?",
  "schickt ihr nach Kanada?",
  "size guide jackets",
  "Größentabelle Jacken",
])("what no text tells of the shop's rules is no product that is missing: %s", async (message) => {
  const { kind, response } = await app.send(shop.id, { message, type: "ecommerce" });
  expect(kind).toBe("no_answer");
  expect(response).not.toMatch(/product|Produkt/);
});

describe.for(["rag", "ecommerce"] as const)("of a bare name, in %s mode", (type) => {
  test.for([
    ["backpacks", ["day", "trek"]],
    ["umbrella", ["rain"]],
  ] as const)("goods are shown: %s", async ([message, expected]) => {
    const answer = await app.send(shop.id, { message, type });
    expect(answer.products.map(({ id }) => id).toSorted()).toEqual([...expected]);
  });

  test.for(["delivery", "returns", "washing backpacks"])("what texts are named after is told: %s", async (message) => {
    const answer = await app.send(shop.id, { message, type });
    expect(answer.citations).toHaveLength(1);
  });
});

describe("a thing with all that is said of it is that thing, and nothing else that has more of it", () => {
  let outfitter: Tenant;
  beforeAll(async () => {
    const described = [
      ["bag", "Overnight Wash Bag", "Travel", "A big bag for what you need on travel."],
      ["weekday", "Weekday 20", "Backpacks", "For the way to work."],
      ["tarn", "Tarn Packable 18", "Backpacks", "Folds to a fist, for travel."],
      ["wax", "Wax", "Care", "For a light jacket, hiking boots and bags."],
      ["corrib", "Corrib Jacket, women's", "Jackets", "Light, and keeps the rain out."],
      ["moher", "Moher Jacket", "Jackets", "Of waxed cotton."],
      ["dripper", "Camp Coffee Dripper", "Coffee", "Made for camping, stands on any mug."],
      ["mug", "Enamel Mug", "Cups", "For camping and at home."],
      ["dry", "Dry Bag 10", "Bags", "Keeps a wet tent apart from the rest."],
      ["tent", "Lee Tent 2", "Camping", "Stands the rain."],
    ];
    outfitter = await app.createTenant({ rag_active: true, ecommerce_active: true, rate_limit: 10_000 });
    for (const [id, title, category, description] of described)
      await app.admin("POST", `/api/admin/tenants/${outfitter.slug}/products`, {
        id,
        title,
        category,
        description,
        price: { amount: "20.00", currency: "EUR" },
        ...(title!.endsWith("women's") && { attributes: { fit: "women" } }),
      });
    for (const [title, content] of [
      ["Size guide", "## Women\n\nM is 89 to 94 cm.\n\n## Men\n\nM is 96 to 101 cm."],
      ["Care", "## Jackets\n\nWash jackets at 30 degrees.\n\n## Mugs\n\nMugs for camping may go into the dishwasher."],
    ])
      await app.admin("POST", `/api/admin/tenants/${outfitter.slug}/documents`, { title, content, format: "markdown" });
  });

  describe.for(["rag", "ecommerce"] as const)("in %s mode", (type) => {
    test.for([
      ["big backpack for travel", ["tarn", "weekday"]],
      ["light jacket for hiking", ["corrib", "moher"]],
      ["jacket for women", ["corrib"]],
      ["a nice mug for camping", ["mug", "dripper"]],
    ] as const)("%s", async ([message, expected]) => {
      const { products } = await app.send(outfitter.id, { message, type });
      expect(products.map(({ id }) => id)).toEqual([...expected]);
    });

    test.for(["what's new?", "new arrivals"])("what came last is goods: %s", async (message) => {
      const { products, citations } = await app.send(outfitter.id, { message, type });
      expect({ isAny: products.length > 0, citations }).toEqual({ isAny: true, citations: [] });
    });

    test.for(["something nice for my dad", "anything for my mother?", "a gift for my mother"])(
      "whoever wants something for somebody sees goods: %s",
      async (message) => {
        const { products, citations } = await app.send(outfitter.id, { message, type });
        expect({ isAny: products.length > 1, citations }).toEqual({ isAny: true, citations: [] });
      },
    );

    test("and those that are told to be for them", async () => {
      const { products } = await app.send(outfitter.id, { message: "something for women", type });
      expect(products.map(({ id }) => id)).toEqual(["corrib"]);
    });

    test("the price of goods is told by the last word of their name", async () => {
      const { products } = await app.send(outfitter.id, { message: "how much is the wash bag?", type });
      expect(products.map(({ id }) => id)).toEqual(["bag"]);
    });

    test("what is given up is said", async () => {
      const { response } = await app.send(outfitter.id, { message: "big backpack for travel", type });
      expect(response).toMatch(/without “big”/);
    });

    test.for(["washing jackets", "mugs in the dishwasher", "how do I wash a light jacket?"])(
      "what texts tell is told: %s",
      async (message) => {
        const { products, citations } = await app.send(outfitter.id, { message, type });
        expect({ products, told: citations.length }).toEqual({ products: [], told: 1 });
      },
    );
  });
});

describe("where texts and goods have a part each of what is said", () => {
  let store: Tenant;
  beforeAll(async () => {
    const described = [
      ["lamp", "Bright lamp 400", "Lamps", "With a spare battery.", {}],
      ["torch", "Bright lamp 200", "Lamps", "Rated waterproof, with the best rating of all.", {}],
      ["gloves", "Work gloves", "Gloves", "With knobs.", { size: "7" }],
      ["mittens", "Garden gloves", "Gloves", "Thin.", { size: "10" }],
      ["anorak", "Drizzle anorak", "Jackets", "Light.", { colour: "green" }],
      ["coat", "Storm rain jacket", "Jackets", "Long.", { colour: "black" }],
      ["balm", "Boot balm", "Care", "For small boots, too.", {}],
      ["set", "Gift set tea", "Tea", "A present.", {}],
    ] as const;
    store = await app.createTenant({ rag_active: true, ecommerce_active: true, rate_limit: 10_000 });
    for (const [id, title, category, description, attributes] of described)
      await app.admin("POST", `/api/admin/tenants/${store.slug}/products`, {
        id,
        title,
        category,
        description,
        attributes,
        price: { amount: "20.00", currency: "EUR" },
      });
    for (const [title, content] of [
      ["Lamps", "## The lamp stays dark\n\nCharge the lamp for half an hour."],
      ["Waterproof", "What is waterproof stands hours of rain."],
      ["Sizes", "## Gloves\n\n| Size | Hand |\n|---|---|\n| 7 | 18 cm |\n| 8 | 20 cm |"],
      ["Care", "## Rain jackets\n\nWash a rain jacket at 30 degrees."],
    ])
      await app.admin("POST", `/api/admin/tenants/${store.slug}/documents`, { title, content, format: "markdown" });
  });

  test("documents that come first tell what goods only mention", async () => {
    const { products, citations } = await app.send(store.id, { message: "waterproof rating", type: "rag" });
    expect({ products, told: citations.length }).toEqual({ products: [], told: 1 });
  });

  describe.for(["rag", "ecommerce"] as const)("in %s mode", (type) => {
    test("what helps is told, and nothing sold", async () => {
      const { products, citations } = await app.send(store.id, { message: "lamp not working", type });
      expect({ products, told: citations.length }).toEqual({ products: [], told: 1 });
    });

    test.for(["a gift for my wife", "a gift that is not too expensive"])(
      "what is called a gift is one: %s",
      async (message) => {
        const { products } = await app.send(store.id, { message, type });
        expect(products.map(({ id }) => id)).toEqual(["set"]);
      },
    );
  });

  test.for([
    ["gloves in size 8", ["gloves", "mittens"]],
    ["green rain jacket", ["anorak"]],
  ] as const)("in a shop what has most of it is shown: %s", async ([message, expected]) => {
    const { products } = await app.send(store.id, { message, type: "ecommerce" });
    expect(products.map(({ id }) => id).toSorted()).toEqual([...expected]);
  });
});

test.for(["leather care kit", "court shoes", "grand piano"])(
  "an English wish is one in an English shop: %s",
  async (message) => {
    const { response } = await app.send(shop.id, { message, type: "ecommerce" });
    expect(response).toMatch(/^I/);
  },
);

describe("what texts tell whole is shown no goods for that lack it, in ecommerce mode", () => {
  let trattoria: Tenant;
  beforeAll(async () => {
    trattoria = await app.createTenant({ locale: "it", ecommerce_active: true, default_mode: "ecommerce" });
    const url = `/api/admin/tenants/${trattoria.slug}`;
    for (const [id, title] of [
      ["fig", "Candela profumata Fico"],
      ["pot", "Moka Mattina 3 tazze"],
    ])
      await app.admin("POST", `${url}/products`, { id, title, price: { amount: "22.00", currency: "EUR" } });
    for (const [title, content] of [
      [
        "Resi",
        "Può restituire gli articoli entro 30 giorni. La spedizione costa 4,90 €.\n\nSono esclusi dal reso i coltelli, le candele accese e gli alimenti.",
      ],
      ["Orari", "| Giorno | Orario |\n| --- | --- |\n| Lunedì | 15:30–19:30 |\n| Sabato | 9:30–19:30 |"],
    ])
      await app.admin("POST", `${url}/documents`, { title, content, format: "markdown" });
  });

  test("a rule and a thing that it names", async () => {
    const { products, response } = await app.send(trattoria.id, { message: "posso restituire una candela?" });
    expect({ products, told: response.includes("candele accese") }).toEqual({ products: [], told: true });
  });

  test("a day and a time of day, though goods are called after one", async () => {
    const { conversation_id } = await app.send(trattoria.id, { message: "siete aperti sabato?" });
    const { products, response } = await app.send(trattoria.id, { message: "e lunedi mattina?", conversation_id });
    expect({ products, told: response.includes("15:30–19:30") }).toEqual({ products: [], told: true });
  });
});

describe("what a rule says of the kind of goods that the catalogue files them under is told of them:", () => {
  let plants: Tenant;
  let beans: Tenant;
  const shopOf = async (locale: string, goods: [string, string][], texts: [string, string][]): Promise<Tenant> => {
    const tenant = await app.createTenant({ locale, ecommerce_active: true, rate_limit: 10_000 });
    for (const [title, category] of goods)
      await app.admin("POST", `/api/admin/tenants/${tenant.slug}/products`, {
        id: title,
        title,
        category,
        price: { amount: "12.00", currency: "EUR" },
      });
    for (const [title, content] of texts)
      await app.admin("POST", `/api/admin/tenants/${tenant.slug}/documents`, { title, content, format: "markdown" });
    return tenant;
  };
  beforeAll(async () => {
    plants = await shopOf(
      "en",
      [
        ["Monstera deliciosa", "Home > Plants"],
        ["Yirgacheffe 500 g", "Coffee beans"],
        ["Stone mug", "Mugs"],
      ],
      [
        [
          "Returns",
          "You can return anything unused within 30 days of delivery.\n\n## What can't be returned\n\nPlants cannot be returned, unless they arrive damaged. Opened coffee beans are not taken back.",
        ],
        ["Plant care", "Water a Monstera once a week, and never let plants stand in water."],
      ],
    );
    beans = await shopOf(
      "de",
      [
        ["Monstera deliciosa", "Pflanzen"],
        ["Yirgacheffe 500 g", "Kaffee > Bohnen"],
        ["Becher Ton", "Becher"],
      ],
      [
        [
          "Rückgabe",
          "Sie können Ihre Bestellung innerhalb von 14 Tagen zurückgeben.\n\n## Ausnahmen\n\nGeöffnete Bohnen nehmen wir nicht zurück. Pflanzen sind vom Umtausch ausgeschlossen.\n\n## Rücksendung\n\nDie Rücksendung innerhalb Deutschlands ist kostenlos.",
        ],
      ],
    );
  });

  test.for([
    ["can I return a Monstera?", /Plants cannot be returned/],
    ["I want to return my monstera deliciosa", /Plants cannot be returned/],
    ["can I return the Yirgacheffe?", /Opened coffee beans/],
    ["can I return the stone mug?", /^You can return anything unused within 30 days/],
  ] as const)("%s", async ([message, told]) => {
    for (const type of ["rag", "ecommerce"] as const)
      expect((await app.send(plants.id, { message, type })).response).toMatch(told);
  });

  test.for([
    ["kann ich eine Monstera zurückgeben?", /Pflanzen sind vom Umtausch ausgeschlossen/],
    ["kann ich den Yirgacheffe zurückgeben?", /Geöffnete Bohnen/],
    ["kann ich den Becher Ton zurückgeben?", /14 Tagen/],
  ] as const)("%s", async ([message, told]) => {
    expect((await app.send(beans.id, { message, type: "ecommerce" })).response).toMatch(told);
  });

  test("of goods that were shown, too", async () => {
    const { conversation_id } = await app.send(plants.id, { message: "Monstera deliciosa", type: "ecommerce" });
    const { response } = await app.send(plants.id, { message: "can I return it?", conversation_id, type: "ecommerce" });
    expect(response).toMatch(/Plants cannot be returned/);
  });
});
