import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { History } from "@widget-chat/contract/history.ts";
import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openOwnShop, type OwnShop } from "./open-shop.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: OwnShop;
let tenant: Tenant;
let url: string;

const eur = (amount: string) => ({ amount, currency: "EUR" });
const mug = { id: "mug", title: "Blue mug", price: eur("39.90") };
const teapot = { id: "teapot", title: "Blue teapot", price: eur("59.90") };

beforeAll(async () => {
  shop = await openOwnShop();
  app = await startApp({ env: { CONNECTOR_OPEN: `127.0.0.1:${shop.port}` } });
});
afterAll(async () => {
  await app.stop();
  await shop.close();
});

const connect = async (settings: object = {}): Promise<void> => {
  await app.admin("PATCH", url, { live_products: { url: `${shop.url}/live`, ...settings } });
  shop.secrets = [(await app.admin("POST", `${url}/live-products/secret`)).json<{ secret: string }>().secret];
};

beforeEach(async () => {
  Object.assign(shop, { asked: [], refused: 0, answers: () => ({ products: [] }) });
  tenant = await app.createTenant({
    rate_limit: 10_000,
    rag_active: false,
    ecommerce_active: true,
    default_mode: "ecommerce",
  });
  url = `/api/admin/tenants/${tenant.slug}`;
  for (const product of [mug, teapot]) await app.admin("POST", `${url}/products`, product);
  await connect({ timeout_ms: 3_000 });
});

const ask = (message: string, more: object = {}): Promise<Answer> => app.send(tenant.id, { message, ...more });
const told = ({ products }: Answer): (string | undefined)[][] =>
  products.map(({ id, price, regular_price, availability }: ProductCard) => [
    id,
    price.amount,
    regular_price?.amount,
    availability,
  ]);

describe("an answer shows what the shop says now", () => {
  test("on its cards and in its text, asked once for all that is shown", async () => {
    shop.answers = () => ({
      products: [
        { id: "teapot", price: eur("64.00"), availability: "backorder" },
        { id: "mug", price: eur("39.90"), sale_price: eur("29.90"), availability: "in_stock" },
      ],
    });
    const answer = await ask("blue");
    expect(shop.asked).toEqual([{ type: "live_products", tenant: tenant.slug, ids: expect.any(Array) }]);
    expect(shop.asked[0]!.ids!.toSorted()).toEqual(["mug", "teapot"]);
    expect(told(answer).toSorted()).toEqual([
      ["mug", "29.90", "39.90", "in_stock"],
      ["teapot", "64.00", undefined, "backorder"],
    ]);
    expect(answer.response).toContain("from €29.90 to €64.00");
  });

  test("out of stock is shown, and comes last", async () => {
    shop.answers = () => ({ products: [{ id: "mug", availability: "out_of_stock" }] });
    const answer = await ask("blue");
    expect(told(answer)).toEqual([
      ["teapot", "59.90", undefined, "in_stock"],
      ["mug", "39.90", undefined, "out_of_stock"],
    ]);
  });

  test("the end of a sale by a price alone, or by a sale price of null", async () => {
    await app.admin("POST", `${url}/products`, { ...mug, sale_price: eur("19.90") });
    shop.answers = () => ({ products: [{ id: "mug", sale_price: null }] });
    expect(told(await ask("blue mug"))).toEqual([["mug", "39.90", undefined, "in_stock"]]);
    shop.answers = () => ({ products: [{ id: "teapot", price: eur("60.00") }] });
    await app.admin("POST", `${url}/products`, { ...teapot, sale_price: eur("49.90") });
    expect(told(await ask("blue teapot"))).toEqual([["teapot", "60.00", undefined, "in_stock"]]);
  });

  test("also where a visitor goes on from what was shown", async () => {
    shop.answers = () => ({ products: [{ id: "mug", price: eur("44.00") }] });
    const { conversation_id } = await ask("blue mug");
    const more = await ask("how much is it?", { conversation_id });
    expect(more.response).toContain("€44.00");
    const { response, products } = await ask("compare the blue mug and the blue teapot", { conversation_id });
    expect(products.map(({ id }) => id).toSorted()).toEqual(["mug", "teapot"]);
    expect(response).toContain("€44.00");
  });
});

