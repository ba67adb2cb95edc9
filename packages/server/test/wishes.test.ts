import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type TestApp } from "./start-app.ts";

const product = (id: string, title: string, amount: string, more: Partial<PutProduct> = {}): PutProduct => ({
  id,
  title,
  price: { amount, currency: "EUR" },
  category: "Shop",
  ...more,
});

const products: PutProduct[] = [
  product("day", "Ridge day backpack", "39.90", { brand: "Fell", rating: 4.6, attributes: { reviews: 320 } }),
  product("trek", "Summit trekking backpack", "129.00", { brand: "Fell", rating: 4.8, attributes: { reviews: 80 } }),
  product("city", "Laptop backpack", "79.00", {
    brand: "Acme",
    rating: 3.9,
    attributes: { reviews: 1200 },
    sale_price: { amount: "59.00", currency: "EUR" },
  }),
  product("school", "School backpack", "49.90", { brand: "Acme", rating: 4.1, availability: "out_of_stock" }),
  product("roll", "Leather roll-top backpack", "99.00", { brand: "Norda", description: "Made of leather." }),
  product("rain-red", "Umbrella", "19.90", { attributes: { colour: "Red", waterproof: true } }),
  product("rain-navy", "Umbrella with a long handle", "29.90", { attributes: { colour: "Navy", waterproof: false } }),
  product("rain-sky", "Umbrella for children", "14.90", { attributes: { colour: "Sky blue", waterproof: true } }),
  product("book", "Feather 14, 16 GB", "899.00", { category: "Computers > Laptops", description: "A light laptop." }),
  product("sleeve", "Laptop sleeve", "25.00", { category: "Computers > Laptop bags" }),
  product("bread-free", "Gluten-free bread", "8.00"),
  product("bread-rye", "Rye bread", "5.00", { description: "Contains gluten." }),
  product("bread-corn", "Corn bread", "6.00"),
  product("lamp", "Desk lamp", "24.50", { brand: "Lumo", rating: 4.9, attributes: { reviews: 12 } }),
];

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({
    default_mode: "ecommerce",
    ecommerce_active: true,
    rag_active: false,
    rate_limit: 10_000,
  });
  for (const one of products) await app.admin("POST", `/api/admin/tenants/${shop.slug}/products`, one);
});
afterAll(() => app.stop());

async function ask(message: string, more: object = {}): Promise<{ shown: string[]; wishes: string[]; answer: Answer }> {
  const answer = await app.send(shop.id, { message, ...more });
  return {
    shown: answer.products.map(({ id }) => id),
    // The words that are searched for stand first.
    wishes: answer.applied_filters
      .slice(answer.applied_filters[0]?.op === "eq" && answer.applied_filters[0].field === "words" ? 1 : 0)
      .map(({ label }) => label),
    answer,
  };
}

test.for([
  ["backpacks under 50 €", ["day", "school"], ["under €50.00"]],
  ["backpacks between 55 and 100 euros", ["city", "roll"], ["from €55.00", "up to €100.00"]],
  ["a backpack, at least 4.5 stars", ["day", "trek"], ["from 4.5 stars"]],
  ["backpacks with over 100 reviews", ["city", "day"], ["over 100 reviews"]],
  ["backpacks on sale", ["city"], ["on sale"]],
  ["backpacks in stock for less than 50 euros", ["day"], ["under €50.00", "in stock"]],
  ["backpack unter 50 €", ["day", "school"], ["unter 50,00\u00a0€"]],
] as const)("only what meets the wish is shown: %s", async ([message, expected, labels]) => {
  const { shown, wishes } = await ask(message);
  expect(shown.toSorted()).toEqual([...expected]);
  expect(wishes).toEqual([...labels]);
});

