import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import {
  addSource,
  documentsOf,
  html,
  learn,
  openPages,
  over,
  patience,
  pathsOf,
  redirect,
  revisionOf,
  startCrawling,
  sync,
} from "./crawled-sites.ts";
import { openSite } from "./sites.ts";

vi.setConfig({ testTimeout: 120_000 });

const sitemap = (entries: string[]): string =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries
    .map((entry) => `<url>${entry}</url>`)
    .join("")}</urlset>`;
const loc = (url: string, lastmod = ""): string => `<loc>${url}</loc>${lastmod && `<lastmod>${lastmod}</lastmod>`}`;

test("a site is read by its links, and what is read is found and cited", async () => {
  const section = '<h2 id="islands">Islands</h2><p>A ferry brings parcels to islands on Mondays.';
  const shop = await openPages({
    "/": html("Home", "Welcome to the shop.", ["/help/returns?utm_source=home#top", "help/costs", "/logo.png"]),
    "/help/returns": html("Returns", "You can return a hat within 30 days.", ["/", "/help/returns/"]),
    "/help/costs": html("Costs", `Delivery costs 5 euros.</p>${section}`, ["https://elsewhere.example/"]),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { job } = await learn(app, tenant, { url: shop.url });
  expect(job).toMatchObject({
    state: "done",
    error: null,
    pages: { found: 3, fetched: 3, changed: 3, unchanged: 0, removed: 0, failed: 0, skipped: 0 },
    documents: 3,
    failures: [],
    started_at: expect.any(String),
    finished_at: expect.any(String),
  });
  expect(shop.asked.toSorted()).toEqual(
    ["/", "/help/costs", "/help/returns", "/robots.txt", "/sitemap.xml"].map((path) => `GET ${path}`),
  );
  expect(await pathsOf(app, tenant)).toEqual(["/", "/help/costs", "/help/returns"]);
  // Nobody has to look whether these pages are there.
  expect((await documentsOf(app, tenant)).map(({ link }) => link?.state)).toEqual(["found", "found", "found"]);
  const { citations } = await app.send(tenant.id, { message: "Within how many days can I return a hat?" });
  expect(citations[0]).toMatchObject({ title: "Returns", url: `${shop.url}/help/returns` });
  const ofSection = await app.send(tenant.id, { message: "When does the ferry bring parcels to islands?" });
  expect(ofSection.citations[0]).toMatchObject({ section: "Islands", url: `${shop.url}/help/costs#islands` });
});

test("a second time only what has changed is written, and what vanished is removed", async () => {
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/a", "/b", "/c", "/d"]),
    "/a": html("A", "All about a."),
    "/b": html("B", "All about b."),
    "/c": html("C", "All about c."),
    "/d": html("D", "All about d.", ["/e"]),
    "/e": html("E", "All about e."),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source, job: first } = await learn(app, tenant, { url: shop.url });
  expect(first.pages).toMatchObject({ found: 6, changed: 6 });
  const before = await revisionOf(app, tenant);
  const written = (await documentsOf(app, tenant)).map(({ id, updated_at }) => [id, updated_at]).sort();

  shop.visits();
  const same = await sync(app, tenant, source);
  expect(same.pages).toEqual({ found: 6, fetched: 6, changed: 0, unchanged: 6, removed: 0, failed: 0, skipped: 0 });
  expect(await revisionOf(app, tenant)).toBe(before);

  // Around the content something changes, so that no ETag tells; one page says something else; and two are gone.
  shop.pages["/a"] = html("A", "All about a.", ["/b"]);
  shop.pages["/b"] = html("B", "All about b, and more.");
  shop.pages["/c"] = 410;
  shop.pages["/d"] = html("D", "All about d.");
  const changed = await sync(app, tenant, source);
  expect(changed.pages).toEqual({ found: 5, fetched: 5, changed: 1, unchanged: 3, removed: 2, failed: 0, skipped: 0 });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/a", "/b", "/d"]);
  const now = (await documentsOf(app, tenant)).map(({ id, updated_at }) => [id, updated_at]);
  expect(now.filter(([id]) => !written.some(([known]) => known === id))).toEqual([]);
  expect(written.filter((one) => !now.some(([id, at]) => id === one[0] && at === one[1]))).toHaveLength(3);
  // One for the page that changed, one for the page that is gone, one for the page that nothing leads to.
  expect(await revisionOf(app, tenant)).toBe(before + 3);
  const { citations } = await app.send(tenant.id, { message: "What about c?" });
  expect(citations.map(({ title }) => title)).not.toContain("C");
});