describe("what there is of things, and is shown beside, is as the shop sells it now", () => {
  const variant = (colour: string, more: object = {}) => ({
    id: `bowl-${colour}`,
    title: "Tarn bowl",
    brand: "Fell",
    group_id: "bowl",
    price: eur("20.00"),
    options: { Colour: colour },
    ...more,
  });
  beforeEach(async () => {
    for (const product of [variant("Red"), variant("Navy"), { ...mug, brand: "Norda" }, { ...teapot, brand: "Norda" }])
      await app.admin("POST", `${url}/products`, product);
    shop.answers = ({ ids }) => ({
      products: ids!.map((id) => ({
        id,
        price: eur("77.00"),
        availability: id === "bowl-Navy" ? "out_of_stock" : "in_stock",
      })),
    });
  });

  test.each([
    ["the brands of all", ["what brands do you have?"]],
    ["the colours of a wish without its own", ["red bowl", "other colours?"]],
  ])("%s", async (_, messages) => {
    let answer: Answer | null = null;
    for (const message of messages)
      answer = await ask(message, answer ? { conversation_id: answer.conversation_id } : {});
    expect(answer!.products.length).toBeGreaterThan(0);
    expect(new Set(answer!.products.map(({ price }) => price.amount))).toEqual(new Set(["77.00"]));
  });

  test("what a suggestion leaves, of which what no longer fits is left out", async () => {
    for (let i = 0; i < 8; i += 1)
      await app.admin("POST", `${url}/products`, {
        id: `cup-${i}`,
        title: `Enamel cup ${i}`,
        brand: i < 3 ? "Fell" : "Norda",
        price: eur("14.90"),
      });
    shop.answers = ({ ids }) => ({
      products: ids!.map((id) => ({ id, price: eur("14.9"), availability: "in_stock" })),
    });
    const { conversation_id, suggestions, response } = await ask("enamel cups under 20 euros");
    // What the shop tells as the catalogue has it makes the count no other.
    expect(suggestions).toContain("Fell");
    expect(response).toContain("8 products");
    await connect({ url: `${shop.url}/moved`, timeout_ms: 3_000 });
    shop.answers = ({ ids }) => ({
      products: ids!.map((id) => ({ id, price: eur(id === "cup-1" ? "44.00" : "15.00") })),
    });
    const { products } = await ask("Fell", { conversation_id });
    expect(products.map(({ id, price }) => [id, price.amount]).toSorted()).toEqual([
      ["cup-0", "15.00"],
      ["cup-2", "15.00"],
    ]);
  });

  test("and of one thing, what is sold out by now", async () => {
    const { conversation_id } = await ask("Tarn bowl");
    const { response, products } = await ask("which colours are there?", { conversation_id });
    expect(response).toBe("**Tarn bowl**: Colour: Red, Navy (out of stock).");
    expect(products.map(({ id, availability }) => [id, availability])).toEqual([
      ["bowl-Red", "in_stock"],
      ["bowl-Navy", "out_of_stock"],
    ]);
  });
});

describe("a wish holds for what the shop says now", () => {
  test("what is dearer by now than was stated is not shown", async () => {
    shop.answers = () => ({ products: [{ id: "mug", price: eur("55.00") }] });
    const answer = await ask("blue mug under 50 euros");
    expect(answer).toMatchObject({ kind: "no_answer", products: [] });
    expect(answer.response).toContain("€55.00");
    expect(answer.applied_filters.map(({ field }) => field)).toContain("price");
  });

  test("nor what cannot be had, where only what can was wished for", async () => {
    shop.answers = () => ({ products: [{ id: "mug", availability: "out_of_stock" }] });
    expect(told(await ask("blue things in stock"))).toEqual([["teapot", "59.90", undefined, "in_stock"]]);
  });

  test("in place of what is taken out the next one is shown, and the shop is asked for it, too", async () => {
    for (let i = 1; i <= 7; i += 1)
      await app.admin("POST", `${url}/products`, { id: `cup-${i}`, title: `Cup number ${i}`, price: eur("10.00") });
    shop.answers = ({ ids }) => ({
      products: ids!.map((id, i) => ({ id, price: eur(shop.asked.length === 1 && i === 2 ? "20.00" : "11.00") })),
    });
    const { products, response } = await ask("cup under 15 euros");
    expect(shop.asked.map(({ ids }) => ids!.length)).toEqual([6, 1]);
    expect(products.map(({ price }) => price.amount)).toEqual(Array.from({ length: 6 }, () => "11.00"));
    expect(products.map(({ id }) => id)).not.toContain(shop.asked[0]!.ids![2]);
    expect(response).toContain("each for €11.00");
  });

  test("nor what is like a thing and was to cost less", async () => {
    await app.admin("POST", `${url}/products`, { id: "lamp", title: "Tarn lamp tall", price: eur("40.00") });
    for (const [id, amount] of [
      ["lamp-2", "30.00"],
      ["lamp-3", "31.00"],
    ] as const)
      await app.admin("POST", `${url}/products`, { id, title: "Tarn lamp small", price: eur(amount) });
    shop.answers = () => ({ products: [{ id: "lamp-2", price: eur("45.00") }] });
    const { conversation_id } = await ask("Tarn lamp tall");
    const { products } = await ask("something similar but cheaper", { conversation_id });
    expect(products.map(({ id }) => id)).toEqual(["lamp-3"]);
  });

  test("nor by a chip, and the cheapest comes first", async () => {
    shop.answers = () => ({ products: [{ id: "mug", price: eur("70.00") }] });
    const price = { field: "price", op: "lt", value: 60, currency: "EUR" };
    const words = { field: "words", op: "eq", value: "blue" };
    expect(told(await ask("blue", { applied_filters: [words, price] }))).toEqual([
      ["teapot", "59.90", undefined, "in_stock"],
    ]);
    const order = { field: "order", op: "eq", value: "cheapest" };
    const { products } = await ask("blue", { applied_filters: [words, order] });
    expect(products.map(({ id }) => id)).toEqual(["teapot", "mug"]);
  });
});

