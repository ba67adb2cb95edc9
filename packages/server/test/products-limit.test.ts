import type { Product, ProductsResult } from "@widget-chat/contract/admin/product.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { crawling, learn, openPages, sync } from "./crawled-sites.ts";
import { expectProblem } from "./expect-problem.ts";
import { faultsIn, readReference } from "./reference.ts";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

vi.setConfig({ testTimeout: 120_000 });

async function start(most: number, options: Parameters<typeof startApp>[0] = {}): Promise<TestApp> {
  const app = await startApp({ ...options, env: { MAX_PRODUCTS_PER_TENANT: String(most), ...options.env } });
  onTestFinished(() => app.stop());
  return app;
}

const productsOf = ({ id }: Tenant): string => `/api/admin/tenants/${id}/products`;
const product = (id: string, title = `Hat ${id}`) => ({ id, title, price: { amount: "5", currency: "EUR" } });
const put = (app: TestApp, tenant: Tenant, id: string, title?: string): Promise<Reply> =>
  app.admin("POST", productsOf(tenant), product(id, title));
const upload = (app: TestApp, tenant: Tenant, ids: string, query = ""): Promise<Reply> =>
  app.upload(productsOf(tenant) + query, [...ids].map((id) => JSON.stringify(product(id))).join("\n"));
const titles = async (app: TestApp, tenant: Tenant): Promise<string[]> =>
  (await app.admin("GET", productsOf(tenant))).json<{ items: Product[] }>().items.map(({ title }) => title);

test("a tenant has so many products and no more, and is told what to do", async () => {
  const app = await start(2);
  const [tenant, other] = [await app.createTenant({}), await app.createTenant({})];
  for (const id of ["a", "b"]) expect((await put(app, tenant, id)).statusCode).toBe(200);
  const refused = await put(app, tenant, "c");
  expect(expectProblem(refused, "products_full")).toMatchObject({
    status: 409,
    detail: expect.stringMatching(/2 products.*Delete.*MAX_PRODUCTS_PER_TENANT/),
  });
  expect(faultsIn(await readReference(app), "post", "/api/admin/tenants/{tenant}/products", [refused])).toEqual([]);
  expect((await put(app, tenant, "b", "Cap")).statusCode).toBe(200);
  expect((await put(app, other, "c")).statusCode).toBe(200);
  await app.admin("DELETE", `${productsOf(tenant)}/a`);
  expect((await put(app, tenant, "c")).statusCode).toBe(200);
  expect(await titles(app, tenant)).toEqual(["Cap", "Hat c"]);

  // Where there is less room than is taken, what is there may be mended, and fewer may take its place.
  const smaller = await start(1, { database: app.database });
  expect((await put(smaller, tenant, "b", "Hat b")).statusCode).toBe(200);
  expectProblem(await put(smaller, tenant, "d"), "products_full");
  expect((await upload(smaller, tenant, "bd", "?mode=replace")).statusCode).toBe(200);
  expectProblem(await upload(smaller, tenant, "abd", "?mode=replace"), "products_full");
  expect(await titles(app, tenant)).toEqual(["Hat b", "Hat d"]);
});

test("of many products those are taken that there is room for, and the others named", async () => {
  const app = await start(3);
  const tenant = await app.createTenant({});
  await put(app, tenant, "b", "Cap");
  const reply = await upload(app, tenant, "abcde");
  const { accepted, failed, failed_total } = reply.json<ProductsResult>();
  expect([reply.statusCode, accepted, failed_total]).toEqual([200, 3, 2]);
  expect(failed.map(({ line, external_id, code }) => [line, external_id, code])).toEqual([
    [4, "d", "products_full"],
    [5, "e", "products_full"],
  ]);
  expect(await titles(app, tenant)).toEqual(["Hat a", "Hat b", "Hat c"]);
});

test("of a repeated id that there is no room for nothing is counted", async () => {
  const app = await start(2);
  const tenant = await app.createTenant({});
  expect((await upload(app, tenant, "abcc")).json<ProductsResult>().accepted).toBe(2);
  expect((await upload(app, tenant, "cc")).json<ProductsResult>().accepted).toBe(0);
});

test("a catalogue that would have more is not replaced", async () => {
  const app = await start(3);
  const tenant = await app.createTenant({});
  await upload(app, tenant, "ab");
  expectProblem(await upload(app, tenant, "wxyz", "?mode=replace"), "products_full");
  expect(await titles(app, tenant)).toEqual(["Hat a", "Hat b"]);
  expect((await upload(app, tenant, "xyz", "?mode=replace")).statusCode).toBe(200);
  expect(await titles(app, tenant)).toEqual(["Hat x", "Hat y", "Hat z"]);
});

test("a feed with more fails in words, and the products of before stay", async () => {
  const csv = (ids: string): string => `id,title,price\n${[...ids].map((id) => `${id},Hat ${id},5 EUR`).join("\n")}`;
  const site = await openPages({ "/feed.csv": (_, reply) => void reply.end(csv("ab")) });
  const app = await start(3, { env: crawling([site]) });
  const tenant = await app.createTenant({});
  await put(app, tenant, "own");
  const { source, job } = await learn(app, tenant, { kind: "products", url: `${site.url}/feed.csv` });
  expect(job).toMatchObject({ state: "done" });
  site.pages["/feed.csv"] = (_, reply) => void reply.end(csv("bcd"));
  expect(await sync(app, tenant, source)).toMatchObject({
    state: "failed",
    error: expect.stringMatching(/3 products.*MAX_PRODUCTS_PER_TENANT.*The products of before stay/),
  });
  expect(await titles(app, tenant)).toEqual(["Hat a", "Hat b", "Hat own"]);
  site.pages["/feed.csv"] = (_, reply) => void reply.end(csv("cd"));
  expect(await sync(app, tenant, source)).toMatchObject({ state: "done" });
  expect(await titles(app, tenant)).toEqual(["Hat c", "Hat d", "Hat own"]);
});