test.for([
  ["Fell backpack", ["day", "trek"], ["Fell"]],
  ["backpacks from Acme under 60 €", ["city", "school"], ["under €60.00", "Acme"]],
  ["backpacks, but not from Acme", ["day", "roll", "trek"], ["not Acme"]],
  ["red umbrella", ["rain-red"], ["Red"]],
  ["roter umbrella", ["rain-red"], ["Red"]],
  ["umbrella in navy", ["rain-navy"], ["Navy"]],
  ["blue umbrella", ["rain-navy", "rain-sky"], ["blue"]],
  ["red or navy umbrella", ["rain-navy", "rain-red"], ["Red", "Navy"]],
  ["waterproof umbrella", ["rain-red", "rain-sky"], ["waterproof"]],
] as const)("brands, colours and the like are kept to: %s", async ([message, expected, labels]) => {
  const { shown, wishes } = await ask(message);
  expect(wishes).toEqual([...labels]);
  expect(shown.toSorted()).toEqual([...expected]);
});

test("what shall not be in them is named by none of them, and it is said that this is all that is known", async () => {
  const { shown, wishes, answer } = await ask("backpacks without leather");
  expect(shown.toSorted()).toEqual(["city", "day", "school", "trek"]);
  expect(wishes).toEqual(["without leather"]);
  expect(answer.response).toContain("don’t mention “leather”");
  expect((await ask("umbrella without a handle")).shown.toSorted()).toEqual(["rain-red", "rain-sky"]);
});

test("what says itself that something is not in it is what is wished for", async () => {
  for (const wish of ["bread without gluten", "bread, but no gluten"]) {
    const { shown, answer } = await ask(wish);
    expect(shown.toSorted(), wish).toEqual(["bread-corn", "bread-free"]);
    expect(shown[0], wish).toBe("bread-free");
    expect(answer.response).not.toContain("don’t mention");
  }
});

test("a long wish is answered, and can be read again", async () => {
  const wish = `blue backpack ${"with a wooden cupboard and a footrest ".repeat(6)} under 60 euros`;
  const { answer } = await ask(wish);
  const reply = await app.get(shop.id, `/api/chat/widget/messages/${answer.conversation_id}`);
  expect(reply.statusCode).toBe(200);
  const found = await app.admin(
    "GET",
    `/api/admin/tenants/${shop.slug}/search?mode=ecommerce&q=${encodeURIComponent(wish)}`,
  );
  expect(found.statusCode).toBe(200);
});

test("whoever takes the last wish away sees all", async () => {
  const { answer } = await ask("something under 15 euros");
  const all = await ask("something", { conversation_id: answer.conversation_id, applied_filters: [] });
  expect(all.shown).toHaveLength(6);
});

test("what only leads to a wish goes with it", async () => {
  const { answer } = await ask("umbrella in red");
  expect(answer.applied_filters.map(({ label }) => label)).toEqual(["umbrella", "Red"]);
});

test("a category is wished for by its name, and not what is made for its things", async () => {
  expect((await ask("laptops")).shown).toEqual(["book"]);
  expect((await ask("laptop sleeve")).shown).toEqual(["sleeve"]);
  expect((await ask("laptop under 100 €")).shown).toEqual([]);
});

test("a colour that nothing has is given up, and it is said", async () => {
  const { shown, answer } = await ask("green umbrella");
  expect(shown.toSorted()).toEqual(["rain-navy", "rain-red", "rain-sky"]);
  expect(answer.response).toContain("without “green”");
});

test("what is wished to come first comes first", async () => {
  expect((await ask("the cheapest backpack")).shown).toEqual(["day", "school", "city", "roll", "trek"]);
  expect((await ask("best backpacks")).shown.slice(0, 3)).toEqual(["trek", "day", "school"]);
  expect((await ask("most popular backpacks")).shown[0]).toBe("city");
  expect((await ask("cheapest backpack")).wishes).toEqual(["cheapest first"]);
});

test("cheap is what costs less than most of its kind", async () => {
  const { shown, wishes } = await ask("cheap backpacks");
  expect(shown.toSorted()).toEqual(["day", "school"]);
  expect(wishes).toEqual(["low price"]);
});

test("a wish that names no goods is one for any", async () => {
  expect((await ask("what is on sale?")).shown).toEqual(["city"]);
  expect((await ask("anything between 12 and 15 euros?")).shown).toEqual(["rain-sky"]);
});