test("a site that is down, or leads elsewhere, loses nothing", async () => {
  const shop = await openPages({ "/": html("Home", "Welcome.", ["/a"]), "/a": html("A", "All about a.") });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source } = await learn(app, tenant, { url: shop.url });
  const before = await revisionOf(app, tenant);
  const home = shop.pages["/"]!;
  const answers: [(typeof shop.pages)[string], string][] = [
    [503, "answered 503"],
    [403, "it is not for everybody"],
    [404, "answered 404"],
    [({ socket }) => socket.destroy(), "Its server broke off before the answer was complete."],
    [
      ({ socket }, reply) =>
        reply.writeHead(200, { "content-type": "text/html" }).write("<p>We ship", () => void socket.destroy()),
      "Its server broke off before the answer was complete.",
    ],
    [redirect(301, "https://parked.example/"), "another site, https://parked.example/"],
    [html("", "", [], "<script>app()</script>"), "JavaScript"],
    ['<title>Shop</title><body><div id="app">Loading…</div><script src="/app.js"></script>', "JavaScript"],
  ];
  for (const [answer, reason] of answers) {
    shop.pages["/"] = answer;
    const job = await sync(app, tenant, source);
    expect([job.state, job.error]).toEqual(["failed", expect.stringContaining(reason)]);
  }
  shop.pages["/"] = home;
  shop.pages["/robots.txt"] = 500;
  expect((await sync(app, tenant, source)).error).toContain("robots.txt answered 500");
  delete shop.pages["/robots.txt"];
  // Nor does a page that cannot be read just now.
  shop.pages["/a"] = 500;
  const job = await sync(app, tenant, source);
  expect(job).toMatchObject({
    state: "done",
    pages: { failed: 1, removed: 0 },
    failures: [{ url: `${shop.url}/a`, reason: "The page answered 500." }],
  });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/a"]);
  expect(await revisionOf(app, tenant)).toBe(before);
});

