import type { Job } from "@widget-chat/contract/admin/job.ts";
import type { Product } from "@widget-chat/contract/admin/product.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { crawling, learn, openPages, overSoon, patience, startCrawling, sync } from "./crawled-sites.ts";
import { expectProblem } from "./expect-problem.ts";
import { freshDatabase } from "./fresh-database.ts";
import { openSite, type Site } from "./sites.ts";
import { startApp, type TestApp } from "./start-app.ts";

vi.setConfig({ testTimeout: 120_000 });

const row = (id: number | string, title = `Hat ${id}`): string => `${id};${title};5 EUR;/hats/${id}\n`;
const table = (...rows: string[]): string => `id;title;price;link\n${rows.join("")}`;
const rows = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => row(`p${String(i).padStart(3, "0")}`));

/** A shop whose feed is what it was told last. */
async function openShop(first: string): Promise<Site & { feed: string; status: number; etag: string | null }> {
  const shop = { feed: first, status: 200, etag: null as string | null };
  const site = await openSite((request, reply) => {
    if (shop.etag !== null && request.headers["if-none-match"] === shop.etag) return void reply.writeHead(304).end();
    reply.writeHead(shop.status, { "content-type": "text/csv", ...(shop.etag && { etag: shop.etag }) });
    reply.end(shop.feed);
  });
  onTestFinished(() => site.close());
  return Object.assign(shop, site);
}

const feedOf = (shop: Site) => ({ kind: "products", url: `${shop.url}/feed.csv` }) as const;
const productsOf = async (app: TestApp, { id }: Tenant): Promise<Product[]> =>
  (await app.admin("GET", `/api/admin/tenants/${id}/products?limit=200`)).json<{ items: Product[] }>().items;
const idsOf = async (app: TestApp, tenant: Tenant): Promise<string[]> =>
  (await productsOf(app, tenant)).map(({ id }) => id);

test("a feed is read by its address, and anew only where it has changed", async () => {
  const shop = await openShop(table(row(1), row(2), "3;;5 EUR;\n"));
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({ ecommerce_active: true });
  await app.admin("POST", `/api/admin/tenants/${tenant.id}/products`, {
    id: "own",
    title: "Own",
    price: { amount: "1", currency: "EUR" },
  });
  const { source, job } = await learn(app, tenant, feedOf(shop));
  expect(source).toMatchObject({ kind: "products", feed: {} });
  expect(job).toMatchObject({
    state: "done",
    products: { read: 2, removed: 0, unchanged: 0, failed: 1 },
    failures_total: 1,
    failures: [{ url: "Line 4 (3)", reason: expect.stringContaining("has no title") }],
  });
  expect(await productsOf(app, tenant)).toMatchObject([
    { id: "1", url: `${shop.url}/hats/1` },
    { id: "2" },
    { id: "own" },
  ]);
  const written = async (): Promise<string[]> => (await productsOf(app, tenant)).map(({ updated_at }) => updated_at);

  const before = await written();
  expect((await sync(app, tenant, source)).products).toMatchObject({ read: 0, unchanged: 2 });
  expect(await written()).toEqual(before);

  shop.feed = table(row(2, "Cap"), row(4));
  shop.etag = '"4"';
  expect((await sync(app, tenant, source)).products).toMatchObject({ read: 2, removed: 1 });
  expect((await productsOf(app, tenant)).map(({ id, title }) => [id, title])).toEqual([
    ["2", "Cap"],
    ["4", "Hat 4"],
    ["own", "Own"],
  ]);
  expect((await sync(app, tenant, source)).products).toMatchObject({ unchanged: 2 });

  // What somebody has taken away comes again, although the feed is the same.
  await app.admin("DELETE", `/api/admin/tenants/${tenant.id}/products/4`);
  expect((await sync(app, tenant, source)).products).toMatchObject({ read: 2 });

  await app.admin("DELETE", `/api/admin/tenants/${tenant.id}/sources/${source.id}`);
  expect(await idsOf(app, tenant)).toEqual(["own"]);
});

