import { gzipSync } from "node:zlib";
import type { Product } from "@widget-chat/contract/admin/product.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { writtenFeeds } from "../src/engines/catalogue/feed/testing/written-feeds.ts";
import { learn, openPages, redirect, startCrawling, sync } from "./crawled-sites.ts";
import { openSite } from "./sites.ts";
import type { TestApp } from "./start-app.ts";

vi.setConfig({ testTimeout: 120_000 });

const titlesOf = async (app: TestApp, { id }: Tenant): Promise<string[]> => {
  const reply = await app.admin("GET", `/api/admin/tenants/${id}/products?limit=200`);
  return reply.json<{ items: Product[] }>().items.map(({ title }) => title);
};

test("a feed of each format is read by its address, whatever it is served as, and not again while it is the same", async () => {
  const rows = ["Lamp", "Chair"].map((title, i) => ({ id: `${i + 1}`, title }));
  const served = writtenFeeds.flatMap(({ name, type, write }) =>
    [type, "application/octet-stream"].map((as) => ({ name, type: as, bytes: Buffer.from(write(rows)) })),
  );
  const site = await openPages(
    Object.fromEntries(served.map(({ type, bytes }, at) => [`/${at}`, { type, bytes }] as const)),
  );
  const app = await startCrawling([site]);
  const came = await Promise.all(
    served.map(async ({ name, type }, at) => {
      const tenant = await app.createTenant({ ecommerce_active: true });
      const { source, job } = await learn(app, tenant, {
        kind: "products",
        url: `${site.url}/${at}`,
        feed: { currency: "EUR" },
      });
      const again = await sync(app, tenant, source);
      return [name, type, job.products, again.products, await titlesOf(app, tenant)];
    }),
  );
  const counted = { removed: 0, failed: 0 };
  expect(came).toEqual(
    served.map(({ name, type }) => [
      name,
      type,
      { ...counted, read: 2, unchanged: 0 },
      { ...counted, read: 0, unchanged: 2 },
      ["Lamp", "Chair"],
    ]),
  );
});

test("a feed that leads to where this server does not call is not read, from the first page on or from the second", async () => {
  const inside = await openSite((_, reply) => void reply.end("id,title,price\n1,Secret,5 EUR\n"));
  onTestFinished(() => inside.close());
  const products = Array.from({ length: 250 }, (_, i) => ({
    id: i,
    title: `Hat ${i}`,
    handle: `hat-${i}`,
    variants: [{ id: i, price: "5.00" }],
  }));
  const shop = await openPages({
    "/in.csv": redirect(302, inside.url),
    "/metadata.csv": redirect(301, "http://169.254.169.254/latest/meta-data/"),
    "/products.json?limit=250&page=1": {
      type: "application/json",
      bytes: Buffer.from(JSON.stringify({ products })),
    },
    "/products.json?limit=250&page=2": redirect(307, inside.url),
    "/wp-json/wc/store/v1/products?per_page=100&page=1": redirect(308, inside.url),
  });
  const app = await startCrawling([shop]);
  for (const path of ["in.csv", "metadata.csv", "products.json", "wp-json/wc/store/v1/products"]) {
    const tenant = await app.createTenant({ ecommerce_active: true });
    const url = `${shop.url}/${path}`;
    const { job } = await learn(app, tenant, { kind: "products", url, feed: { currency: "EUR" } });
    expect([path, job]).toMatchObject([path, { state: "failed", error: expect.stringContaining("CRAWL_OPEN") }]);
    expect(await titlesOf(app, tenant)).toEqual([]);
  }
  expect(inside.asked).toEqual([]);
});

test("a feed by its address that unpacks to a single endless text brings nothing, and keeps what was there", async () => {
  const feed = "id,title,price\n1,Lamp,5 EUR\n";
  const bomb = gzipSync(Buffer.concat([Buffer.from(`${feed}2,`), Buffer.alloc(60_000_000, "x")]));
  const shop = await openPages({ "/feed.csv.gz": { type: "application/gzip", bytes: gzipSync(feed) } });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({ ecommerce_active: true });
  const { source } = await learn(app, tenant, { kind: "products", url: `${shop.url}/feed.csv.gz` });
  shop.pages["/feed.csv.gz"] = { type: "application/gzip", bytes: bomb };
  const told = { state: "failed", error: expect.stringMatching(/A row is longer than 20000000 characters/) };
  expect(await sync(app, tenant, source)).toMatchObject(told);
  expect(await titlesOf(app, tenant)).toEqual(["Lamp"]);
});
