import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import {
  addSource,
  documentsOf,
  html,
  jobOf,
  learn,
  openPages,
  overSoon,
  pathsOf,
  patience,
  redirect,
  startCrawling,
  sync,
} from "./crawled-sites.ts";

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

test("a sitemap that breaks off takes away nothing that it listed", async () => {
  const shop = await openPages({ "/a": html("A", "All about a."), "/b": html("B", "All about b.") });
  const list = `<?xml version="1.0"?><urlset><url><loc>${shop.url}/a</loc></url><url><loc>${shop.url}/b</loc></url></urlset>`;
  shop.pages["/list.xml"] = list;
  shop.pages["/index.xml"] =
    `<?xml version="1.0"?><sitemapindex><sitemap><loc>${shop.url}/list.xml</loc></sitemap></sitemapindex>`;
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source } = await learn(app, tenant, { kind: "sitemap", url: `${shop.url}/index.xml` });
  // In the midst of the second address, or between two, as where a program or a disk gave out.
  for (const end of [list.indexOf("/b<"), list.indexOf("<url><loc>", 60)]) {
    shop.pages["/list.xml"] = list.slice(0, end);
    expect(await sync(app, tenant, source)).toMatchObject({
      state: "done",
      pages: { found: 2, unchanged: 2, removed: 0 },
      failures: [{ url: `${shop.url}/list.xml`, reason: expect.stringContaining("whole and in order") }],
    });
  }
  expect(await pathsOf(app, tenant)).toEqual(["/a", "/b"]);
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

test("where a site begins with nothing that leads on, what it led to stays", async () => {
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/a", "/b"]),
    "/a": html("A", "All about a."),
    "/b": html("B", "All about b."),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source } = await learn(app, tenant, { url: shop.url });
  const list = { kind: "sitemap", url: `${shop.url}/list.xml` } as const;
  shop.pages["/list.xml"] = `<?xml version="1.0"?><urlset><url><loc>${shop.url}/a</loc></url></urlset>`;
  const { source: listed } = await learn(app, tenant, list);
  const all = ["/", "/a", "/a", "/b"];
  expect(await pathsOf(app, tenant)).toEqual(all);
  const as = (type: string, body: string) => (_: unknown, reply: ServerResponse) =>
    void reply.writeHead(200, { "content-type": type }).end(body);
  for (const [answer, error] of [
    [as("application/json", '{"error":"busy"}'), "It is no text that can be read, but application/json."],
    [html("Sorry", "We are busy."), "It leads to no page any more."],
    [redirect(301, "/gone"), "The page answered 404."],
    [html("Home", "", [], '<link rel="canonical" href="/gone">'), "It leads to no page any more."],
  ] as const) {
    shop.pages["/"] = answer;
    const job = await sync(app, tenant, source);
    expect([job.state, job.error, job.pages.removed]).toEqual(["failed", expect.stringContaining(error), 0]);
  }
  shop.pages["/robots.txt"] = as("text/plain", "User-agent: *\nDisallow: /\n");
  expect((await sync(app, tenant, source)).error).toContain("robots.txt does not allow it");
  delete shop.pages["/robots.txt"];
  shop.pages["/list.xml"] = '<?xml version="1.0"?><urlset></urlset>';
  expect((await sync(app, tenant, listed)).error).toContain("It leads to no page any more.");
  expect((await pathsOf(app, tenant)).filter((path) => path !== "/")).toEqual(["/a", "/a", "/b"]);
  // Another page that the source begins with by now may lie where it would leave pages out.
  shop.pages["/"] = redirect(301, "/start");
  shop.pages["/start"] = html("Start", "Welcome.", ["/a"]);
  const url = `/api/admin/tenants/${tenant.id}/sources/${source.id}`;
  await app.admin("PATCH", url, { include: ["/a", "/b"] });
  expect(await sync(app, tenant, source)).toMatchObject({ state: "done", pages: { unchanged: 1, removed: 2 } });
  expect(await pathsOf(app, tenant)).toEqual(["/a", "/a"]);
});

