import { gzipSync } from "node:zlib";
import type { Product, ProductsResult } from "@widget-chat/contract/admin/product.ts";
import { describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ ecommerce_active: true });

const send = async (body: string | Buffer, type = "text/csv", query = ""): Promise<ProductsResult> => {
  const reply = await shop.app.upload(`${shop.url}/products${query}`, body, type);
  expect([reply.statusCode, reply.body.slice(0, 500)]).toEqual([200, expect.any(String)]);
  return reply.json();
};
const stored = async (): Promise<Product[]> =>
  (await shop.app.admin("GET", `${shop.url}/products?limit=200`)).json<{ items: Product[] }>().items;
/** What each of them took before was more, or the whole memory. */
const soon = { timeout: 7_000 };
const product = { id: "1", title: "Lamp", price: { amount: "9.99", currency: "EUR" } };

describe("is told in time what is wrong with", soon, () => {
  test("a price of very many blanks", async () => {
    const feed = `id,title,price\n1,Lamp,5 EUR -${" ".repeat(60_000)}x\n2,Chair,19${" ".repeat(60_000)}EUR\n`;
    expect(await send(feed)).toMatchObject({
      accepted: 1,
      failed: [{ external_id: "1", detail: expect.stringContaining("5 EUR - x") }],
    });
  });

  test("names of columns that are none", async () => {
    for (const head of [`id,title,price,${"(".repeat(80_000)}`, `id,title,price${",a".repeat(2_000)}`])
      expect(await send(`${head}\n1,Lamp,5 EUR,x\n`)).toMatchObject({
        accepted: 0,
        failed: [{ line: 1, code: "no_columns" }],
      });
  });
});

describe("takes neither the time nor the memory of others:", soon, () => {
  test("XML in XML", async () => {
    expect(await send(`<rss><channel>${"<a>".repeat(1_000_000)}`, "application/xml")).toMatchObject({
      failed: [{ code: "malformed_xml", detail: expect.stringContaining("within one another") }],
    });
  });

  test("a tag of very many attributes, or of one very long one", async () => {
    const many = Array.from({ length: 500_000 }, (_, i) => `a${i}="x"`).join(" ");
    for (const tag of [`item ${many}`, `item ${'a="x" '.repeat(500_000)}`, `item a="${"x".repeat(2_000_000)}"`])
      expect(await send(`<rss><channel><${tag}></item></channel></rss>`, "application/xml")).toMatchObject({
        failed: [{ code: "malformed_xml", detail: expect.stringMatching(/^A tag is longer than/) }],
      });
  });

  test("a product of very many members", async () => {
    const pictures = JSON.stringify({ ...product, more_images: Array.from({ length: 200_000 }, () => "a") });
    const attributes = Object.fromEntries(Array.from({ length: 40_000 }, (_, i) => [`a${i}`, null]));
    const rows = `[${[pictures, JSON.stringify({ ...product, attributes }), JSON.stringify(product)].join(",")}]`;
    expect(await send(rows, "application/json")).toMatchObject({
      accepted: 1,
      failed: [1, 2].map((line) => ({ line, code: "payload_too_large", detail: expect.stringContaining("members") })),
    });
  });

  test("a product of Shopify with very many variants, each of which has all of its text", async () => {
    const variants = Array.from({ length: 500 }, (_, i) => ({ id: i, price: "1", option1: `${i}` }));
    const given = {
      id: 1,
      title: "Lamp",
      handle: "\ud800",
      options: ["n"],
      body_html: "<b>x".repeat(180_000),
      variants,
    };
    const reply = await shop.app.upload(
      `${shop.url}/products?currency=EUR&dry_run=true`,
      JSON.stringify([given]),
      "application/json",
    );
    expect([reply.statusCode, reply.json<ProductsResult>().accepted]).toEqual([200, 500]);
  });

  test("faults without end", async () => {
    const feed = `<rss><channel><item><title>Lamp</title>${"<!a".repeat(2_000_000)}</item></channel></rss>`;
    expect(await send(feed, "application/xml")).toMatchObject({ failed: [{ code: "malformed_xml" }] });
  });

  test("prices and details that are books", async () => {
    const rows = Array.from({ length: 4 }, (_, i) => `${i}\tLamp\t5 EUR\t${"a:b:c,".repeat(150_000)}`);
    const prices = Array.from({ length: 4 }, (_, i) => `x${i}\tLamp\t${"1 ".repeat(450_000)}\t`);
    const feed = ["id\ttitle\tprice\tproduct_detail", ...rows, ...prices].join("\n");
    expect(await send(feed, "text/tab-separated-values")).toMatchObject({ accepted: 4, failed_total: 4 });
  });

  test("blanks before anything else", async () => {
    const feed = "id,title,price\n1,Lamp,5 EUR\n";
    expect(await send(" ".repeat(8_000_000) + feed)).toMatchObject({ failed: [{ code: "no_products" }] });
    expect(await send(`${"\n".repeat(40_000)}${feed}`)).toMatchObject({ accepted: 1 });
  });

  test("a row of nothing but commas", async () => {
    const feed = `id,title,price\n1,Lamp,5 EUR\n${",".repeat(10_000_000)}`;
    expect(await send(feed)).toMatchObject({ failed: [{ code: "malformed_csv" }] });
  });

  test("very long names and ids, in what is told of them", async () => {
    const name = "a".repeat(900_000);
    const lines = Array.from({ length: 10 }, (_, i) =>
      JSON.stringify({ ...product, id: `${i}${i % 2 ? name : ""}`, attributes: { [name]: 1 } }),
    );
    const reply = await shop.app.upload(`${shop.url}/products`, lines.join("\n"), "application/x-ndjson");
    expect([reply.json<ProductsResult>().failed_total, reply.body.length < 20_000]).toEqual([10, true]);
  });

  test("attributes that are books", async () => {
    const attributes = Object.fromEntries(Array.from({ length: 90 }, (_, i) => [`a${i}`, "x ".repeat(4_900)]));
    const lines = Array.from({ length: 15 }, (_, i) => JSON.stringify({ ...product, id: `${i}`, attributes }));
    expect(await send(lines.join("\n"), "application/x-ndjson")).toMatchObject({ accepted: 15, failed: [] });
  });
});