describe("what a shop says wrongly leaves what the catalogue says", () => {
  const asBefore = [["mug", "39.90", undefined, "in_stock"]];
  test.each<[string, object]>([
    ["another currency", { price: { amount: "1.00", currency: "USD" } }],
    ["a price below nought", { price: eur("-1.00") }],
    ["a price as a number", { price: 1 }],
    ["a price in words", { price: eur("one euro") }],
    ["a sale that is dearer", { price: eur("10.00"), sale_price: eur("11.00") }],
    ["a price of nothing", { price: eur("0.00") }],
    ["a price of nothing, not on sale", { price: eur("0"), sale_price: null }],
    ["a sale for nothing", { price: eur("10.00"), sale_price: eur("0") }],
    ["a sale that is no price", { price: eur("10.00"), sale_price: "free" }],
    ["a stock that nobody knows", { availability: "<b>plenty</b>" }],
    ["nothing", { price: null, sale_price: undefined, availability: null }],
    ["more than was asked", { title: "<script>", url: "javascript:alert(1)", image_url: "http://evil.example/" }],
  ])("%s", async (_, members) => {
    shop.answers = () => ({ products: [{ id: "mug", ...members }] });
    expect(told(await ask("blue mug"))).toEqual(asBefore);
    expect(shop.asked).toHaveLength(1);
  });

  test("one of several spoils neither the others nor its own other members", async () => {
    shop.answers = () => ({
      products: [null, "mug", { price: eur("1.00") }, { id: "mug", price: 5, availability: "preorder" }, { id: "x" }],
    });
    expect(told(await ask("blue mug"))).toEqual([["mug", "39.90", undefined, "preorder"]]);
  });

  test.each<[string, OwnShop["answers"]]>([
    ["no list", () => ({ products: { mug: eur("1.00") } })],
    ["no object", () => [1]],
    ["null", () => null],
    ["broken JSON", (_, reply) => void reply.writeHead(200).end('{"products": [')],
    ["bytes that are no text", (_, reply) => void reply.writeHead(200).end(Buffer.from([0x22, 0xff, 0x22]))],
    ["another status", (_, reply) => void reply.writeHead(500).end('{"products": [{"id": "mug"}]}')],
    ["a redirect", (_, reply) => void reply.writeHead(307, { location: "/live" }).end()],
    ["a connection cut off", (_, reply) => void reply.destroy()],
    [
      "more than anybody reads",
      (_, reply) =>
        void reply.writeHead(200).end(JSON.stringify({ products: [{ id: "mug", more: "x".repeat(300_000) }] })),
    ],
  ])("%s", async (_, answers) => {
    shop.answers = answers;
    expect(told(await ask("blue mug"))).toEqual(asBefore);
    expect(shop.asked).toHaveLength(1);
  });
});

describe("a shop that fails", () => {
  test("is not waited for longer than its owner allows", async () => {
    await connect({ timeout_ms: 100 });
    // It never answers.
    shop.answers = () => undefined;
    expect(told(await ask("blue mug"))).toEqual([["mug", "39.90", undefined, "in_stock"]]);
  });

  test("is spared after a few failures, so that nobody waits", async () => {
    shop.answers = (_, reply) => void reply.writeHead(503).end();
    for (let i = 0; i < 6; i += 1) await ask("blue mug");
    expect(shop.asked).toHaveLength(3);
  });
});

