import { expect, onTestFinished, test } from "vitest";
import { learn, startCrawling } from "./crawled-sites.ts";
import { expectProblem } from "./expect-problem.ts";
import { openSite } from "./sites.ts";
import { uploading } from "./upload-products.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ ecommerce_active: true });
const { send, ids } = uploading(shop);

const table = "id;title;Preis alt;Preis neu\n1;Hat;7,00;5,00\n";
const query = (mapping: Record<string, string>): string =>
  `?currency=EUR&mapping=${encodeURIComponent(JSON.stringify(mapping))}`;

test.each(["", "&mode=replace", "&dry_run=true"])(
  "a mapping that names a column which the table has not is refused with those that it has (%s)",
  async (more) => {
    const mapping = query({ "Preis alt": "price", "Pries neu": "sale_price", Notiz: "nothing" });
    const reply = await shop.app.upload(`${shop.url}/products${mapping}${more}`, table, "text/csv");
    const { detail, errors } = expectProblem(reply, "validation_failed");
    expect(errors).toEqual([{ pointer: "/mapping", code: "unknown_column", detail: expect.any(String) }]);
    expect(detail).toContain('"Pries neu" and "Notiz"');
    expect(detail).toContain('"id", "title", "Preis alt", and "Preis neu"');
    expect(await ids()).toEqual([]);
  },
);

test("a mapping may write a column's name as it likes, and name one that no row says anything in", async () => {
  const mapping = query({ "preis ALT": "price", PREISNEU: "sale_price", Notiz: "nothing" });
  expect(await send(table.replace("neu\n", "neu;Notiz\n"), "text/csv", mapping)).toMatchObject({
    accepted: 1,
    failed: [],
  });
});

test("of XML it is told at the end which elements no product has", async () => {
  const feed = "<rss><channel><item><id>1</id><title>Hat</title><was>7 EUR</was></item></channel></rss>";
  const { accepted, failed } = await send(feed, "application/xml", query({ was: "price", now: "sale_price" }));
  expect(accepted).toBe(1);
  expect(failed).toMatchObject([{ code: "unknown_column", detail: expect.stringContaining('"now"') }]);
});

test("a source whose feed has lost a column brings the rest, and its job says so", async () => {
  const site = await openSite((_, reply) => {
    reply.writeHead(200, { "content-type": "text/csv" });
    reply.end(table);
  });
  onTestFinished(() => site.close());
  const app = await startCrawling([site]);
  const mapping = { "Preis alt": "price", Aktion: "sale_price" } as const;
  const { job } = await learn(app, await app.createTenant({ ecommerce_active: true }), {
    kind: "products",
    url: `${site.url}/feed.csv`,
    feed: { currency: "EUR", mapping },
  });
  expect(job).toMatchObject({
    state: "done",
    products: { read: 1, failed: 0 },
    failures_total: 1,
    failures: [{ url: "mapping", reason: expect.stringMatching(/"Aktion".*"Preis neu"/) }],
  });
});

const rowsOf = (...rows: string[]): string => ["id,title,price", ...rows, ""].join("\n");

test.each([
  ["1,Hat, blue,5 EUR", "The row has 4 cells, and the first row names 3 columns"],
  ["1,Hat, blue,", "The row has 4 cells, and the first row names 3 columns"],
])("a row with more cells than columns (%s) is told so, and not blamed for its price alone", async (row, reason) => {
  const { accepted, failed } = await send(rowsOf(row, "2,Cap,5 EUR"), "text/csv");
  expect(accepted).toBe(1);
  expect(failed).toMatchObject([{ line: 2, external_id: "1", detail: expect.stringContaining(reason) }]);
  expect(failed[0]?.detail).toMatch(/quotation marks/);
});

test("cells that are empty behind the last column, as spreadsheets write them, are nothing", async () => {
  expect(await send(rowsOf("1,Hat,5 EUR,", "2,Cap,5 EUR,,"), "text/csv")).toMatchObject({ accepted: 2, failed: [] });
  const { failed } = await send(rowsOf("3,Boot,free,"), "text/csv");
  expect(failed[0]?.detail).toContain('The price "free"');
});
