import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import { html, learn, openPages, pathsOf, startCrawling, sync } from "./crawled-sites.ts";

vi.setConfig({ testTimeout: 120_000 });

test("of pages that do not answer any more those that are gone are removed, and no others", async () => {
  // As most sites do, each tells it with a page of its own.
  const withPage =
    (status: number) =>
    (_: IncomingMessage, reply: ServerResponse): void =>
      void reply.writeHead(status, { "content-type": "text/html" }).end(html("Sorry", "There is nothing to see here."));
  const statuses = { "/not-found": 404, "/gone": 410, "/broken": 500, "/down": 503, "/closed": 403 };
  const answers = Object.fromEntries(Object.entries(statuses).map(([path, status]) => [path, withPage(status)]));
  const paths = Object.keys(answers);
  const shop = await openPages({ "/": html("Home", "Welcome.", paths) });
  for (const path of paths) shop.pages[path] = html(path, `All about ${path}.`);
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source, job } = await learn(app, tenant, { url: shop.url });
  expect(job.pages).toMatchObject({ changed: 6 });
  Object.assign(shop.pages, answers);
  expect((await sync(app, tenant, source)).pages).toMatchObject({ changed: 0, skipped: 0, removed: 2, failed: 3 });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/broken", "/closed", "/down"]);
});