test("what breaks a stated price is never shown, but the nearest price is told", async () => {
  const { shown, answer } = await ask("backpacks under 20 €");
  expect(shown).toEqual([]);
  expect(answer.kind).toBe("no_answer");
  expect(answer.response).toContain("The cheapest costs €39.90.");
  const dear = await ask("backpacks above 500 €");
  expect(dear.shown).toEqual([]);
  expect(dear.answer.response).toContain("The dearest costs €129.00.");
  expect((await ask("backpacks between 200 and 300 €")).answer.response).toContain("The dearest costs €129.00.");
});

test("where nothing meets all wishes, one is given up, and it is said which", async () => {
  const { shown, wishes, answer } = await ask("backpacks under 50 € with over 1000 reviews");
  expect(shown.toSorted()).toEqual(["day", "school"]);
  expect(wishes).toEqual(["under €50.00"]);
  expect(answer.response).toContain("without “over 1,000 reviews”");
});

test.for([
  [
    "backpacks with over 1000 reviews and at least 4.5 stars",
    "over 1,000 reviews",
    ["from 4.5 stars"],
    ["day", "trek"],
  ],
  ["backpacks from Fell on sale with over 100 reviews", "on sale", ["Fell", "over 100 reviews"], ["day"]],
] as const)(
  "where one of several that are missed is enough, the others are kept: %s",
  async ([message, given, kept, ids]) => {
    const { shown, wishes, answer } = await ask(message);
    expect(answer.response).toContain(`without “${given}”`);
    expect(wishes.toSorted()).toEqual([...kept]);
    expect(shown.toSorted()).toEqual([...ids]);
  },
);

test.for(["is anyone available?", "I am over 18", "not working"])(
  "who names no goods and asks for none is shown none: %s",
  async (message) => {
    expect((await ask(message)).shown).toEqual([]);
  },
);

test("a figure beyond all prices is none, and can be read again", async () => {
  const { answer } = await ask(`backpacks under ${"9".repeat(400)}`);
  const reply = await app.get(shop.id, `/api/chat/widget/messages/${answer.conversation_id}`);
  expect(reply.statusCode).toBe(200);
});

test("a price keeps its currency behind a blank", async () => {
  const { shown, wishes } = await ask("backpack 45 €");
  expect(shown).toEqual(["day"]);
  expect(wishes).toEqual(["up to €45.00"]);
});

test("the cheapest of many is the cheapest", async () => {
  const many = Array.from({ length: 400 }, (_, at) => product(`kettle-${at}`, "Steel kettle", `${500 - at}.00`));
  const lines = many.map((one) => JSON.stringify(one)).join("\n");
  await app.upload(`/api/admin/tenants/${shop.slug}/products`, lines);
  expect((await ask("cheapest kettle")).shown[0]).toBe("kettle-399");
});

test("what no product tells is no wish", async () => {
  const plain = await app.createTenant({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false });
  await app.admin("POST", `/api/admin/tenants/${plain.slug}/products`, product("pan", "Iron pan", "30.00"));
  const answer = await app.send(plain.id, { message: "pans with at least 4 stars" });
  expect(answer.products.map(({ id }) => id)).toEqual(["pan"]);
  expect(answer.applied_filters).toEqual([]);
});

test("a price in a currency that the shop does not sell in is met by nothing", async () => {
  expect((await ask("backpacks under £50")).shown).toEqual([]);
});