test("what a site and its pages do not want is not read", async () => {
  const shop = await openPages({
    "/robots.txt": (_, reply) =>
      void reply.end("User-agent: *\nDisallow: /\n\nUser-agent: WidgetChat\nDisallow: /intern\nAllow: /intern/open\n"),
    "/": html("Home", "Welcome.", [
      "/intern/secret",
      "/intern/open",
      "/noindex",
      "/nofollow",
      "/header",
      "/led-nowhere",
    ]),
    "/intern/secret": html("Secret", "Nobody's business."),
    "/intern/open": html("Open", "For everybody."),
    "/noindex": html("Noindex", "Not for lists.", ["/behind"], '<meta name="robots" content="noindex">'),
    "/behind": html("Behind", "Found behind it."),
    "/nofollow": html("Nofollow", "Leads nowhere.", ["/unfollowed"], '<meta name="robots" content="nofollow">'),
    "/unfollowed": html("Unfollowed", "Never found."),
    "/header": (_, reply) =>
      void reply.writeHead(200, { "content-type": "text/html", "x-robots-tag": "noindex" }).end(html("H", "No.")),
    "/led-nowhere": (_, reply) =>
      void reply
        .writeHead(200, { "content-type": "text/html", "x-robots-tag": "nofollow" })
        .end(html("Led nowhere", "Leads nowhere, either.", ["/unfollowed"])),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source, job } = await learn(app, tenant, { url: shop.url });
  expect(job.pages).toMatchObject({ changed: 5, skipped: 3, failed: 0 });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/behind", "/intern/open", "/led-nowhere", "/nofollow"]);
  expect(shop.visits()).not.toContain("/intern/secret");
  // A page that does not want to be read any more is removed.
  shop.pages["/nofollow"] = html("Nofollow", "No.", [], '<meta name="robots" content="none">');
  expect((await sync(app, tenant, source)).pages).toMatchObject({ removed: 1 });
});

test("a page has one address: its canonical one, where it has moved to, with or without a slash", async () => {
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/a?sort=up", "/old", "/b", "/b/", "/for-now", "/b?utm_medium=mail"]),
    "/a?sort=up": html("A", "All about a.", [], '<link rel="canonical" href="/a">'),
    "/a": html("A", "All about a.", [], '<link rel="canonical" href="/a">'),
    "/old": redirect(301, "/new"),
    "/new": html("New", "All that is new."),
    "/b": html("B", "All about b."),
    "/b/": redirect(301, "/b"),
    "/for-now": html("For now", "This page is here."),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source } = await learn(app, tenant, { url: `${shop.url}/` });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/a", "/b", "/for-now", "/new"]);
  expect((await documentsOf(app, tenant)).filter(({ url }) => url?.includes("?"))).toEqual([]);
  // Moved for good, it is the other one; for a while only, it stays.
  shop.pages["/b"] = redirect(308, "/a");
  shop.pages["/b/"] = 404;
  shop.pages["/for-now"] = redirect(302, "/a");
  expect((await sync(app, tenant, source)).pages).toMatchObject({ removed: 1, failed: 0 });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/a", "/for-now", "/new"]);
  // Where it is the beginning that is elsewhere for now, or shows nothing that can be read, what it led to is there still.
  shop.pages["/"] = redirect(302, "/a");
  expect((await sync(app, tenant, source)).pages).toMatchObject({ removed: 0, failed: 0 });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/a", "/for-now", "/new"]);
});

test("sitemaps are read, an index of them too, packed or not; a date that has not changed is believed", async () => {
  const shop = await openPages({});
  const packed = (): Buffer =>
    gzipSync(sitemap([loc(`${shop.url}/a`, "2026-01-01"), loc(`${shop.url}/b`, "2026-01-01")]));
  Object.assign(shop.pages, {
    "/index.xml": `<?xml version="1.0"?><sitemapindex><sitemap><loc>${shop.url}/one.xml.gz</loc></sitemap><sitemap><loc>${shop.url}/two.xml</loc></sitemap><sitemap><loc>${shop.url}/index.xml</loc></sitemap></sitemapindex>`,
    "/one.xml.gz": (_: unknown, reply: ServerResponse) =>
      void reply.writeHead(200, { "content-type": "application/gzip" }).end(packed()),
    "/two.xml": sitemap([loc(`${shop.url}/c`), loc("https://elsewhere.example/d"), loc(`${shop.url}/missing`)]),
    "/a": html("A", "All about a.", ["/unlisted"]),
    "/b": html("B", "All about b."),
    "/c": html("C", "All about c."),
    "/unlisted": html("Unlisted", "Nobody lists it."),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source, job } = await learn(app, tenant, { kind: "sitemap", url: `${shop.url}/index.xml` });
  expect(job).toMatchObject({
    state: "done",
    pages: { found: 4, changed: 3 },
    failures: [{ url: `${shop.url}/missing`, reason: "The page answered 404." }],
  });
  expect(await pathsOf(app, tenant)).toEqual(["/a", "/b", "/c"]);

  shop.visits();
  expect((await sync(app, tenant, source)).pages).toMatchObject({ found: 4, unchanged: 3, changed: 0, removed: 0 });
  expect(shop.visits().toSorted()).toEqual(["/c", "/index.xml", "/missing", "/one.xml.gz", "/two.xml"]);
  // A month later nobody believes it.
  app.setClock(new Date(Date.now() + 40 * 24 * 60 * 60_000));
  await sync(app, tenant, source);
  expect(shop.visits()).toContain("/a");
  app.setClock(new Date());

  shop.pages["/two.xml"] = sitemap([]);
  expect((await sync(app, tenant, source)).pages).toMatchObject({ removed: 1 });
  expect(await pathsOf(app, tenant)).toEqual(["/a", "/b"]);
  // A sitemap that is out of order lists what it listed.
  shop.pages["/one.xml.gz"] = 500;
  expect((await sync(app, tenant, source)).pages).toMatchObject({ removed: 0 });
  shop.pages["/index.xml"] = "<?xml version='1.0'?><html/>";
  expect((await sync(app, tenant, source)).error).toContain("It is no sitemap that can be read");
  expect(await pathsOf(app, tenant)).toEqual(["/a", "/b"]);
});

test("a long sitemap is read as far as the source may have pages", async () => {
  const shop = await openPages({});
  const listed = Array.from({ length: 1_000 }, (_, i) => loc(`${shop.url}/${i}`));
  shop.pages["/list.xml"] = sitemap(listed);
  for (let i = 0; i < 1_000; i++) shop.pages[`/${i}`] = 404;
  shop.pages["/3"] = html("Three", "All about three.");
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source, job } = await learn(app, tenant, { kind: "sitemap", url: `${shop.url}/list.xml`, max_pages: 450 });
  expect(job.pages).toMatchObject({ found: 450, fetched: 450, changed: 1, failed: 0 });
  expect(job.failures).toHaveLength(100);
  shop.pages["/list.xml"] = sitemap(listed.slice(0, 3));
  expect((await sync(app, tenant, source)).pages).toMatchObject({ found: 3, removed: 1 });
  expect(await app.database.query("select from source_pages where not is_sitemap")).toHaveLength(3);
});

