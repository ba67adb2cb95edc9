import type { Product, ProductsResult } from "@widget-chat/contract/admin/product.ts";
import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop({ ecommerce_active: true });

const send = (body: string | Buffer, type: string, query = "") =>
  shop.app.upload(`${shop.url}/products${query}`, body, type);
const stored = async (): Promise<Product[]> =>
  (await shop.app.admin("GET", `${shop.url}/products?limit=200`)).json<{ items: Product[] }>().items;

test("a quotation mark that is never closed loses no product", async () => {
  await send("id,title,price\n1,Lamp,9.99 EUR\n2,Chair,19.00 EUR\n", "text/csv");
  const reply = await send('id,title,price\n1,"Lamp,9.99 EUR\n2,"Chair",19.00 EUR\n', "text/csv", "?mode=replace");
  const { failed } = reply.json<ProductsResult>();
  expect(failed).toEqual([expect.objectContaining({ code: "malformed_csv", line: 2 })]);
  expect((await stored()).map(({ id, title }) => [id, title])).toEqual([
    ["1", "Lamp"],
    ["2", "Chair"],
  ]);
});

test("a price of 0 in the column of sale prices is no sale", async () => {
  await send("id,title,price,sale_price\n1,Lamp,80.00 EUR,0.00 EUR\n", "text/csv");
  expect(await stored()).toMatchObject([{ id: "1", sale_price: null }]);
});

test.each([
  ["a price with a great many blanks", `id,title,price\n1,Lamp,5 EUR -${" ".repeat(60_000)}x\n`],
  ["a column with a great many brackets", `id,title,${"(".repeat(200)}\n1,Lamp,5\n`],
])("%s holds nobody up", async (_, table) => {
  const reply = await send(table, "text/csv");
  expect(reply.json()).toMatchObject({ accepted: 0, failed_total: 1 });
});

test("a first row that names no columns is refused", async () => {
  for (const first of [`id,${"(".repeat(80_000)}`, Array.from({ length: 3_000 }, (_, at) => `c${at}`).join(",")]) {
    const reply = await send(`${first}\n1,Lamp\n`, "text/csv");
    expect(reply.json<ProductsResult>().failed).toEqual([expect.objectContaining({ code: "no_columns", line: 1 })]);
  }
});

test("XML within XML without an end is refused before it fills the memory", async () => {
  const reply = await send(`<rss>${"<a>".repeat(200_000)}`, "application/xml");
  expect(reply.json<ProductsResult>().failed).toEqual([
    expect.objectContaining({ detail: expect.stringContaining("lie within one another") }),
  ]);
});

test("JSON that is nested without end is refused in words", async () => {
  for (const body of [
    "[".repeat(200_000) + "]".repeat(200_000),
    `{"products":${"[".repeat(9_000)}${"]".repeat(9_000)}}`,
  ]) {
    const reply = await send(body, "application/json");
    expect([reply.statusCode, reply.body.slice(0, 200)]).toEqual([
      expect.toSatisfy((code) => code < 500),
      expect.any(String),
    ]);
  }
});

const woo = (minor: unknown) => [
  {
    id: 1,
    name: "Lamp",
    permalink: "https://shop.example/lamp",
    prices: { price: "4995", currency_code: "EUR", currency_minor_unit: minor },
  },
];

test("an amount whose decimals nobody can count is refused", async () => {
  for (const minor of [1e9, 1.5, 5]) {
    const reply = await send(JSON.stringify(woo(minor)), "application/json");
    expect([reply.statusCode, reply.json<ProductsResult>().accepted, minor]).toEqual([200, 0, minor]);
  }
  expect((await send(JSON.stringify(woo(2)), "application/json")).json<ProductsResult>().accepted).toBe(1);
});

test("a sale since the year 0 is refused, and the rest goes in", async () => {
  const product = { title: "Lamp", price: { amount: "5", currency: "EUR" } };
  const reply = await shop.app.admin("POST", `${shop.url}/products`, [
    { id: "1", ...product, sale_from: "0000-01-01T00:00:00Z" },
    { id: "2", ...product },
  ]);
  expect(reply.json()).toMatchObject({ accepted: 1, failed: [{ external_id: "1", code: "validation_failed" }] });
  const csv = "id,title,price,sale_price,sale_from\n3,Lamp,5 EUR,4 EUR,0000-01-01\n4,Lamp,5 EUR,,\n";
  expect((await send(csv, "text/csv")).json()).toMatchObject({ accepted: 1, failed_total: 1 });
});

test("a mapping names columns that a table can have", async () => {
  const reply = await shop.app.admin("POST", `${shop.url}/sources`, {
    kind: "products",
    url: "https://shop.example/feed.csv",
    feed: { mapping: { "\0": "id" } },
  });
  expect(reply.statusCode).toBe(400);
});

test("what is wrong is told in a few words, however long the name of it", async () => {
  const line = {
    id: "1",
    title: "Lamp",
    price: { amount: "5", currency: "EUR" },
    attributes: { ["x".repeat(100_000)]: 1 },
  };
  const reply = await send(JSON.stringify(line), "application/x-ndjson");
  expect(reply.body.length).toBeLessThan(2_000);
});
