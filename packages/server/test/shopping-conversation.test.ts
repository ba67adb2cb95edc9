import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

const product = (id: string, title: string, amount: string, more: Partial<PutProduct> = {}): PutProduct => ({
  id,
  title,
  price: { amount, currency: "EUR" },
  category: "Backpacks",
  ...more,
});

const products: PutProduct[] = [
  product("day", "Ridge day backpack", "39.90", {
    brand: "Fell",
    rating: 4.6,
    attributes: { colour: "Blue", waterproof: false, reviews: 320 },
    description: "A light backpack. It has a pocket for a bottle.",
  }),
  product("trek", "Summit trekking backpack", "129.00", {
    brand: "Fell",
    rating: 4.8,
    attributes: { colour: "Black", waterproof: true },
  }),
  product("city", "Metro laptop backpack", "79.00", {
    brand: "Acme",
    rating: 3.9,
    attributes: { colour: "Black" },
    sale_price: { amount: "59.00", currency: "EUR" },
  }),
  product("school", "Pupil school backpack", "49.90", {
    brand: "Acme",
    rating: 4.1,
    attributes: { colour: "Red" },
    availability: "out_of_stock",
  }),
  product("roll", "Harbour roll-top backpack", "99.00", { brand: "Norda", attributes: { colour: "Brown" } }),
  product("kid", "Owl children backpack", "24.90", { brand: "Norda", attributes: { colour: "Blue" } }),
  product("run", "Sprint running backpack", "69.00", { brand: "Fell", attributes: { colour: "Red" } }),
  product("duf", "Atlas duffel backpack", "89.00", { brand: "Norda", attributes: { colour: "Green" } }),
  product("rain", "Storm umbrella", "19.90", { brand: "Norda", category: "Umbrellas" }),
  product("case-8", "Shell for Galaxy S8", "12.90", {
    category: "Cases",
    attributes: { compatibility: ["Galaxy S8"], colour: "Black" },
  }),
  product("x14", "Nova X14", "159.00", { category: "Phones", rating: 4.1, attributes: { storage: "64 GB" } }),
  product("x25", "Nova X25", "249.00", { category: "Phones", rating: 4.4, attributes: { storage: "128 GB" } }),
];

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });
  for (const one of products) await app.admin("POST", `/api/admin/tenants/${shop.slug}/products`, one);
  await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, {
    title: "Returns",
    content: "You can return anything within 30 days.",
    format: "markdown",
  });
});
afterAll(() => app.stop());

interface Said {
  shown: string[];
  chips: string[];
  answer: Answer;
}

/** Says one thing after the other in one conversation; gives the last answer. */
async function talk(...messages: string[]): Promise<Said> {
  let answer: Answer | null = null;
  for (const message of messages)
    answer = await app.send(shop.id, { message, ...(answer && { conversation_id: answer.conversation_id }) });
  return {
    shown: answer!.products.map(({ id }) => id),
    chips: answer!.applied_filters.map(({ label }) => label),
    answer: answer!,
  };
}

describe("a wish goes on", () => {
  test.for([
    [
      ["backpacks", "in red"],
      ["run", "school"],
    ],
    [
      ["backpacks", "under 50"],
      ["day", "kid", "school"],
    ],
    [
      ["backpacks under 100 euros", "from Fell"],
      ["day", "run"],
    ],
    [["backpacks", "from Acme", "only in stock"], ["city"]],
    [
      ["backpacks", "not from Norda", "under 60"],
      ["city", "day", "school"],
    ],
    [
      ["red backpacks", "and in blue?"],
      ["day", "kid"],
    ],
    [["backpacks under 100 euros", "do you have umbrellas?"], ["rain"]],
    [["backpacks", "on sale"], ["city"]],
    [
      ["Rucksack backpack", "von Fell"],
      ["day", "run", "trek"],
    ],
  ] as const)("%s", async ([messages, expected]) => {
    expect((await talk(...messages)).shown.toSorted()).toEqual([...expected]);
  });

  test("and the chips tell all of it", async () => {
    expect((await talk("backpacks under 100 euros", "from Fell", "in stock")).chips).toEqual([
      "under €100.00",
      "Backpacks",
      "Fell",
      "in stock",
    ]);
  });

  test("with what was not shown yet, until there is no more", async () => {
    const first = await talk("backpacks");
    const next = await talk("backpacks", "show more");
    expect(first.shown).toHaveLength(6);
    expect(first.answer.suggestions).toEqual(["Show more", "Under €50", "Norda", "Blue"]);
    expect([...first.shown, ...next.shown].toSorted()).toEqual(
      products
        .filter(({ category }) => category === "Backpacks")
        .map(({ id }) => id)
        .toSorted(),
    );
    const last = await talk("backpacks", "show more", "show more");
    expect(last.shown).toEqual([]);
    expect(last.answer.response).toBe("That is all I have for this.");
  });

  test("with what costs less than all that was shown, and nothing that was shown is called cheaper", async () => {
    expect((await talk("Fell backpacks", "the last one", "cheaper ones")).shown).not.toContain("run");
    const none = await talk("Fell backpacks", "something cheaper");
    expect(none.shown).toEqual(["day"]);
    expect(none.answer.response).toBe("Of these, nothing is cheaper than **Ridge day backpack**:");
    expect((await talk("Nova X14", "more expensive ones")).shown).toEqual(["x25"]);
  });

  test("and what nothing has is said to be given up", async () => {
    const { shown, answer } = await talk("backpacks", "with wheels");
    expect(shown).toHaveLength(6);
    expect(answer.response).toContain("without “wheels”");
  });

  test("after a question of the shop's rules", async () => {
    const rules = await talk("red backpacks", "can I return it?");
    expect(rules.answer.response).toContain("30 days");
    expect((await talk("red backpacks", "can I return it?", "under 60")).shown).toEqual(["school"]);
  });
});

