import type { ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import {
  addSource,
  html,
  learn,
  openPages,
  overSoon,
  patience,
  pathsOf,
  startCrawling,
  sync,
} from "./crawled-sites.ts";

vi.setConfig({ testTimeout: 120_000 });

const pages = {
  "/": html("Home", "Welcome.", ["/a", "/private"]),
  "/a": html("A", "All about a."),
  "/private": html("Private", "Not for robots."),
};
const rules = (_: unknown, reply: ServerResponse): void => void reply.end("User-agent: *\nDisallow: /private\n");

test.each([
  [429, "1800", 1_800],
  [503, "120", 120],
  [503, "864000", 3_600],
])("a site whose robots.txt answers %i, “%s”, is left alone until it may say more", async (status, after, waits) => {
  const shop = await openPages({
    ...pages,
    "/robots.txt": (_, reply) => void reply.writeHead(status, { "retry-after": after }).end(),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { last_job } = await addSource(app, tenant, { url: shop.url });
  await expect.poll(() => shop.asked, patience).toEqual(["GET /robots.txt"]);
  const pauses = (): Promise<object[]> =>
    app.database.query(
      "select extract(epoch from start_after - created_on)::int as s from widget_chat_jobs.job where state = 'created'",
    );
  await expect.poll(pauses, patience).toEqual([{ s: waits }]);
  shop.pages["/robots.txt"] = rules;
  expect(await overSoon(app, tenant, last_job)).toMatchObject({ state: "done", error: null });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/a"]);
  expect(shop.asked).not.toContain("GET /private");
});

test.each([429, 503])(
  "one that goes on answering %i takes nothing away, and is asked anew the next time",
  async (status) => {
    const shop = await openPages({ ...pages, "/robots.txt": rules });
    const app = await startCrawling([shop]);
    const tenant = await app.createTenant({});
    const { source } = await learn(app, tenant, { url: shop.url });
    shop.visits();
    shop.pages["/robots.txt"] = status;
    const failed = await sync(app, tenant, source);
    expect(failed).toMatchObject({ state: "failed", error: expect.stringContaining(`robots.txt answered ${status}`) });
    expect(shop.visits()).toEqual([]);
    expect(await pathsOf(app, tenant)).toEqual(["/", "/a"]);
    shop.pages["/robots.txt"] = rules;
    expect(await sync(app, tenant, source)).toMatchObject({ state: "done", pages: { unchanged: 2, removed: 0 } });
  },
);

test.each([401, 403, 404, 410])("one that answers %i has no rules", async (status) => {
  const shop = await openPages({ ...pages, "/robots.txt": status });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  expect((await learn(app, tenant, { url: shop.url })).job).toMatchObject({ state: "done" });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/a", "/private"]);
});
