import { expect, onTestFinished, test, vi } from "vitest";
import {
  addSource,
  crawling,
  html,
  jobOf,
  learn,
  openPages,
  overSoon,
  patience,
  pathsOf,
  redirect,
  startCrawling,
  sync,
} from "./crawled-sites.ts";
import { startApp } from "./start-app.ts";

vi.setConfig({ testTimeout: 120_000 });

const listing = (...entries: [url: string, lastmod: string][]): string =>
  `<?xml version="1.0"?><urlset>${entries.map(([url, lastmod]) => `<url><loc>${url}</loc><lastmod>${lastmod}</lastmod></url>`).join("")}</urlset>`;

test("robots.txt is read once a synchronisation, as far as it is not too long", async () => {
  const rules = "User-agent: *\nDisallow: /private\nCrawl-delay: 6\n";
  const shop = await openPages({
    "/robots.txt": (_, reply) => void reply.end(`${rules}${"# More of the same.\n".repeat(40_000)}`),
    "/": html("Home", "Welcome.", ["/a", "/b", "/private"]),
    "/a": html("A", "All about a."),
    "/b": html("B", "All about b."),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { last_job } = await addSource(app, tenant, { url: shop.url });
  const job = await overSoon(app, tenant, last_job);
  expect(job).toMatchObject({ state: "done", error: null, failures: [] });
  // What may not be read is not asked for.
  expect(job.pages).toMatchObject({ found: 4, fetched: 3, skipped: 1 });
  expect(shop.asked.toSorted()).toEqual(["/", "/a", "/b", "/robots.txt", "/sitemap.xml"].map((path) => `GET ${path}`));
});

test("between two pages of a host there is a pause, and no other host waits for it", async () => {
  const shop = await openPages({ "/": html("Home", "Welcome.") });
  const other = await openPages({ "/": html("Home", "Welcome.") });
  const app = await startApp({ env: { ...crawling([shop, other]), CRAWL_PAUSE_MS: "20000" } });
  onTestFinished(() => app.stop());
  for (const site of [shop, other]) {
    await addSource(app, await app.createTenant({}), { url: site.url });
    await expect.poll(() => site.asked, patience).toContain("GET /robots.txt");
  }
  // Long before, it would have asked for more.
  expect(shop.asked).toEqual(["GET /robots.txt"]);
});

test("a synchronisation that is not over after a week ends, and nothing is taken for gone", async () => {
  const shop = await openPages({
    "/robots.txt": (_, reply) => void reply.end("User-agent: *\nCrawl-delay: 600\n"),
    "/": html("Home", "Welcome.", ["/a"]),
    "/a": html("A", "All about a."),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { last_job } = await addSource(app, tenant, { url: shop.url });
  await expect.poll(async () => (await jobOf(app, tenant, last_job!.id)).pages.changed, patience).toBe(1);
  // Robots may ask for so much: a minute is what they get.
  const pauses = (): Promise<object[]> =>
    app.database.query(
      "select extract(epoch from start_after - created_on)::int as s from widget_chat_jobs.job where state = 'created'",
    );
  await expect.poll(pauses, patience).toEqual([{ s: 60 }]);
  app.setClock(new Date(Date.now() + 8 * 24 * 60 * 60_000));
  expect(await overSoon(app, tenant, last_job)).toMatchObject({
    state: "failed",
    error: expect.stringContaining("not over after a week"),
    pages: { removed: 0 },
  });
  expect(await pathsOf(app, tenant)).toEqual(["/"]);
  expect(shop.asked).not.toContain("GET /a");
});

test.each([
  ["if-none-match", "etag", '"one"'],
  ["if-modified-since", "last-modified", "Mon, 01 Jan 2024 00:00:00 GMT"],
])(
  "a sitemap is asked for by %s, and one that has not changed lists what it listed",
  async (condition, mark, value) => {
    const told: number[] = [];
    const shop = await openPages({ "/a": html("A", "All about a.") });
    shop.pages["/list.xml"] = (request, reply) => {
      told.push(request.headers[condition] === value ? 304 : 200);
      const isKnown = told.at(-1) === 304;
      reply.writeHead(told.at(-1)!, { "content-type": "application/xml", [mark]: value });
      reply.end(isKnown ? undefined : listing([`${shop.url}/a`, "2026-01-01"]));
    };
    const app = await startCrawling([shop]);
    const tenant = await app.createTenant({});
    const { source } = await learn(app, tenant, { kind: "sitemap", url: `${shop.url}/list.xml` });
    expect((await sync(app, tenant, source)).pages).toMatchObject({ found: 1, unchanged: 1, removed: 0 });
    expect(told).toEqual([200, 304]);
    expect(await pathsOf(app, tenant)).toEqual(["/a"]);
  },
);

test.each([
  ["if-none-match", "etag", '"one"'],
  ["if-modified-since", "last-modified", "Mon, 01 Jan 2024 00:00:00 GMT"],
])("a page is asked for by %s, and comes once while it stays the same", async (condition, mark, value) => {
  const told: number[] = [];
  const shop = await openPages({
    "/a": (request, reply) => {
      told.push(request.headers[condition] === value ? 304 : 200);
      reply.writeHead(told.at(-1)!, { "content-type": "text/html", [mark]: value });
      reply.end(told.at(-1) === 304 ? undefined : html("A", "All about a."));
    },
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source } = await learn(app, tenant, { kind: "page", url: `${shop.url}/a` });
  expect((await sync(app, tenant, source)).pages).toMatchObject({ found: 1, unchanged: 1, removed: 0 });
  expect(told).toEqual([200, 304]);
});

test("what a sitemap says of a page counts, whatever else leads there", async () => {
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/a", "/guides/next.js"]),
    "/a": html("A", "All about a."),
    "/guides/next.js": html("Next", "All about frameworks."),
    "/help.zip": html("Zip", "All about packing."),
  });
  shop.pages["/robots.txt"] = (_, reply) =>
    void reply.end(`Sitemap: ${shop.url}/list.xml\nSitemap: ${shop.url}/missing.xml\n`);
  const paths = ["/a", "/guides/next.js", "/help.zip"];
  const list = (lastmod: string): string =>
    listing(...paths.map((path): [string, string] => [shop.url + path, lastmod]));
  shop.pages["/list.xml"] = list("2026-01-01");
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({ locale: "en" });
  const { source, job } = await learn(app, tenant, { url: shop.url });
  expect(await pathsOf(app, tenant)).toEqual(["/", ...paths]);
  expect(job.failures).toEqual([{ url: `${shop.url}/missing.xml`, reason: "The sitemap answered 404." }]);
  shop.visits();
  expect((await sync(app, tenant, source)).pages).toMatchObject({ found: 4, unchanged: 4 });
  expect(shop.visits().toSorted()).toEqual(["/", "/list.xml", "/missing.xml"]);
  shop.pages["/list.xml"] = list("2026-01-02");
  await sync(app, tenant, source);
  expect(shop.visits()).toEqual(expect.arrayContaining(paths));

  // In another language, each page's words are others.
  await app.admin("PATCH", `/api/admin/tenants/${tenant.id}`, { locale: "de" });
  expect((await sync(app, tenant, source)).pages).toMatchObject({ changed: 4, unchanged: 0 });
  expect(await app.database.query("select distinct language from passages")).toEqual([{ language: "de" }]);

  // Nor is what a release read that made other passages of them.
  await app.database.query("update source_pages set hash = regexp_replace(hash, '^de [0-9]+ ', 'de ')");
  expect((await sync(app, tenant, source)).pages).toMatchObject({ changed: 4, unchanged: 0 });
  expect((await sync(app, tenant, source)).pages).toMatchObject({ changed: 0, unchanged: 4 });
});

test("a sitemap that was only guessed at is missed by nobody", async () => {
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/a"]),
    "/a": html("A", "All about a."),
    "/sitemap.xml": html("Not found", "There is no such page."),
  });
  const other = await openPages({ "/": html("Home", "Welcome."), "/sitemap.xml": redirect(302, "/") });
  const app = await startCrawling([shop, other]);
  const tenant = await app.createTenant({});
  for (const { url } of [shop, other])
    expect((await learn(app, tenant, { url })).job).toMatchObject({ state: "done", failures: [] });
});