describe("one of what was shown is told of", () => {
  test.for([
    [["red backpacks", "is it in stock?"], "(in stock)"],
    [["umbrellas", "how much is it?"], "€19.90"],
    [["Ridge day backpack", "is it waterproof?"], "waterproof: no"],
    [["Ridge day backpack", "does it have a pocket?"], "It has a pocket for a bottle."],
    [["Ridge day backpack", "what colour is it?"], "colour: Blue"],
    [["Ridge day backpack", "does it have wheels?"], "The details of **Ridge day backpack** don’t say that."],
    [["Shell for Galaxy S8", "does it fit a Galaxy S8?"], "Galaxy S8"],
    [["Shell for Galaxy S8", "does it fit a Galaxy S80?"], "don’t say that"],
  ] as const)("%s", async ([messages, expected]) => {
    const { answer } = await talk(...messages);
    expect(answer.response).toContain(expected);
    expect(answer.products).toHaveLength(1);
  });

  test("by its place, its brand or its colour", async () => {
    const { shown } = await talk("Fell backpacks");
    expect((await talk("Fell backpacks", "the second one")).shown).toEqual([shown[1]]);
    expect((await talk("Fell backpacks", "the last")).shown).toEqual([shown[2]]);
    expect((await talk("Fell backpacks", "the blue one")).shown).toEqual(["day"]);
    expect((await talk("red backpacks", "the Acme one", "is it in stock?")).answer.response).toContain("out of stock");
    expect((await talk("red backpacks", "the cheaper one")).shown).toEqual(["school"]);
  });
});

test.each([
  ["is it 90 €?", /^\*\*Storm umbrella/],
  ["can I get it for 90 euros?", /^\*\*Storm umbrella/],
  ["does it cost 90 €?", /^\*\*Storm umbrella/],
  ["is it 15 €?", /^No\. /],
  ["is it under 90 €?", /^Yes\. /],
])("an amount without a bound is no yes to what costs less: %s", async (message, told) => {
  const { answer } = await talk("storm umbrella", message);
  expect(answer.response).toMatch(told);
  expect(answer.response).toContain("€19.90");
});

test("who wants the biggest of what tells no size sees what there is, and is told so", async () => {
  const { shown, answer } = await talk("the biggest backpack");
  expect(shown).toHaveLength(6);
  expect(answer.response).toMatch(/^I found nothing with all of that, so I looked without “biggest”\. I found 8 /);
});

describe("several are compared", () => {
  test("in a table of what tells them apart", async () => {
    const { shown, answer } = await talk("Nova phones", "compare them");
    expect(shown.toSorted()).toEqual(["x14", "x25"]);
    expect(answer.response).toContain("**Nova X14** is cheaper. **Nova X25** is better rated.");
    expect(answer.response).toMatch(/^\| Price \| .*€/m);
    expect(answer.response).toMatch(/^\| Storage \| .*64 GB/m);
  });

  test("by what differs, and in any case by price and stock", async () => {
    const { answer } = await talk("compare Summit and Sprint");
    const rows = [...answer.response.matchAll(/^\| (\p{L}[^|]*) \|/gmu)].map(([, name]) => name);
    expect(rows).toEqual(["Price", "Rating", "Availability", "Colour", "Waterproof"]);
  });

  test("by their names, and only where each names one", async () => {
    expect((await talk("compare X14 and X25")).shown).toEqual(["x14", "x25"]);
    expect((await talk("compare X14 and X99")).answer.response).not.toContain("| Price");
  });

  test("of many that are named the first four, whatever the others are", async () => {
    const { shown } = await talk("compare X14, X25, Sprint, Atlas, Metro and X99");
    expect(shown).toEqual(["x14", "x25", "run", "duf"]);
  });

  test("by what is asked which has more of", async () => {
    const { answer } = await talk("Nova phones", "which has more storage?");
    expect(answer.response).toMatch(/^\| Storage \| .*128 GB/m);
  });

  test("by their places", async () => {
    const { shown } = await talk("Fell backpacks");
    const two = await talk("Fell backpacks", "what is the difference between the first and the third?");
    expect(two.shown).toEqual([shown[0], shown[2]]);
    expect((await talk("Fell backpacks", "compare the first two")).shown).toEqual(shown.slice(0, 2));
  });
});

