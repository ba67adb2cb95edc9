import type { Source } from "@widget-chat/contract/admin/source.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, test, vi } from "vitest";
import { addSource, html, openPages, over, startCrawling, sync } from "./crawled-sites.ts";

vi.setConfig({ testTimeout: 120_000 });

const sourcesOf = ({ id }: Tenant): string => `/api/admin/tenants/${id}/sources`;
/** A page that is not called: it is on nobody's list. */
const refused = { kind: "page", url: "http://127.0.0.1:1/" };

test("sources that are made at once are all due in their time", async () => {
  const app = await startCrawling([]);
  for (let round = 0; round < 8; round++) {
    const tenant = await app.createTenant({});
    const made = await Promise.all(
      ["daily", "weekly", "hourly", null].map((schedule) =>
        app.admin("POST", sourcesOf(tenant), { ...refused, schedule }),
      ),
    );
    const due = made.map((reply) => reply.json<Source>().next_sync_at).filter((at) => at !== null);
    const [row] = await app.database.query<{ at: Date }>("select sources_due_at as at from tenants where id = $1", [
      tenant.id,
    ]);
    expect(row?.at?.toISOString()).toBe(due.toSorted()[0]);
  }
});

test("a source can be changed while its pages are read, and all are read by what it is then", async () => {
  const paths = Array.from({ length: 25 }, (_, i) => `/${i}`);
  const shop = await openPages({
    "/": html("Home", "Welcome.", paths),
    ...Object.fromEntries(paths.map((path) => [path, html(path, `All about ${path}.`)])),
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const source = await addSource(app, tenant, { url: shop.url, schedule: "hourly" });
  const statuses = new Set<number>();
  let isOver = false;
  const changing = (async () => {
    for (let i = 0; !isOver; i++) {
      const change = { max_pages: 100 + (i % 2), include: ["/*"] };
      statuses.add((await app.admin("PATCH", `${sourcesOf(tenant)}/${source.id}`, change)).statusCode);
    }
  })();
  await vi.waitUntil(async () => shop.asked.includes("GET /24"), { timeout: 60_000 });
  isOver = true;
  await changing;
  expect([...statuses]).toEqual([200]);
  await over(app, tenant, source.last_job);

  // What has not changed itself is read again all the same, once.
  await sync(app, tenant, source);
  shop.visits();
  const whole = (await sync(app, tenant, source)).pages;
  expect(whole).toMatchObject({ found: 26, unchanged: 26 });
  await app.admin("PATCH", `${sourcesOf(tenant)}/${source.id}`, { exclude: ["/1*"] });
  expect((await sync(app, tenant, source)).pages).toMatchObject({ found: 15, removed: 11 });
});
