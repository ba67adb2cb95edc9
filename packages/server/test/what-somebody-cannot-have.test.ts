import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEvents } from "./read-events.ts";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

const products = [
  product("granola", "Granola", "4.00", { category: "Food", description: "Nut-free." }),
  product("muesli", "Fruit muesli", "4.90", { category: "Food", description: "Oats, hazelnuts, raisins." }),
  product("flakes", "Corn flakes", "3.00", { category: "Food", description: "Corn.", availability: "out_of_stock" }),
  product("dark", "Dark chocolate", "2.90", { category: "Food", description: "Cocoa and sugar." }),
  product("praline", "Praline chocolate", "3.90", { category: "Food", description: "With almonds." }),
  product("gloves", "Work gloves", "6.00", { category: "Garden", description: "Latex-free nitrile." }),
  product("bucket", "Bucket", "7.00", { category: "Garden", description: "For 10 m of hose." }),
];

let app: TestApp;
let base: string;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  base = await app.listen();
  shop = await shopOfGoods(app, products, { rag_active: false });
});
afterAll(() => app.stop());

/** What a visitor sees who says one thing after another, at the end. */
async function lastOf(...messages: string[]) {
  let answer = await app.send(shop.id, { message: messages[0]! });
  for (const message of messages.slice(1))
    answer = await app.send(shop.id, { message, conversation_id: answer.conversation_id });
  return { ...answer, titles: answer.products.map(({ title }) => title) };
}

test.each<[string, string]>([
  ["I'm allergic to nuts", "without nuts"],
  ["I have a nut allergy", "without nut"],
  ["my son is allergic to milk", "without milk"],
  ["I can't eat gluten", "without gluten"],
  ["without nuts", "without nuts"],
  ["ich bin allergisch gegen Nüsse", "ohne Nüsse"],
  ["je suis allergique au latex", "sans latex"],
  ["soy alérgica a los frutos secos", "sin frutos secos"],
  ["sono allergico alle noci", "senza noci"],
  ["sou alérgico a nozes", "sem nozes"],
  ["ik heb een notenallergie", "zonder noten"],
  ["fındık alerjim var", "fındık içermeyen"],
])("%s names no goods: it is noted, and asked what is looked for", async (message, chip) => {
  const { kind, response, titles, applied_filters, suggestions } = await lastOf(message);
  expect(kind).toBe("clarify");
  expect(response).toContain(chip);
  expect(titles).toEqual([]);
  expect(applied_filters.map(({ label }) => label)).toEqual([chip]);
  expect(suggestions.toSorted()).toEqual(["Food", "Garden"]);
});

test.each([
  "I can't have it delivered on Monday",
  "I can't have a refund",
  "I can't have delivery",
  "I cannot have the table delivered",
])("%s names nothing that somebody can't have", async (message) => {
  const { kind, applied_filters } = await lastOf(message);
  expect([kind, applied_filters]).toEqual(["no_answer", []]);
});

test.each<[string[], string[]]>([
  [["I'm allergic to nuts", "muesli"], []],
  [["I'm allergic to nuts", "chocolate"], ["Dark chocolate"]],
  [
    ["I'm allergic to nuts", "Food"],
    ["Granola", "Dark chocolate", "Corn flakes"],
  ],
  [["I'm allergic to nuts", "bucket", "chocolate"], ["Dark chocolate"]],
  [["chocolate, I'm allergic to nuts", "muesli"], []],
  [["chocolate", "I'm allergic to nuts"], ["Dark chocolate"]],
  [["I'm allergic to nuts", "I can't have sugar", "chocolate"], []],
  [["without nuts", "chocolate"], ["Dark chocolate"]],
  [["I'm allergic to nuts", "is the fruit muesli in stock?", "chocolate"], ["Dark chocolate"]],
  [["I'm allergic to nuts. Do you have chocolate?"], ["Dark chocolate"]],
  [["I'm allergic to nuts. Do you have muesli?"], []],
  [
    ["I'm allergic to nuts", "granola", "something similar"],
    ["Dark chocolate", "Corn flakes"],
  ],
  [
    ["I'm allergic to nuts", "granola", "more like this"],
    ["Dark chocolate", "Corn flakes"],
  ],
  [
    ["I'm allergic to nuts", "granola", "something similar but cheaper"],
    ["Dark chocolate", "Corn flakes"],
  ],
  [
    ["I'm allergic to nuts", "granola", "are the corn flakes available?"],
    ["Corn flakes", "Granola", "Dark chocolate"],
  ],
  [
    ["I'm allergic to nuts", "chocolate", "back to all Food"],
    ["Granola", "Dark chocolate", "Corn flakes"],
  ],
  [
    ["I'm allergic to nuts", "what do you sell?"],
    ["Granola", "Dark chocolate", "Work gloves", "Bucket", "Corn flakes"],
  ],
])("what somebody can't have is left out of whatever is looked for later: %s", async (messages, titles) => {
  expect((await lastOf(...messages)).titles).toEqual(titles);
});

const SMALL_TALK = ["hello", "thanks", "how are you?", "hello", "thanks", "how are you?", "hello"];

test.each<[string, string[], string[]]>([
  ["I'm allergic to nuts", ["muesli"], []],
  ["chocolate, I'm allergic to nuts", ["Food"], ["Granola", "Dark chocolate", "Corn flakes"]],
  ["I'm allergic to nuts", ["chocolate", ...SMALL_TALK, "muesli"], []],
])("%s holds, however much else was said since", async (first, then, titles) => {
  expect((await lastOf(first, ...SMALL_TALK, ...then)).titles).toEqual(titles);
});

test("until its chip is taken away", async () => {
  const { conversation_id } = await lastOf("I'm allergic to nuts", "chocolate");
  const applied_filters = [{ field: "words", op: "eq", value: "chocolate" }];
  await app.send(shop.id, { message: "chocolate", conversation_id, applied_filters });
  const { products: cards } = await app.send(shop.id, { message: "muesli", conversation_id });
  expect(cards.map(({ title }) => title)).toEqual(["Fruit muesli"]);
});

test("another chip that is taken away leaves it", async () => {
  const { conversation_id, applied_filters: chips } = await lastOf("I'm allergic to nuts", "chocolate under 5 €");
  const applied_filters = chips
    .filter(({ field }) => field !== "price")
    .map(({ field, op, value }) => ({ field, op, value }));
  expect(applied_filters).toHaveLength(chips.length - 1);
  await app.send(shop.id, { message: "chocolate", conversation_id, applied_filters });
  const { products: cards } = await app.send(shop.id, { message: "muesli", conversation_id });
  expect(cards).toEqual([]);
});

test("a streamed answer has the same chips as any other", async () => {
  const message = "chocolate, I'm allergic to nuts";
  const { applied_filters } = await lastOf(message);
  const streamed = await openEvents(`${base}/api/chat/widget`, {
    method: "POST",
    headers: { "x-tenant-id": shop.id, "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ message, session_id: "s" }),
  });
  expect((await streamed.rest()).at(-1)?.data.applied_filters).toEqual(applied_filters);
});

test("what one thing shall not be says nothing of the next", async () => {
  expect((await lastOf("chocolate without nuts", "muesli")).titles).toEqual(["Fruit muesli"]);
});

test("goods that are named with what they shall not be are shown", async () => {
  expect((await lastOf("not praline chocolate")).titles).toEqual(["Dark chocolate"]);
});

test("who wants anything that has none of it is shown that", async () => {
  expect((await lastOf("something without nuts")).titles[0]).toBe("Granola");
});