test("what is asked for by name and can't be had is shown first, and then what is like it", async () => {
  const { shown, answer } = await talk("is the Pupil school backpack available?");
  expect(answer.response).toContain("**Pupil school backpack** – €49.90 (out of stock).");
  expect(shown[0]).toBe("school");
  expect(shown.length).toBeGreaterThan(1);
  expect((await talk("how much is the Nova X25?")).answer.response).toContain("€249.00");
});

test.for([
  "in which country are you?",
  "do they last long?",
  "not good",
  "what about parking?",
  "is there a discount for students?",
])("what is no wish brings no goods: %s", async (message) => {
  expect((await talk("backpacks", message)).shown).toEqual([]);
});

test("who says how good or how dear it shall be wishes for goods, and asks of none", async () => {
  const { answer } = await talk("Pupil school backpack with a price under 60 and 4 stars");
  expect(answer.applied_filters.map(({ field }) => field)).toContain("price");
});

test.for(["any deals?", "what's on offer?", "habt ihr Angebote?", "vous avez des promotions ?", "¿hay ofertas?"])(
  "all that is on sale is shown: %s",
  async (message) => {
    expect((await talk(message)).shown).toEqual(["city"]);
  },
);

describe("in all languages of the assistant", () => {
  test.for([
    ["show more", "cheaper ones", "the second one", "compare them"],
    ["mehr zeigen", "gibt es günstigere?", "das zweite", "vergleiche die beiden"],
    ["en voir plus", "quelque chose de moins cher", "le deuxième", "compare les deux"],
    ["muéstrame más", "algo más barato", "el segundo", "compara los dos"],
    ["mostrami altri", "qualcosa di più economico", "il secondo", "confronta i due"],
    ["laat meer zien", "iets goedkopers", "de tweede", "vergelijk ze"],
    ["mostrar mais", "algo mais barato", "o segundo", "compara os dois"],
    ["daha fazla göster", "daha ucuz", "ikincisi", "ikisini karşılaştır"],
  ] as const)("%s", async ([more, cheaper, second, compare]) => {
    expect((await talk("backpacks", more)).shown).toHaveLength(2);
    expect((await talk("Nova phones", cheaper)).shown).toEqual(["x14"]);
    const { shown } = await talk("Nova phones");
    expect((await talk("Nova phones", second)).shown).toEqual([shown[1]]);
    expect((await talk("Nova phones", compare)).answer.response).toContain("| --- | --- | --- |");
  });

  test.for([
    ["compare the first two", "is it in stock?", "Yes", "No"],
    ["vergleiche die ersten beiden", "ist er auf Lager?", "Ja", "Nein"],
    ["compare les deux premiers", "est-il en stock ?", "Oui", "Non"],
    ["compara los dos primeros", "¿está en stock?", "Sí", "No"],
    ["confronta i primi due", "è disponibile?", "Sì", "No"],
    ["vergelijk de eerste twee", "is hij op voorraad?", "Ja", "Nee"],
    ["compara os dois primeiros", "está em stock?", "Sim", "Não"],
    ["ilk ikisini karşılaştır", "stokta var mı?", "Evet", "Hayır"],
  ] as const)("of several that are shown, and of one: %s", async ([compare, inStock, yes, no]) => {
    const { shown } = await talk("Fell backpacks");
    expect(shown).toHaveLength(3);
    const compared = await talk("Fell backpacks", compare);
    expect(compared.shown).toEqual(shown.slice(0, 2));
    expect(compared.answer.response).toContain("| --- | --- | --- |");
    for (const [which, told, title] of [
      ["the Fell one", yes, "Sprint running backpack"],
      ["the Acme one", no, "Pupil school backpack"],
    ] as const) {
      const { response } = (await talk("red backpacks", which, inStock)).answer;
      expect(response.startsWith(`${told}. **${title}**`), response).toBe(true);
    }
  });
});

test("who wishes for a thing in a sentence finds it", async () => {
  expect((await talk("I want an umbrella")).shown).toEqual(["rain"]);
});

test("a gift for somebody is anything", async () => {
  expect((await talk("a gift for my mother under 30")).shown.toSorted()).toEqual(["case-8", "kid", "rain"]);
});

test("what was wished for is for the next answer alone", async () => {
  const { answer } = await talk("red backpacks");
  expect(answer).not.toHaveProperty("standing");
  const history = await app.get(shop.id, `/api/chat/widget/messages/${answer.conversation_id}`);
  expect(history.body).not.toContain("standing");
});

test("after an answer that shows nothing what was shown before it is still meant", async () => {
  const { shown, answer } = await talk("red backpacks", "show more", "the cheaper one");
  expect(shown).toEqual(["school"]);
  expect(answer.response).toContain("Pupil school backpack");
});

test("a price is told in the shop's currency, also where one of several is shown", async () => {
  for (const message of ["the second one", "show more"])
    expect((await talk("backpacks under 60", message)).chips, message).toContain("under €60.00");
});
