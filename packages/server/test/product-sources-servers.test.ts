import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Job } from "@widget-chat/contract/admin/job.ts";
import type { Source } from "@widget-chat/contract/admin/source.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { crawling, learn, over, patience, startCrawling } from "./crawled-sites.ts";
import { freshDatabase } from "./fresh-database.ts";
import { hold } from "./hold.ts";
import { openSite, type Site } from "./sites.ts";
import { ADMIN_KEY } from "./start-app.ts";
import { startProcess } from "./start-process.ts";

vi.setConfig({ testTimeout: 120_000 });

const DAY = 24 * 60 * 60_000;
const MANY = 700;

/** A shop whose feed has many products of the kind that was told last. */
async function openShop(): Promise<Site & { sells: string }> {
  const shop = { sells: "Hat" };
  const site = await openSite((_, reply) => {
    const rows = Array.from({ length: MANY }, (_row, i) => `${i};${shop.sells} ${i};5 EUR\n`);
    reply.writeHead(200, { "content-type": "text/csv" }).end(`id;title;price\n${rows.join("")}`);
  });
  onTestFinished(() => site.close());
  return Object.assign(shop, site);
}

const kindsIn = "select split_part(title, ' ', 1) as kind, count(*)::int as products from products group by 1";

test("a feed is read again when it is due, with nobody asking for it", async () => {
  const shop = await openShop();
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source } = await learn(app, tenant, { kind: "products", url: `${shop.url}/feed.csv`, schedule: "daily" });
  shop.sells = "Cap";
  const start = Date.now();
  app.setClock(new Date(start + 1.5 * DAY));
  await expect.poll(() => app.database.query(kindsIn), patience).toEqual([{ kind: "Cap", products: MANY }]);
  expect(shop.asked).toHaveLength(2);
  const { next_sync_at } = (
    await app.admin("GET", `/api/admin/tenants/${tenant.id}/sources/${source.id}`)
  ).json<Source>();
  expect(Date.parse(next_sync_at!)).toBeGreaterThan(start + 2.4 * DAY);
});

test("a feed whose server is killed is brought to its end by another, with nothing of it shown before and no file left", async () => {
  const shop = await openShop();
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const folder = await mkdtemp(join(tmpdir(), "feeds-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const env = { ...crawling([shop]), TMPDIR: folder, DATABASE_URL: database.url, ADMIN_API_KEY: ADMIN_KEY };
  const server = await startProcess({ ...env, DATA_DIR: join(folder, "data") });
  async function ask<Told>(path: string, body?: object): Promise<Told> {
    const reply = await fetch(`${server.url}/api/admin/tenants${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${ADMIN_KEY}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await reply.json()) as Told;
  }
  const tenant = await ask<Tenant>("", { slug: "shop", name: "Shop" });
  const { id, last_job } = await ask<Source>("/shop/sources", { kind: "products", url: `${shop.url}/feed.csv` });
  const jobNow = (job: Job): Promise<Job> => ask<Job>(`/shop/jobs/${job.id}`);
  await expect.poll(async () => (await jobNow(last_job!)).state, patience).toBe("done");

  shop.sells = "Cap";
  const held = await hold(database, "select from products where external_id = '350' for update");
  const job = await ask<Job>(`/shop/sources/${id}/sync`, {});
  await held.waiting();
  expect(await jobNow(job)).toMatchObject({ state: "running", products: { read: MANY } });
  await server.end("SIGKILL");
  // With the machine, what it had asked of the database would be gone too.
  await held.cut();
  await held.release();
  expect((await readdir(folder)).filter((name) => name !== "data")).toEqual([]);
  expect(await database.query(kindsIn)).toEqual([{ kind: "Hat", products: MANY }]);

  // That it is dead shows by a heart that has not beaten for a while.
  await database.query(
    "update widget_chat_jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'",
  );
  const other = await startCrawling([shop], database);
  expect(await over(other, tenant, job)).toMatchObject({ state: "done", products: { read: MANY, failed: 0 } });
  expect(await database.query(kindsIn)).toEqual([{ kind: "Cap", products: MANY }]);
});