test("sitemaps are read up to a thousand", async () => {
  const shop = await openPages({});
  const listed = Array.from({ length: 2_500 }, (_, i) => `<sitemap><loc>${shop.url}/${i}.xml</loc></sitemap>`);
  shop.pages["/list.xml"] = `<?xml version="1.0"?><sitemapindex>${listed.join("")}</sitemapindex>`;
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const source = await addSource(app, tenant, { kind: "sitemap", url: `${shop.url}/list.xml` });
  const failures = async () => (await jobOf(app, tenant, source.last_job!.id)).failures;
  await expect
    .poll(failures, patience)
    .toContainEqual({ url: `${shop.url}/list.xml`, reason: expect.stringContaining("more than 1000 sitemaps") });
  expect(await app.database.query("select from source_pages")).toHaveLength(1_001);
});

test("a page is another one by its own word only where that one is there", async () => {
  const named = (title: string, canonical: string): string =>
    html(title, `All about ${title}.`, [], `<link rel="canonical" href="${canonical}">`);
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/a", "/b", "/c", "/d", "/e", "/f", "/index.html"]),
    "/a": named("a", "/b"),
    "/b": named("b", "/a"),
    "/c": named("c", "/gone"),
    "/d": named("d", "/"),
    "/e": named("e", "/g"),
    "/f": named("f", "/secret/f"),
    "/g": html("g", "All about g."),
    "/index.html": html("Home", "Welcome.", [], '<link rel="canonical" href="/">'),
    "/secret/f": named("f", "/secret/f"),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source, job } = await learn(app, tenant, { url: shop.url, exclude: ["/secret/*"] });
  expect(job.state).toBe("done");
  const [home, first, ...others] = await pathsOf(app, tenant);
  expect(home).toBe("/");
  expect(["/a", "/b"]).toContain(first);
  expect(others).toEqual(["/c", "/d", "/f", "/g"]);
  const notes = Object.fromEntries(job.failures.map(({ url, reason }) => [new URL(url).pathname, reason]));
  expect(notes).toMatchObject({
    "/c": expect.stringContaining("where nothing could be read"),
    "/d": expect.stringContaining("another page by its title"),
    "/f": expect.stringContaining("which the source leaves out"),
  });
  // Once it is there, it is that one.
  shop.pages["/gone"] = html("gone", "All about gone.");
  await sync(app, tenant, source);
  expect((await pathsOf(app, tenant)).slice(2)).toEqual(["/d", "/f", "/g", "/gone"]);
});

test("some pages that are out of order do not keep the others from being read", async () => {
  const broken = Array.from({ length: 8 }, (_, i) => `/broken/${i}`);
  const shop = await openPages({
    "/": html("Home", "Welcome.", [...broken, "/a"]),
    "/a": html("A", "All about a.", ["/b"]),
    "/b": html("B", "All about b."),
  });
  for (const [i, path] of broken.entries())
    shop.pages[path] = i % 2 === 0 ? 500 : (request) => void request.socket.destroy();
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { last_job } = await addSource(app, tenant, { url: shop.url });
  expect(await overSoon(app, tenant, last_job)).toMatchObject({ state: "done", pages: { changed: 3, failed: 8 } });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/a", "/b"]);
});

test("a server that says unasked that nothing has changed was not read", async () => {
  const shop = await openPages({ "/": (_, reply) => void reply.writeHead(304).end() });
  const app = await startCrawling([shop]);
  const { job } = await learn(app, await app.createTenant({}), { kind: "page", url: `${shop.url}/` });
  expect(job.failures).toMatchObject([{ reason: expect.stringContaining("was not asked for changes") }]);
});