test("a feed that fails, breaks off, is empty or has shrunk keeps the catalogue of before", async () => {
  const shop = await openShop(table(...rows(40)));
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source } = await learn(app, tenant, { ...feedOf(shop), feed: { currency: "EUR" } });
  for (const [feed, status, reason] of [
    ["", 404, /It answered 404\./],
    [`${table(...rows(30))}"open;`, 200, /Line \d+: A quotation mark.* never closed/],
    [table(), 200, /has no product below them/],
    ["<!doctype html><p>Please wait</p>", 200, /is a web page/],
    [table(...rows(19)), 200, /It has 19 products, less than half of the 40.*accept_fewer/],
  ] as const) {
    Object.assign(shop, { feed, status });
    const job = await sync(app, tenant, source);
    expect(job).toMatchObject({ state: "failed", error: expect.stringMatching(reason) });
    expect(job.error).toMatch(/The products of before stay\.$/);
    expect((await idsOf(app, tenant)).length).toBe(40);
  }
  const url = `/api/admin/tenants/${tenant.id}/sources/${source.id}`;
  expect((await app.admin("PATCH", url, { feed: { accept_fewer: true } })).json()).toMatchObject({
    feed: { currency: "EUR", accept_fewer: true },
  });
  expect(await sync(app, tenant, source)).toMatchObject({ state: "done", products: { read: 19, removed: 21 } });
  // It was meant once.
  shop.feed = table(...rows(40));
  expect(await sync(app, tenant, source)).toMatchObject({ state: "done" });
  shop.feed = table(...rows(19));
  expect(await sync(app, tenant, source)).toMatchObject({ state: "failed" });
  expect((await idsOf(app, tenant)).length).toBe(40);
});

test("a product that two sources bring is that of the first, until that gives it up", async () => {
  const [one, other] = [await openShop(table(row(1), row(2))), await openShop(table(row(2, "Cap"), row(3)))];
  const app = await startCrawling([one, other]);
  const tenant = await app.createTenant({});
  const titles = async (): Promise<string[]> => (await productsOf(app, tenant)).map(({ title }) => title);
  const first = await learn(app, tenant, feedOf(one));
  const second = await learn(app, tenant, feedOf(other));
  expect(second.job).toMatchObject({
    state: "done",
    products: { read: 2, failed: 1 },
    failures: [{ url: "2", reason: expect.stringContaining("Another source") }],
  });
  expect(await titles()).toEqual(["Hat 1", "Hat 2", "Hat 3"]);
  expect((await sync(app, tenant, first.source)).products).toMatchObject({ unchanged: 2 });

  other.feed = table(row(2, "Cap"));
  expect(await sync(app, tenant, second.source)).toMatchObject({
    state: "failed",
    error: expect.stringContaining("Other sources have brought all its products"),
  });

  one.feed = table(row(1));
  await sync(app, tenant, first.source);
  other.feed = table(row(2, "Cap"), row(3));
  expect(await sync(app, tenant, second.source)).toMatchObject({ state: "done", products: { failed: 0 } });
  expect(await titles()).toEqual(["Hat 1", "Cap", "Hat 3"]);
});

test("Shopify and WooCommerce are read page by page", async () => {
  const variant = (i: number) => ({
    id: i,
    title: `Hat ${i}`,
    handle: `hat-${i}`,
    variants: [{ id: i, price: "5.00" }],
  });
  const woo = (i: number) => ({
    id: 1_000 + i,
    name: `Cap ${i}`,
    permalink: `https://shop.example/${i}`,
    prices: { price: "500", currency_code: "EUR", currency_minor_unit: 2 },
  });
  const site = await openSite((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://shop.example");
    const page = Number(searchParams.get("page"));
    const size = Number(searchParams.get("limit") ?? searchParams.get("per_page"));
    const total = pathname === "/products.json" ? 600 : 150;
    const places = Array.from(
      { length: Math.max(0, Math.min(size, total - (page - 1) * size)) },
      (_, i) => (page - 1) * size + i,
    );
    reply.writeHead(200, { "content-type": "application/json" });
    reply.end(JSON.stringify(pathname === "/products.json" ? { products: places.map(variant) } : places.map(woo)));
  });
  onTestFinished(() => site.close());
  const app = await startCrawling([site]);
  const tenant = await app.createTenant({});
  const shopify = await learn(app, tenant, {
    kind: "products",
    url: `${site.url}/products.json`,
    feed: { currency: "EUR" },
  });
  expect(shopify.job).toMatchObject({ state: "done", products: { read: 600 } });
  const wooCommerce = await learn(app, tenant, { kind: "products", url: `${site.url}/wp-json/wc/store/v1/products` });
  expect(wooCommerce.job).toMatchObject({ state: "done", products: { read: 150 } });
  expect(site.asked).toEqual([
    "GET /products.json?limit=250&page=1",
    "GET /products.json?limit=250&page=2",
    "GET /products.json?limit=250&page=3",
    "GET /wp-json/wc/store/v1/products?per_page=100&page=1",
    "GET /wp-json/wc/store/v1/products?per_page=100&page=2",
  ]);
  expect((await productsOf(app, tenant))[0]?.url).toBe(`${site.url}/products/hat-0`);
});

