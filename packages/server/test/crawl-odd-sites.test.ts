import { expect, test, vi } from "vitest";
import { addSource, html, openPages, overSoon, pathsOf, startCrawling } from "./crawled-sites.ts";

vi.setConfig({ testTimeout: 120_000 });

test("a sitemap that is out of order ends nothing", async () => {
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/a"]),
    "/a": html("A", "All about a."),
    "/sitemap.xml": "<!doctype html><html><!-- oops <body>Not found</body></html>",
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { last_job } = await addSource(app, tenant, { url: shop.url });
  expect(await overSoon(app, tenant, last_job)).toMatchObject({ state: "done", pages: { found: 2, changed: 2 } });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/a"]);
});

test("a page that the server cannot get on with is left for the next", async () => {
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/a", "/b", "/cursed"]),
    "/a": html("A", "All about a."),
    "/b": html("B", "All about b."),
    "/cursed": html("Cursed", "Nobody can store this."),
  });
  const app = await startCrawling([shop]);
  await app.database.query("alter table documents add constraint uncursed check (title <> 'Cursed')");
  const tenant = await app.createTenant({});
  const { last_job } = await addSource(app, tenant, { url: shop.url });
  expect(await overSoon(app, tenant, last_job)).toMatchObject({
    state: "done",
    pages: { found: 4, fetched: 3, changed: 3, failed: 1 },
    failures: [{ url: `${shop.url}/cursed`, reason: expect.stringContaining("met with an error") }],
  });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/a", "/b"]);
});