test("a site's own sitemap shows what no link does", async () => {
  const shop = await openPages({ "/": html("Home", "Welcome."), "/hidden": html("Hidden", "Only listed.") });
  shop.pages["/robots.txt"] = (_, reply) => void reply.end(`Sitemap: ${shop.url}/list.xml`);
  shop.pages["/list.xml"] = sitemap([loc(`${shop.url}/hidden`)]);
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  await learn(app, tenant, { url: shop.url });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/hidden"]);
});

test("no page leads to where this server does not call, and none is too much for it", async () => {
  const inside = await openSite(200);
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/in", "/metadata", "/bomb", "/endless", "/picture", "/deep", "/fine"]),
    "/in": redirect(302, inside.url),
    "/metadata": redirect(301, "http://169.254.169.254/latest/meta-data/"),
    "/bomb": (_, reply) =>
      void reply
        .writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" })
        .end(gzipSync(Buffer.alloc(40_000_000, "<p>x"))),
    "/endless": (_, reply) => {
      reply.writeHead(200, { "content-type": "text/html" });
      const more = (): void => void (reply.write("x".repeat(10_000)) ? setImmediate(more) : reply.once("drain", more));
      more();
    },
    "/picture": (_, reply) => void reply.writeHead(200, { "content-type": "image/png" }).end("PNG"),
    "/deep": html("Deep", "<ul><li>".repeat(200_000)),
    "/fine": html("Fine", "All is well."),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source, job } = await learn(app, tenant, { url: shop.url });
  expect(job.state).toBe("done");
  shop.pages["/robots.txt"] = redirect(302, inside.url);
  expect((await sync(app, tenant, source)).error).toContain("CRAWL_OPEN");
  expect(inside.asked).toEqual([]);
  await inside.close();
  const failures = Object.fromEntries(job.failures.map(({ url, reason }) => [new URL(url).pathname, reason]));
  expect(failures).toMatchObject({
    "/bomb": "It is larger than this server reads.",
    "/endless": "It is larger than this server reads.",
  });
  // Of what lies elsewhere, or is no page, nobody has to be told; what is nested too deeply is read as far as it can be.
  expect(job.pages).toMatchObject({ changed: 3, skipped: 3, failed: 2 });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/deep", "/fine"]);

  for (const url of ["http://127.0.0.1:1/", "http://169.254.169.254/", "http://[::1]/", "http://localhost/"]) {
    const refused = await learn(app, tenant, { kind: "page", url });
    expect(refused.job).toMatchObject({ state: "failed", error: expect.stringContaining("CRAWL_OPEN") });
  }
});

