import type { BulkResult } from "@widget-chat/contract/admin/page.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { migrate } from "../src/db/migrate.ts";
import { crawling, html, learn, openPages, pathsOf, sync } from "./crawled-sites.ts";
import { expectProblem } from "./expect-problem.ts";
import { bareDatabase } from "./fresh-database.ts";
import { migrateTo } from "./migrate-to.ts";
import { faultsIn, readReference } from "./reference.ts";
import { startApp, type TestApp } from "./start-app.ts";

vi.setConfig({ testTimeout: 120_000 });

async function start(most: number, options: Parameters<typeof startApp>[0] = {}): Promise<TestApp> {
  const app = await startApp({ ...options, env: { MAX_PASSAGES_PER_TENANT: String(most), ...options.env } });
  onTestFinished(() => app.stop());
  return app;
}

/** A document of so many passages. */
const listOf = (external_id: string, passages: number) => ({
  external_id,
  title: external_id,
  format: "faq",
  content: Array.from({ length: passages }, (_, n) => ({
    question: `What is ${external_id} ${n}?`,
    answer: `It is ${n}.`,
  })),
});

const documentsOf = ({ id }: Tenant): string => `/api/admin/tenants/${id}/documents`;
const put = (app: TestApp, tenant: Tenant, external_id: string, passages: number) =>
  app.admin("POST", documentsOf(tenant), listOf(external_id, passages));

/** How many passages are counted, and there are. */
async function counted({ database }: TestApp, { id }: Tenant): Promise<[number, number]> {
  const [row] = await database.query<{ counted: number; there: number }>(
    "select passages as counted, (select count(*)::int from passages where tenant_id = $1) as there from tenants where id = $1",
    [id],
  );
  return [row!.counted, row!.there];
}

test("a tenant has so many passages and no more, and is told what to do", async () => {
  const app = await start(5);
  const [tenant, other] = [await app.createTenant({}), await app.createTenant({})];
  expect((await put(app, tenant, "a", 3)).statusCode).toBe(201);
  const refused = await put(app, tenant, "b", 3);
  expect(expectProblem(refused, "passages_full")).toMatchObject({
    status: 409,
    detail: expect.stringMatching(/5 passages.*Delete.*MAX_PASSAGES_PER_TENANT/),
  });
  expect(faultsIn(await readReference(app), "post", "/api/admin/tenants/{tenant}/documents", [refused])).toEqual([]);
  expect(await counted(app, tenant)).toEqual([3, 3]);
  // Another tenant has its own room.
  expect((await put(app, other, "b", 5)).statusCode).toBe(201);

  expect((await put(app, tenant, "b", 2)).statusCode).toBe(201);
  expect((await put(app, tenant, "a", 2)).statusCode).toBe(200);
  expect(await counted(app, tenant)).toEqual([4, 4]);
  expectProblem(await put(app, tenant, "a", 4), "passages_full");
  expect((await put(app, tenant, "a", 3)).statusCode).toBe(200);
  const { id } = (await put(app, tenant, "b", 1)).json<{ id: string }>();
  await app.admin("DELETE", `${documentsOf(tenant)}/${id}`);
  expect(await counted(app, tenant)).toEqual([3, 3]);

  // Where there is less room than is taken, what is there may be mended.
  const smaller = await start(2, { database: app.database });
  expect((await put(smaller, tenant, "a", 3)).statusCode).toBe(200);
  expectProblem(await put(smaller, tenant, "a", 4), "passages_full");
  expectProblem(await put(smaller, tenant, "c", 1), "passages_full");
  expect(await counted(app, tenant)).toEqual([3, 3]);
});

test("what another release has counted wrongly is counted anew with the next index", async () => {
  const app = await start(5);
  const tenant = await app.createTenant({});
  await put(app, tenant, "a", 2);
  for (const wrong of [0, 5]) {
    await app.database.query("update tenants set passages = $2 where id = $1", [tenant.id, wrong]);
    await app.database.query("update tenants set knowledge_revision = knowledge_revision + 1 where id = $1", [
      tenant.id,
    ]);
    expect((await app.admin("GET", `/api/admin/tenants/${tenant.id}/search?q=a`)).statusCode).toBe(200);
    expect(await counted(app, tenant)).toEqual([2, 2]);
  }
});

test("of many documents those are taken that there is room for, and the others named", async () => {
  const app = await start(5);
  const tenant = await app.createTenant({});
  const lines = [
    listOf("a", 2),
    listOf("b", 4),
    listOf("c", 2),
    { title: "", content: "" },
    listOf("d", 2),
    listOf("a", 1),
  ];
  const reply = await app.upload(documentsOf(tenant), lines.map((line) => JSON.stringify(line)).join("\n"));
  const { accepted, failed } = reply.json<BulkResult>();
  expect(failed.map(({ line, external_id, code }) => [line, external_id, code])).toEqual([
    [2, "b", "passages_full"],
    [4, undefined, expect.any(String)],
    [5, "d", "passages_full"],
  ]);
  expect([reply.statusCode, accepted]).toEqual([200, 3]);
  expect(failed[0]!.detail).toContain("Delete documents");
  expect(await counted(app, tenant)).toEqual([3, 3]);
});

test("of a site the pages are read that there is room for, and the others once there is", async () => {
  const paths = ["/a", "/b", "/c"];
  const shop = await openPages({
    "/": html("Home", "Welcome to all.", paths),
    ...Object.fromEntries(paths.map((path) => [path, html(`Page ${path}`, `All about ${path}.`)])),
  });
  const app = await start(3, { env: crawling([shop]) });
  const tenant = await app.createTenant({});
  const { source, job } = await learn(app, tenant, { url: `${shop.url}/` });
  expect(job).toMatchObject({ state: "done", documents: 3, pages: { found: 4, changed: 3, failed: 1 } });
  expect(job.failures).toEqual([{ url: expect.any(String), reason: expect.stringMatching(/3 passages.*Delete/) }]);
  expect(await counted(app, tenant)).toEqual([3, 3]);
  const missing = new URL(job.failures[0]!.url).pathname;
  const [gone, ...left] = paths.filter((path) => path !== missing);
  shop.pages["/"] = html("Home", "Welcome to all.", [...left, missing]);
  shop.pages[gone!] = 404;
  await sync(app, tenant, source);
  expect(await sync(app, tenant, source)).toMatchObject({ state: "done", pages: { failed: 0 }, failures: [] });
  expect(await pathsOf(app, tenant)).toEqual(["/", ...left, missing].sort());
  expect(await counted(app, tenant)).toEqual([3, 3]);
});

test("passages of an earlier release are counted", async () => {
  const database = await bareDatabase();
  onTestFinished(() => database.drop());
  await migrateTo(database.url, "026-replaced-and-removed");
  await database.query("insert into tenants (slug, name) values ('shop', 'Shop'), ('other', 'Other')");
  await database.query(`
    insert into documents (tenant_id, title, format, content, status, passages)
    select id, 'A', 'text', 'A', 'ready', n from tenants, unnest(array[2, 5]) n where slug = 'shop'`);
  await migrate(database.url);
  expect(await database.query("select slug, passages from tenants order by slug")).toEqual([
    { slug: "other", passages: 0 },
    { slug: "shop", passages: 7 },
  ]);
});