describe("the history", () => {
  const shown = async (conversation: string) => {
    const reply = await app.get(tenant.id, `/api/chat/widget/messages/${conversation}`);
    return reply
      .json<History>()
      .messages.flatMap(({ products = [] }) =>
        products.map(({ id, price, regular_price, availability }) => [
          id,
          price.amount,
          regular_price?.amount,
          availability,
        ]),
      );
  };

  test("shows what the shop said, without asking it, until the catalogue has heard of the product anew", async () => {
    shop.answers = () => ({ products: [{ id: "mug", price: eur("39.90"), sale_price: eur("29.90") }] });
    const { conversation_id } = await ask("blue");
    const answered = [
      ["mug", "29.90", "39.90", "in_stock"],
      ["teapot", "59.90", undefined, "in_stock"],
    ];
    expect((await shown(conversation_id)).toSorted()).toEqual(answered);
    expect(shop.asked).toHaveLength(1);
    await app.admin("POST", `${url}/products`, { ...mug, price: eur("35.00") });
    expect((await shown(conversation_id)).toSorted()[0]).toEqual(["mug", "35.00", undefined, "in_stock"]);
  });

  test("for a day, and with the name, the page and the picture of now", async () => {
    shop.answers = () => ({ products: [{ id: "mug", availability: "out_of_stock" }] });
    const { conversation_id } = await ask("blue mug");
    expect(await shown(conversation_id)).toEqual([["mug", "39.90", undefined, "out_of_stock"]]);
    app.setClock(new Date(Date.now() + 25 * 3_600_000));
    expect(await shown(conversation_id)).toEqual([["mug", "39.90", undefined, "in_stock"]]);
    app.setClock(new Date());
    await app.admin("DELETE", `${url}/products/mug`);
    expect(await shown(conversation_id)).toEqual([["mug", "39.90", undefined, "out_of_stock"]]);
  });
});

describe("of what was shown, the history", () => {
  const pricesIn = async (conversation: string): Promise<string[]> => {
    const reply = await app.get(tenant.id, `/api/chat/widget/messages/${conversation}`);
    return reply.json<History>().messages.flatMap(({ products = [] }) => products.map(({ price }) => price.amount));
  };

  test("shows what the shop said last, wherever it was shown before", async () => {
    shop.answers = () => ({ products: [{ id: "mug", price: eur("29.90") }] });
    const { conversation_id } = await ask("blue mug");
    // Another address is asked anew.
    await connect({ url: `${shop.url}/moved`, timeout_ms: 3_000 });
    shop.answers = () => ({ products: [{ id: "mug", price: eur("34.90") }] });
    await ask("blue mug", { conversation_id });
    expect(await pricesIn(conversation_id)).toEqual(["34.90", "34.90"]);
  });

  test("shows the catalogue's price where the shop told no more than that it can be had", async () => {
    await app.admin("POST", `${url}/products`, { ...mug, sale_price: eur("19.90") });
    shop.answers = () => ({ products: [{ id: "mug", availability: "backorder" }] });
    const { conversation_id, products } = await ask("blue mug");
    expect(products).toMatchObject([{ price: eur("19.90"), availability: "backorder" }]);
    // The sale ends, of which nobody hears anything.
    await app.database.query("update products set sale_until = now() - interval '1 second' where external_id = 'mug'");
    expect(await pricesIn(conversation_id)).toEqual(["39.90"]);
  });
});

test("a burst of visitors is one question to the shop", async () => {
  shop.answers = () => ({ products: [{ id: "mug", price: eur("33.00") }] });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => app.send(tenant.id, { message: "blue mug", session_id: `visitor-${i}` })),
  );
  for (const answer of answers) expect(told(answer)).toEqual([["mug", "33.00", undefined, "in_stock"]]);
  expect(shop.asked).toHaveLength(1);
});

test("another tenant's shop is another shop", async () => {
  shop.answers = () => ({ products: [{ id: "mug", price: eur("33.00") }] });
  await ask("blue mug");
  const other = await app.createTenant({ ecommerce_active: true, default_mode: "ecommerce" });
  await app.admin("POST", `/api/admin/tenants/${other.slug}/products`, mug);
  expect(told(await app.send(other.id, { message: "blue mug" }))).toEqual([["mug", "39.90", undefined, "in_stock"]]);
  expect(shop.asked).toHaveLength(1);
});

test("what narrows more than is shown is suggested all the same, and from which price to which is not told", async () => {
  const cups = Array.from({ length: 16 }, (_, n) => ({
    id: `cup-${n}`,
    title: `Cup number ${n}`,
    brand: n % 2 === 0 ? "Fell" : "Norrland",
    price: eur("10.00"),
  }));
  await app.upload(`${url}/products`, cups.map((one) => JSON.stringify(one)).join("\n"));
  shop.answers = ({ ids }) => ({ products: ids!.map((id) => ({ id, price: eur("11.00") })) });
  const { suggestions, response } = await ask("cups");
  expect(suggestions).toEqual(["Show more", "Fell", "Norrland"]);
  expect(response).toMatch(/^I found 16 products\. /);
  expect(response).not.toContain("€10.00");
});