test("a source keeps to its limits", async () => {
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/help/a", "/help/b", "/help/old/c", "/shop/d"]),
    "/help/a": html("A", "All about a."),
    "/help/b": html("B", "All about b."),
    "/help/old/c": html("C", "All about c."),
    "/shop/d": html("D", "All about d."),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source } = await learn(app, tenant, { url: shop.url, include: ["/help/*"], exclude: ["/help/old/*"] });
  expect(await pathsOf(app, tenant)).toEqual(["/help/a", "/help/b"]);
  const url = `/api/admin/tenants/${tenant.id}/sources/${source.id}`;
  expect((await app.admin("PATCH", url, { include: [], exclude: ["/help/b"], max_pages: 3 })).json()).toMatchObject({
    include: [],
    exclude: ["/help/b"],
    max_pages: 3,
  });
  const job = await sync(app, tenant, source);
  expect(job.pages).toMatchObject({ found: 3 });
  expect(job.failures).toEqual([{ url: `${shop.url}/`, reason: expect.stringContaining("more pages than 3") }]);
  const paths = await pathsOf(app, tenant);
  expect(paths).toHaveLength(3);
  expect(paths).not.toContain("/help/b");
  // What there was no room for is found once there is, though no page has changed.
  await app.admin("PATCH", url, { max_pages: 10 });
  await sync(app, tenant, source);
  expect(await pathsOf(app, tenant)).toEqual(["/", "/help/a", "/help/old/c", "/shop/d"]);
});

test("a single page is read wherever it is, as what it comes as", async () => {
  const shop = await openPages({
    "/returns.md": (_, reply) =>
      void reply.writeHead(200, { "content-type": "text/plain" }).end("# Returns\n\nWithin **30** days."),
    "/latin": (_, reply) =>
      void reply
        .writeHead(200, { "content-type": "text/html; charset=iso-8859-1" })
        .end(Buffer.from(html("Grüße", "Schöne Grüße."), "latin1")),
    "/moved": redirect(301, "/latin"),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  await learn(app, tenant, { kind: "page", url: `${shop.url}/returns.md#x` });
  const { source } = await learn(app, tenant, { kind: "page", url: `${shop.url}/moved` });
  const documents = (await documentsOf(app, tenant)).map(({ title, format, url }) => [title, format, url]).sort();
  expect(documents).toEqual([
    ["Grüße", "html", `${shop.url}/latin`],
    ["Returns", "markdown", `${shop.url}/returns.md`],
  ]);
  shop.pages["/moved"] = 404;
  expect(await sync(app, tenant, source)).toMatchObject({
    state: "done",
    pages: { removed: 1 },
    failures: [{ reason: "The page answered 404." }],
  });
  expect(await documentsOf(app, tenant)).toHaveLength(1);
});

test("a source that is deleted takes its documents with it, also while it is read", async () => {
  const held = Promise.withResolvers<void>();
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/a"]),
    "/a": (_, reply) =>
      void held.promise.then(() => reply.writeHead(200, { "content-type": "text/html" }).end(html("A", "A."))),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  await app.admin("POST", `/api/admin/tenants/${tenant.id}/documents`, { title: "", content: "Ours.", format: "text" });
  const source = await addSource(app, tenant, { url: shop.url, schedule: "daily" });
  await expect.poll(() => shop.asked, patience).toContain("GET /a");
  const url = `/api/admin/tenants/${tenant.id}/sources/${source.id}`;
  expect((await app.admin("DELETE", url)).statusCode).toBe(204);
  held.resolve();
  expect((await app.admin("GET", url)).statusCode).toBe(404);
  const other = await openPages({ "/": html("Other", "Other.") });
  await over(app, tenant, (await addSource(app, tenant, { kind: "page", url: other.url })).last_job);
  expect((await documentsOf(app, tenant)).map(({ title }) => title)).toEqual(["Ours."]);
  expect(await app.database.query("select from source_pages where source_id = $1", [source.id])).toEqual([]);
  expect(await app.database.query("select from tenants where sources_due_at is not null")).toEqual([]);
});
