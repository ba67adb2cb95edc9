import type { ServerResponse } from "node:http";
import type { JobList } from "@widget-chat/contract/admin/job.ts";
import type { Source } from "@widget-chat/contract/admin/source.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, test, vi } from "vitest";
import { freshDatabase } from "./fresh-database.ts";
import {
  addSource,
  crawling,
  documentsOf,
  html,
  jobOf,
  learn,
  openPages,
  over,
  patience,
  pathsOf,
  revisionOf,
  startCrawling,
  sync,
} from "./crawled-sites.ts";
import { ADMIN_KEY } from "./start-app.ts";
import { startProcess } from "./start-process.ts";

vi.setConfig({ testTimeout: 180_000 });
/** Until a server that died is missed. */
const takeover = { timeout: 90_000, interval: 100 };
const DAY = 24 * 60 * 60_000;

const page = (title: string) => html(title, `All about ${title}.`);

test("what a server was reading when it was killed, another reads on, and nothing twice", async () => {
  const waiting: ServerResponse[] = [];
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/a", "/b", "/held", "/c"]),
    "/a": page("a"),
    "/b": page("b"),
    "/c": page("c"),
    "/held": (_, reply) => void waiting.push(reply),
  });
  const database = await freshDatabase();
  const dying = await startProcess({ ...crawling([shop]), DATABASE_URL: database.url, ADMIN_API_KEY: ADMIN_KEY });
  const ask = (path: string, body?: object): Promise<Response> =>
    fetch(`${dying.url}/api/admin/tenants${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${ADMIN_KEY}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
  const tenant = (await (await ask("", { slug: "shop", name: "Shop" })).json()) as Tenant;
  const { last_job } = (await (await ask("/shop/sources", { kind: "site", url: shop.url })).json()) as Source;
  await expect.poll(() => waiting.length, patience).toBe(1);
  const read = (await database.query<{ url: string }>("select url from documents")).map(
    ({ url }) => new URL(url).pathname,
  );
  expect(read.length).toBeGreaterThan(0);
  expect(await (await ask(`/shop/jobs/${last_job!.id}`)).json()).toMatchObject({
    state: "running",
    pages: { found: 5, fetched: read.length, changed: read.length, failed: 0 },
    documents: read.length,
  });
  await dying.end("SIGKILL");

  const app = await startCrawling([shop], database);
  const before = await revisionOf(app, tenant);
  shop.visits();
  await expect.poll(() => waiting.length, takeover).toBe(2);
  waiting[1]!.writeHead(200, { "content-type": "text/html" }).end(page("held"));
  const job = await over(app, tenant, last_job);
  expect(job).toMatchObject({ state: "done", pages: { found: 5, changed: 5, unchanged: 0, failed: 0 }, documents: 5 });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/a", "/b", "/c", "/held"]);
  expect(shop.visits().filter((path) => read.includes(path))).toEqual([]);
  expect(await revisionOf(app, tenant)).toBe(before + 5 - read.length);
  await app.stop();
  await database.drop();
});

test("a server that stops hands over what it was reading at once", async () => {
  const waiting: ServerResponse[] = [];
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/held"]),
    "/held": (_, reply) => void waiting.push(reply),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const source = await addSource(app, tenant, { url: shop.url });
  await expect.poll(() => waiting.length, patience).toBe(1);
  const other = await startCrawling([shop], app.database);
  // Only the process stops: its database is another's, too.
  await app.server.close();
  await expect.poll(() => waiting.length, patience).toBe(2);
  waiting[1]!.writeHead(200, { "content-type": "text/html" }).end(page("held"));
  expect(await over(other, tenant, source.last_job)).toMatchObject({ state: "done", pages: { changed: 2 } });
  await other.stop();
});

test("a source that is due is synchronised once, by one of two servers, and again when it is due again", async () => {
  const shop = await openPages({ "/": html("Home", "Welcome.") });
  const app = await startCrawling([shop]);
  const other = await startCrawling([shop], app.database);
  const tenant = await app.createTenant({});
  const { source } = await learn(app, tenant, { kind: "page", url: shop.url, schedule: "daily" });
  const jobs = async (): Promise<string[]> =>
    (await app.admin("GET", `/api/admin/tenants/${tenant.id}/sources/${source.id}/jobs`))
      .json<JobList>()
      .items.map(({ state }) => state);
  const start = Date.now();
  for (const [day, count] of [
    [1.5, 2],
    [2.6, 3],
  ] as const) {
    for (const server of [app, other]) server.setClock(new Date(start + day * DAY));
    await expect.poll(jobs, patience).toEqual(Array.from({ length: count }, () => "done"));
  }
  expect(shop.visits()).toHaveLength(3);
  const [{ next } = {}] = await app.database.query<{ next: Date }>("select next_sync_at as next from sources");
  expect(next!.getTime()).toBeGreaterThan(start + 3.5 * DAY);
});

test("a tenant with a large site keeps no other waiting", async () => {
  const waiting: ServerResponse[] = [];
  const starts = Array.from({ length: 8 }, (_, i) => `/?${i}`);
  const large = await openPages({
    ...Object.fromEntries(starts.map((start) => [start, html("Large", "Large.", ["/held"])])),
    "/held": (_, reply) => void waiting.push(reply),
  });
  const small = await openPages({ "/": page("small") });
  const app = await startCrawling([large, small]);
  const [greedy, modest] = [await app.createTenant({}), await app.createTenant({})];
  // Each of its sources would take one of the server's places.
  for (const start of starts) await addSource(app, greedy, { url: large.url + start });
  await expect.poll(() => waiting.length, patience).toBe(1);
  const { job } = await learn(app, modest, { url: small.url });
  expect(job).toMatchObject({ state: "done", documents: 1 });
  expect(waiting).toHaveLength(1);
});

test("a site that asks for time is given it, and its page is asked for again", async () => {
  let busy = 2;
  const shop = await openPages({
    "/robots.txt": (_, reply) => void reply.end("User-agent: *\nCrawl-delay: 6\n"),
    "/": html("Home", "Welcome.", ["/busy"]),
    "/busy": (_, reply) => {
      if (busy-- > 0) reply.writeHead(busy === 1 ? 503 : 429, { "retry-after": "3600" }).end();
      else reply.writeHead(200, { "content-type": "text/html" }).end(page("busy"));
    },
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const source = await addSource(app, tenant, { url: shop.url });
  const later = async (): Promise<number[]> =>
    (
      await app.database.query<{ s: number }>(
        "select extract(epoch from start_after - created_on)::int as s from widget_chat_jobs.job where state = 'created'",
      )
    ).map(({ s }) => s);
  // After a page the pause that robots.txt wants, without anybody waiting for it meanwhile; then the hour.
  const busyPage = (status: string): unknown => expect.stringMatching(new RegExp(`/busy: .*${status}`));
  for (const [pause, error] of [
    [6, null],
    [6, null],
    [3_600, busyPage("503")],
    [3_600, busyPage("429")],
  ]) {
    await expect.poll(later, patience).toEqual([pause]);
    expect(await jobOf(app, tenant, source.last_job!.id)).toMatchObject({ state: "waiting", error });
    await app.database.query("update widget_chat_jobs.job set start_after = now() where state = 'created'");
  }
  expect(await over(app, tenant, source.last_job)).toMatchObject({
    state: "done",
    error: null,
    documents: 2,
    failures: [],
  });
});

test("a page that is too much for the server's memory is the only one that fails, and the job goes on", async () => {
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/hostile", "/fine"]),
    "/hostile": "<i><b><p>".repeat(400_000),
    "/fine": page("fine"),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source, job } = await learn(app, tenant, { url: shop.url });
  expect(job).toMatchObject({
    state: "done",
    pages: { changed: 2, failed: 1 },
    failures: [{ url: `${shop.url}/hostile`, reason: expect.stringContaining("too much memory") }],
  });
  // What it was before stays.
  shop.pages["/fine"] = shop.pages["/hostile"]!;
  await sync(app, tenant, source);
  expect((await documentsOf(app, tenant)).map(({ title }) => title).sort()).toEqual(["Home", "fine"]);
});
