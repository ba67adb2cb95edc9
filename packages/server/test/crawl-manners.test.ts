import { expect, test, vi } from "vitest";
import {
  addSource,
  html,
  learn,
  openPages,
  overSoon,
  pathsOf,
  redirect,
  startCrawling,
  sync,
} from "./crawled-sites.ts";

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
