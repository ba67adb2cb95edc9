import type { Job } from "@widget-chat/contract/admin/job.ts";
import type { Source } from "@widget-chat/contract/admin/source.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, test, vi } from "vitest";
import { addSource, documentsOf, html, openPages, over, startCrawling, sync } from "./crawled-sites.ts";

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

test("a job whose source becomes another while it goes on begins anew, and reads what is asked for", async () => {
  const held = Promise.withResolvers<void>();
  const [before, after] = [
    await openPages({
      "/": html("Before", "Before.", ["/held"]),
      "/held": (_, reply) =>
        void held.promise.then(() => reply.writeHead(200, { "content-type": "text/html" }).end(html("Held", "Held."))),
    }),
    await openPages({ "/": html("After", "After.", ["/more"]), "/more": html("More", "More.") }),
  ];
  const app = await startCrawling([before, after]);
  const tenant = await app.createTenant({});
  const source = await addSource(app, tenant, { url: before.url });
  await vi.waitUntil(async () => before.asked.includes("GET /held"), { timeout: 60_000 });
  const url = `${sourcesOf(tenant)}/${source.id}`;
  expect((await app.admin("PATCH", url, { url: after.url })).statusCode).toBe(200);
  const asked = (await app.admin("POST", `${url}/sync`)).json<Job>();
  held.resolve();
  expect(await over(app, tenant, asked)).toMatchObject({
    state: "done",
    pages: { found: 2, changed: 2 },
    failures: [],
  });
  expect((await documentsOf(app, tenant)).map(({ title }) => title).toSorted()).toEqual(["After", "More"]);
});

test("a large source that is deleted is gone at once, is not read again, and leaves nothing", async () => {
  const app = await startCrawling([]);
  const tenant = await app.createTenant({});
  const { id } = await addSource(app, tenant, { ...refused, kind: "page", schedule: "daily" });
  await app.database.query(
    `insert into source_pages (tenant_id, source_id, id, url, is_sitemap, depth, found_sync, waiting)
     select $1, $2, gen_random_uuid(), 'http://127.0.0.1:1/' || n, false, 1, 1, false from generate_series(1, 20000) n`,
    [tenant.id, id],
  );
  const url = `${sourcesOf(tenant)}/${id}`;
  const [removed, ...synced] = await Promise.all([
    app.admin("DELETE", url),
    ...Array.from({ length: 5 }, () => app.admin("POST", `${url}/sync`)),
  ]);
  expect(removed?.statusCode).toBe(204);
  for (const { statusCode } of synced) expect([202, 404]).toContain(statusCode);
  for (const [method, path] of [
    ["GET", url],
    ["PATCH", url],
    ["DELETE", url],
    ["POST", `${url}/sync`],
  ] as const)
    expect((await app.admin(method, path, method === "PATCH" ? {} : undefined)).statusCode).toBe(404);
  expect((await app.admin("GET", sourcesOf(tenant))).json()).toMatchObject({ items: [], total: 0 });
  const left = async (): Promise<unknown[]> =>
    app.database.query(
      "select from source_pages where tenant_id = $1 union all select from sources where tenant_id = $1",
      [tenant.id],
    );
  await vi.waitUntil(async () => (await left()).length === 0, { timeout: 60_000 });
  expect(await app.database.query("select from jobs where kind = 'sync' and state in ('waiting', 'running')")).toEqual(
    [],
  );
});

test("a tenant whose sources cannot be begun keeps no other waiting, and is tried again", async () => {
  const app = await startCrawling([]);
  const [broken, sound] = [await app.createTenant({}), await app.createTenant({})];
  for (const tenant of [broken, sound]) {
    const { last_job } = await addSource(app, tenant, { ...refused, kind: "page", schedule: "daily" });
    await over(app, tenant, last_job);
  }
  const jobs = (tenant: Tenant): Promise<number> =>
    app.database.query("select from jobs where tenant_id = $1", [tenant.id]).then((rows) => rows.length);
  await app.database.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger refuse before update of next_sync_at on sources
    for each row when (new.tenant_id = '${broken.id}') execute function refuse()`);
  const hours = (many: number): void => app.setClock(new Date(Date.now() + many * 60 * 60_000));
  hours(25);
  await vi.waitUntil(async () => (await jobs(sound)) === 2, { timeout: 20_000 });
  expect(await jobs(broken)).toBe(1);
  await app.database.query("drop trigger refuse on sources");
  hours(26);
  await vi.waitUntil(async () => (await jobs(broken)) === 2, { timeout: 20_000 });
});

test("of very many sources that are due at once no transaction begins all", async () => {
  const app = await startCrawling([]);
  const tenant = await app.createTenant({});
  await app.database.query(`
    create table begun (id uuid, transaction xid8);
    grant all on begun to public;
    create function note() returns trigger language plpgsql as $$
      begin insert into begun values (new.id, pg_current_xact_id()); return new; end $$;
    create trigger note before update of next_sync_at on sources for each row execute function note()`);
  await app.database.query(
    `insert into sources (tenant_id, id, kind, url, max_pages, schedule, next_sync_at, created_at, updated_at)
    select $1, gen_random_uuid(), 'page', 'http://127.0.0.1:1/' || n, 1, 'monthly', now(), now(), now() from generate_series(1, 250) n`,
    [tenant.id],
  );
  await app.database.query("update tenants set sources_due_at = now() where id = $1", [tenant.id]);
  await vi.waitUntil(
    async () =>
      (await app.database.query("select from sources where next_sync_at <= now()")).length === 0 &&
      (await app.database.query("select from begun")).length === 250,
    { timeout: 60_000 },
  );
  const each = await app.database.query<{ count: number }>("select count(*)::int from begun group by transaction");
  expect(Math.max(...each.map(({ count }) => count))).toBeLessThanOrEqual(100);
});