describe("what was understood", () => {
  test("is told whole, and without a part of it the rest is searched for", async () => {
    const { answer } = await ask("cheapest backpacks under 60 € on sale");
    expect(answer.applied_filters).toEqual([
      { field: "words", op: "eq", value: "backpacks", label: "backpacks" },
      { field: "price", op: "lt", value: 60, currency: "EUR", label: "under €60.00" },
      { field: "sale", op: "eq", value: true, label: "on sale" },
      { field: "order", op: "eq", value: "cheapest", label: "cheapest first" },
    ]);
    expect(answer.products.map(({ id }) => id)).toEqual(["city"]);
    const left = answer.applied_filters.filter(({ field }) => field !== "sale");
    const { shown, answer: next } = await ask("Without “on sale”", {
      applied_filters: left,
      conversation_id: answer.conversation_id,
    });
    expect(shown).toEqual(["day", "school", "city"]);
    expect(next.applied_filters).toEqual(left);
  });

  test("is told where nothing meets it, too", async () => {
    const { answer } = await ask("backpacks under 20 €");
    expect(answer.applied_filters.map(({ label }) => label)).toEqual(["backpacks", "under €20.00"]);
    const { shown } = await ask("Without “under €20.00”", { applied_filters: answer.applied_filters.slice(0, 1) });
    expect(shown).toHaveLength(5);
  });

  test.for([
    [{ field: "constructor", op: "eq", value: "x" }, "field", /must be one of price, .*, or attributes\./],
    [{ field: "attributes.", op: "eq", value: "x" }, "field", /must be one of price/],
    [{ field: "sale", op: "eq", value: "low" }, "value", /must be true/],
    [{ field: "sale", op: "not", value: true }, "op", /must be one of eq, of "sale"/],
    [{ field: "price", op: "eq", value: "toString" }, "value", /a number from 0 on/],
    [{ field: "price", op: "lt", value: "cheap" }, "value", /a number from 0 on/],
    [{ field: "price", op: "lt", value: "low" }, "value", /with the op "eq" one of low, medium, high/],
    [{ field: "price", op: "lt", value: -1 }, "value", /a number from 0 on/],
    [{ field: "brand", op: "lte", value: "Acme" }, "op", /must be one of eq, not, of "brand"/],
    [{ field: "brand", op: "eq", value: true }, "value", /a text/],
    [{ field: "brand", op: "eq", value: "Acme", currency: "EUR" }, "currency", /for a price alone/],
    [{ field: "availability", op: "eq", value: "soon" }, "value", /one of in_stock, /],
    [{ field: "order", op: "eq", value: "__proto__" }, "value", /one of cheapest, dearest, rating, popular/],
    [{ field: "rating", op: "not", value: 3 }, "op", /one of eq, lt, /],
    [{ field: "words", op: "eq", value: " " }, "value", /not empty/],
    [{ field: "age", op: "eq", value: "a few" }, "value", /an age, such as "3 years"/],
    [{ field: "age", op: "not", value: "3 years" }, "op", /must be one of eq, of "age"/],
  ] as const)("is refused where it means nothing: $0", async ([wish, member, detail]) => {
    const applied_filters = [{ field: "words", op: "eq", value: "backpack" }, wish];
    const reply = await app.post(shop.id, "/api/chat/widget", { message: "Odd", session_id: "s", applied_filters });
    expect(expectProblem(reply, "validation_failed").errors).toEqual([
      { pointer: `/applied_filters/1/${member}`, code: expect.any(String), detail: expect.stringMatching(detail) },
    ]);
  });

  test.for([
    { field: "price", op: "lte", value: 60, currency: "EUR" },
    { field: "price", op: "eq", value: "low" },
    { field: "rating", op: "gte", value: 4.5 },
    { field: "reviews", op: "gt", value: 0 },
    { field: "availability", op: "eq", value: "in_stock" },
    { field: "sale", op: "eq", value: true },
    { field: "brand", op: "not", value: "Acme" },
    { field: "category", op: "eq", value: "Backpacks" },
    { field: "attributes.wheel size", op: "eq", value: 20 },
    { field: "words", op: "not", value: "wheels" },
    { field: "order", op: "eq", value: "popular" },
  ])("is taken as a program says it: $field $op $value", async (wish) => {
    const { answer } = await ask("Odd", { applied_filters: [{ field: "words", op: "eq", value: "backpack" }, wish] });
    expect(["answer", "no_answer"]).toContain(answer.kind);
  });

  test.for([
    { field: "price", op: "near", value: 3 },
    { field: "words", op: "not", value: "" },
  ])("a wish that is none is refused: $field $op", async (wish) => {
    const body = { message: "Without", session_id: "s", applied_filters: [wish] };
    expect((await app.post(shop.id, "/api/chat/widget", body)).statusCode).toBe(400);
  });
});