test("a feed that a server has left half read is read anew by another, and nothing of it is shown before", async () => {
  const half = table(...rows(700));
  let [isSlow, hasBegun] = [false, false];
  const site = await openSite((_, reply) => {
    reply.writeHead(200, { "content-type": "text/csv" });
    if (!isSlow) return void reply.end(half.replaceAll("Hat", "Cap"));
    reply.write(half);
    hasBegun = true;
  });
  onTestFinished(() => site.close());
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const first = await startApp({ env: crawling([site]), database });
  const tenant = await first.createTenant({});
  const { source } = await learn(first, tenant, feedOf(site));
  isSlow = true;
  const left = (await first.admin("POST", `/api/admin/tenants/${tenant.id}/sources/${source.id}/sync`)).json<Job>();
  await expect.poll(() => hasBegun, patience).toBe(true);
  expect((await productsOf(first, tenant))[0]?.title).toBe("Cap p000");
  await first.stop();
  isSlow = false;
  await database.query("update products set title = 'Old'");
  await database.query("update sources set feed_seen = null");
  const second = await startCrawling([site], database);
  expect(await overSoon(second, tenant, left)).toMatchObject({ state: "done", products: { read: 700, failed: 0 } });
  expect((await productsOf(second, tenant))[0]?.title).toBe("Cap p000");
});

test("a list that is a file, and has no pages, is read once", async () => {
  const products = Array.from({ length: 300 }, (_, i) => ({
    id: i,
    title: `Hat ${i}`,
    handle: `hat-${i}`,
    variants: [{ id: i, price: "5.00" }],
  }));
  const lists = { "/products.json": products, "/all/products.json": products.slice(0, 250) };
  const site = await openSite((request, reply) => {
    reply.writeHead(200, { "content-type": "application/json" });
    const { pathname } = new URL(request.url ?? "", "http://shop.example");
    reply.end(JSON.stringify({ products: lists[pathname as keyof typeof lists] }));
  });
  onTestFinished(() => site.close());
  const app = await startCrawling([site]);
  for (const [path, read] of [
    ["/products.json", 300],
    ["/all/products.json", 250],
  ] as const) {
    const tenant = await app.createTenant({});
    const { job } = await learn(app, tenant, {
      kind: "products",
      url: `${site.url}${path}`,
      feed: { currency: "EUR" },
    });
    expect(job).toMatchObject({ state: "done", products: { read } });
  }
});

test("what is no public address is not called", async () => {
  const shop = await openShop(table(row(1)));
  const app = await startCrawling([]);
  const tenant = await app.createTenant({});
  const { job } = await learn(app, tenant, feedOf(shop));
  expect(job).toMatchObject({ state: "failed", error: expect.stringContaining("CRAWL_OPEN") });
  expect(shop.asked).toEqual([]);
});

test("how a feed is read is said of a feed alone, and in words it knows", async () => {
  const page = await openPages({});
  const app = await startCrawling([]);
  const url = `/api/admin/tenants/${(await app.createTenant({})).id}/sources`;
  const feed = { currency: "EUR" };
  expectProblem(await app.admin("POST", url, { kind: "page", url: page.url, feed }), "validation_failed");
  expectProblem(
    await app.admin("POST", url, { kind: "products", url: page.url, feed: { mapping: { a: "b" } } }),
    "validation_failed",
  );
});