describe("is refused, and no fault of the server:", () => {
  test("a row of very many letters, packed", async () => {
    const feed = gzipSync(`id,title,price\n1,${"a".repeat(20_100_000)}`);
    expect(await send(feed, "application/octet-stream")).toMatchObject({
      failed: [{ code: "malformed_csv", detail: expect.stringMatching(/^A row is longer than 20000000 characters/) }],
    });
  });

  test("a product of ten megabytes in a list, beside others", async () => {
    const long = { ...product, id: "long", description: "x".repeat(10_000_000) };
    expect(await send(JSON.stringify([long, product]), "application/json")).toMatchObject({
      accepted: 1,
      failed: [{ line: 1, code: "payload_too_large" }],
    });
  });

  test("JSON in JSON", async () => {
    const deep = "[".repeat(400_000) + "]".repeat(400_000);
    expect(await send(deep, "application/json")).toMatchObject({ accepted: 0, failed_total: 1 });
    const known = JSON.stringify({ ...product, more: 0 }).replace(/0}$/, `${deep}}`);
    expect(await send(`[${known}]`, "application/json")).toMatchObject({ accepted: 1 });
    expect((await shop.app.upload(`${shop.url}/products`, known, "application/json")).statusCode).toBe(200);
  });

  test("a price whose decimals are none", async () => {
    const woo = (currency_minor_unit: unknown) => ({
      id: 1,
      name: "Lamp",
      permalink: "https://shop.example/1",
      prices: { price: "1000", currency_code: "EUR", currency_minor_unit },
    });
    const units = [1e9, 1.5, -1, "x"];
    const { accepted, failed } = await send(JSON.stringify([...units.map(woo), woo(3)]), "application/json");
    expect([accepted, failed.map(({ line }) => line)]).toEqual([1, [1, 2, 3, 4]]);
    expect(await stored()).toMatchObject([{ price: { amount: "1.000" } }]);
  });

  test("a sale of a day that never was", async () => {
    const sale = { ...product, sale_price: { amount: "5", currency: "EUR" } };
    const times = [{ sale_from: "0000-01-01T00:00:00Z" }, { sale_until: "0000-12-31T23:59:59Z" }];
    const asJson = JSON.stringify(times.map((time) => ({ ...sale, ...time })));
    expect(await send(asJson, "application/json")).toMatchObject({ accepted: 0, failed_total: 2 });
    const days = ["0000-01-01", "9999-12-31", "2026-02-31"];
    const table = days.map((day, i) => `${i},Lamp,9 EUR,5 EUR,${day}\n`).join("");
    expect(await send(`id,title,price,sale_price,sale_until\n${table}`)).toMatchObject({
      accepted: 0,
      failed: days.map((day) => ({ detail: expect.stringContaining(day) })),
    });
  });

  test("a column whose name the database could not hold", async () => {
    const mapping = { "\0": "id" };
    const source = { kind: "products", url: "https://shop.example/feed.csv", feed: { mapping } };
    expectProblem(await shop.app.admin("POST", `${shop.url}/sources`, source), "validation_failed");
  });
});

