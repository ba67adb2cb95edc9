import { once } from "node:events";
import type { Product, ProductsResult } from "@widget-chat/contract/admin/product.ts";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { openSite } from "./sites.ts";
import { crawling, learn, patience } from "./crawled-sites.ts";
import { ADMIN_KEY, startApp, type TestApp } from "./start-app.ts";

const productsOf = (tenant: string): string => `/api/admin/tenants/${tenant}/products`;
const line = (n: number, title: string): string =>
  JSON.stringify({ id: `${title}-${n}`, title, price: { amount: "5.00", currency: "EUR" } });
const feedOf = (title: string): string => Array.from({ length: 200 }, (_, n) => line(n, title)).join("\n");

async function start(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await startApp({ env });
  onTestFinished(() => app.stop());
  return app;
}

/** Another server that is writing to catalogues. */
async function openWriter(app: TestApp, tenants: string[]): Promise<pg.Client> {
  const writer = new pg.Client(app.database.url);
  await writer.connect();
  onTestFinished(() => writer.end());
  await writer.query("begin");
  for (const id of tenants) await writer.query("select pg_advisory_xact_lock(hashtextextended($1::text, 0))", [id]);
  return writer;
}

test("catalogues that replace each other at once wait for their turns, and longer than who deletes a product", async () => {
  const app = await start();
  const { id } = await app.createTenant({});
  const products = productsOf(id);
  const writer = await openWriter(app, [id]);
  const titles = ["Hat", "Cap", "Scarf"];
  const uploads = titles.map((title) => app.upload(`${products}?mode=replace`, feedOf(title)));
  // Behind them, and before them.
  const deleted = await Promise.all(["Hat-1", "Cap-1"].map((product) => app.admin("DELETE", `${products}/${product}`)));
  for (const reply of deleted) {
    expectProblem(reply, "overloaded");
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
  }
  await writer.query("rollback");

  for (const upload of uploads) {
    const reply = await upload;
    expect([reply.statusCode, reply.json<ProductsResult>().accepted]).toEqual([200, 200]);
  }
  const listed = await app.admin("GET", `${products}?limit=200`);
  const { items } = listed.json<{ items: Product[] }>();
  // What was refused was not done later either.
  expect(items).toHaveLength(200);
  expect(titles).toContain(items[0]?.title);
  expect(new Set(items.map(({ title }) => title)).size).toBe(1);
}, 120_000);

test("of more uploads to a catalogue than can wait the last is refused at once", async () => {
  const app = await start();
  const { id } = await app.createTenant({});
  const writer = await openWriter(app, [id]);
  const uploads = Array.from({ length: 9 }, (_, n) => app.upload(productsOf(id), line(n, "Hat")));
  // All others wait.
  expectProblem(await Promise.race(uploads), "overloaded");
  await writer.query("rollback");
  const statuses = (await Promise.all(uploads)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 503]);
}, 120_000);

test("who hangs up before it was their turn has nothing done", async () => {
  const app = await start();
  const { id } = await app.createTenant({});
  const url = (await app.listen()) + productsOf(id);
  await app.upload(productsOf(id), `${line(1, "Hat")}\n${line(2, "Hat")}`);
  const writer = await openWriter(app, [id]);
  const gone = new AbortController();
  const headers = { authorization: `Bearer ${ADMIN_KEY}` };
  const connections = (): Promise<number> =>
    new Promise((resolve) => app.server.server.getConnections((_, count) => resolve(count)));

  const asked = once(app.server.server, "request");
  const deletion = fetch(`${url}/Hat-1`, { method: "DELETE", headers, signal: gone.signal });
  await asked;
  gone.abort();
  await expect(deletion).rejects.toThrow("abort");
  await expect.poll(connections, { timeout: 30_000 }).toBe(0);
  await writer.query("rollback");

  // Whoever comes now has the next turn.
  expect((await app.admin("DELETE", `${productsOf(id)}/Hat-2`)).statusCode).toBe(204);
  expect((await app.admin("GET", productsOf(id))).json()).toMatchObject({ items: [{ id: "Hat-1" }], total: 1 });
}, 120_000);

test("tenants that wait for their turns keep no other's upload waiting", async () => {
  const app = await start();
  const tenants = await Promise.all(Array.from({ length: 6 }, () => app.createTenant({})));
  const writer = await openWriter(
    app,
    tenants.map(({ id }) => id),
  );
  const uploads = tenants.map(({ id }) => app.upload(productsOf(id), line(1, "Hat")));
  const other = await app.createTenant({});
  for (let n = 0; n < 5; n++) expect((await app.upload(productsOf(other.id), line(n, "Cap"))).statusCode).toBe(200);
  await writer.query("rollback");
  for (const upload of uploads) expect((await upload).statusCode).toBe(200);
}, 120_000);

test("a feed that is removed holds nothing that another write to the catalogue needs while it waits for that", async () => {
  const feed = await openSite((_, reply) => {
    reply.writeHead(200, { "content-type": "text/csv" }).end("id;title;price;link\n1;Hat;5 EUR;/hats/1\n");
  });
  onTestFinished(() => feed.close());
  const app = await start(crawling([feed]));
  const tenant = await app.createTenant({});
  const { source } = await learn(app, tenant, { kind: "products", url: `${feed.url}/feed.csv` });
  const writer = await openWriter(app, [tenant.id]);
  const removal = app.admin("DELETE", `/api/admin/tenants/${tenant.id}/sources/${source.id}`);
  const isHidden = (): Promise<unknown[]> =>
    app.database.query(`select from sources where id = '${source.id}' and removed_at is not null`);
  await expect.poll(isHidden, patience).toHaveLength(1);
  // As a replacement by the feed does behind the catalogue, for as long as the removal waits.
  for (let isWaiting = true; isWaiting;) {
    await app.database.query("select from sources where tenant_id = $1 and id = $2 for key share", [
      tenant.id,
      source.id,
    ]);
    isWaiting = await Promise.race([
      removal.then(() => false),
      new Promise<boolean>((resolve) => setImmediate(resolve, true)),
    ]);
  }
  expectProblem(await removal, "overloaded");
  await writer.query("rollback");
  await expect.poll(() => app.database.query("select from products"), patience).toHaveLength(0);
}, 120_000);