test("what redirects lead to is known by its address, and may be forbidden", async () => {
  const modified = "Mon, 01 Jan 2024 00:00:00 GMT";
  const hats = (request: IncomingMessage, reply: ServerResponse): void => {
    if (request.headers["if-modified-since"] === modified) return void reply.writeHead(304).end();
    reply.writeHead(200, { "content-type": "text/html", "last-modified": modified }).end(html("Hats", "All hats."));
  };
  const shop = await openPages({
    "/robots.txt": (_, reply) => void reply.end("User-agent: *\nDisallow: /private\n"),
    "/": html("Home", "Welcome.", ["/old", "/d"]),
    "/old": hats,
    "/d": redirect(301, "/d?utm_source=site"),
    "/d?utm_source=site": html("D", "All about d."),
    "/open": redirect(302, "/private/x"),
    "/private/x": html("Private", "Nobody's business."),
    "/part": redirect(302, "/d?utm_source=site#part"),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source } = await learn(app, tenant, { url: shop.url });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/d", "/old"]);
  shop.pages["/new"] = hats;
  shop.pages["/old"] = redirect(301, "/new");
  shop.pages["/"] = html("Home", "Welcome.", ["/old", "/d", "/new"]);
  await sync(app, tenant, source);
  expect(await pathsOf(app, tenant)).toEqual(["/", "/d", "/new"]);

  const { job } = await learn(app, tenant, { kind: "page", url: `${shop.url}/open` });
  expect(job.error).toContain("robots.txt does not allow it");
  await learn(app, tenant, { kind: "page", url: `${shop.url}/part` });
  expect((await documentsOf(app, tenant)).map(({ url }) => url).sort()).toEqual(
    ["/", "/d", "/d", "/new"].map((path) => shop.url + path),
  );
});

test("a page that was never there is none to begin with", async () => {
  const shop = await openPages({});
  const app = await startCrawling([shop]);
  const { job } = await learn(app, await app.createTenant({}), { kind: "page", url: `${shop.url}/faq` });
  expect(job).toMatchObject({
    state: "failed",
    error: "The page answered 404.",
    failures_total: 1,
    failures: [{ url: `${shop.url}/faq`, reason: "The page answered 404." }],
  });
});

test.each([[["/old"]], [["/old", "/new"]], [["/new", "/old"]]])(
  "a page that moved is asked for once where it is now, found by %j",
  async (links) => {
    const shop = await openPages({
      "/": html("Home", "Welcome.", links),
      "/old": redirect(301, "/new"),
      "/new": html("New", "All about what is new."),
    });
    const app = await startCrawling([shop]);
    const tenant = await app.createTenant({});
    await learn(app, tenant, { url: shop.url });
    expect(shop.visits().sort()).toEqual(["/", "/new", "/old"]);
    expect(await pathsOf(app, tenant)).toEqual(["/", "/new"]);
  },
);

test("a sitemap that leads to an address that is not called is told of", async () => {
  const shop = await openPages({
    "/a": html("A", "All about a."),
    "/moved.xml": redirect(302, "http://169.254.169.254/latest/"),
  });
  shop.pages["/map.xml"] = `<?xml version="1.0"?><urlset><url><loc>${shop.url}/a</loc></url></urlset>`;
  shop.pages["/index.xml"] =
    `<?xml version="1.0"?><sitemapindex>${["/map.xml", "/moved.xml"].map((path) => `<sitemap><loc>${shop.url}${path}</loc></sitemap>`).join("")}</sitemapindex>`;
  const app = await startCrawling([shop]);
  const { job } = await learn(app, await app.createTenant({}), { kind: "sitemap", url: `${shop.url}/index.xml` });
  expect(job).toMatchObject({
    state: "done",
    pages: { found: 1, changed: 1 },
    failures: [{ url: "http://169.254.169.254/latest/", reason: expect.stringContaining("does not call") }],
  });
});

test("a page that leads browsers on by itself is the one that it leads to", async () => {
  const leading = (content: string): string =>
    html("Moved", "This page has moved.", [], `<meta http-equiv="Refresh" content="${content}">`);
  const inside = await openPages({ "/": html("Inside", "Nobody's.") });
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/old", "/soon", "/news", "/away", "/round"]),
    "/old": leading("0; url=/new"),
    "/soon": leading("5;URL='later'"),
    "/news": leading("300; url=/news"),
    "/away": leading(`0; url=${inside.url}/`),
    "/round": leading("0; url=/round"),
    "/new": html("New", "All that is new."),
    "/later": html("Later", "All that comes later."),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  await learn(app, tenant, { url: `${shop.url}/` });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/later", "/new", "/news", "/round"]);
  expect(inside.visits()).toEqual([]);
});