test("a sale price of nought is what there is where there is no sale", async () => {
  await send("id,title,price,sale_price\n1,Lamp,9.99 EUR,0.00\n");
  expect(await stored()).toMatchObject([{ price: { amount: "9.99" }, sale_price: null }]);
});

test("a quotation mark that is not closed makes no product of two", async () => {
  for (const table of [
    'id,title,price\n1,"Lamp,9.99 EUR\n2,"Chair",19.00 EUR\n3,Table,5 EUR\n',
    'id,title,price,description,more\n1,Lamp,9.99 EUR,"Bright,a\n2,Chair,5 EUR,"Soft",b\n3,Table,5 EUR,,\n',
    'id,title,price,description,more\n1,Lamp,9.99 EUR,"Bright,"a"\n3,Table,5 EUR,,\n',
  ])
    expect(await send(table)).toMatchObject({
      accepted: 1,
      failed: [{ line: 2, external_id: "1", detail: expect.stringContaining("quotation mark") }],
    });
  const quoted = 'id,title,price,description,more\n3,"""Sun"" lamp",5 EUR,"""Best, ""ever""!""\nThey say, ""so""",x\n';
  expect(await send(quoted, "text/csv", "?mode=replace")).toMatchObject({ accepted: 1, failed: [] });
  expect(await stored()).toMatchObject([{ title: '"Sun" lamp', description: '"Best, "ever"!"\nThey say, "so"' }]);
});

test("what a quotation mark hides is not removed", async () => {
  await send("id,title,price\n1,Lamp,9.99 EUR\n2,Chair,19.00 EUR\n");
  const { failed } = await send('id,title,price\n1,"Lamp,9.99 EUR\n2,"Chair",19.00 EUR\n', "text/csv", "?mode=replace");
  expect(failed).toMatchObject([{ line: 2, detail: expect.stringContaining("Nothing was replaced") }]);
  expect((await stored()).map(({ id, title }) => [id, title])).toEqual([
    ["1", "Lamp"],
    ["2", "Chair"],
  ]);
});

test("Excel's own word for what parts the columns is no row", async () => {
  expect(await send("\uFEFFSep=;\r\nid;title;price\r\n1;Lamp, red;5 EUR\r\n2;;5 EUR\r\n")).toMatchObject({
    accepted: 1,
    failed: [{ line: 4 }],
  });
  expect(await stored()).toMatchObject([{ title: "Lamp, red" }]);
});

test("a stock is read however it is told", async () => {
  const told = ["10+", ">10", "1 200", "1,000,000", "pre-order", "0", "-1", "0.00", "3.5"];
  const rows = told.map((stock, i) => `${i}\tLamp\t5 EUR\t${stock}\n`);
  await send(`id\ttitle\tprice\tstock\n${rows.join("")}`, "text/tab-separated-values");
  const there = "in_stock";
  const none = "out_of_stock";
  expect((await stored()).map(({ availability }) => availability)).toEqual([
    there,
    there,
    there,
    there,
    "preorder",
    none,
    none,
    none,
    there,
  ]);
});

test("a currency is one that there is, and a sign that several countries have is that of one of them", async () => {
  const rows = (...prices: string[]) =>
    `id\ttitle\tprice\n${prices.map((price, i) => `${i}\tLamp\t${price}\n`).join("")}`;
  const tsv = "text/tab-separated-values";
  const wrong = rows("$9.99", "99 kr", "49,95 TTC", "VAT 19", "9.99 USD");
  expect(await send(wrong, tsv, "?currency=EUR")).toMatchObject({ accepted: 1, failed_total: 4 });
  expect(await send(rows("$9.99", "9.50"), tsv, "?currency=CAD&mode=replace")).toMatchObject({ accepted: 2 });
  expect(await send(rows("99 kr", "99,50 kr."), tsv, "?currency=SEK&mode=replace")).toMatchObject({ accepted: 2 });
  expect(await send(rows("1,299 KWD", "12.500 KWD", "¥1,000"), tsv, "?mode=replace")).toMatchObject({
    accepted: 2,
    failed: [{ external_id: "0" }],
  });
  expect((await stored()).filter(({ id }) => id !== "0")).toMatchObject([
    { price: { amount: "12.50", currency: "KWD" } },
    { price: { amount: "1000", currency: "JPY" } },
  ]);
});

test("what begins with a number and is no rating from 0 to 5 is none", async () => {
  const rows = ["4/10", "2 Jahre Garantie", "4,5", "4.5 / 5"].map((said, i) => `${i}\tLamp\t5 EUR\t${said}\n`);
  await send(`id\ttitle\tprice\trating\n${rows.join("")}`, "text/tab-separated-values");
  expect((await stored()).map(({ rating }) => rating)).toEqual([null, null, 4.5, 4.5]);
});
