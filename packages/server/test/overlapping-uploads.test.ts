import type { Product, ProductsResult } from "@widget-chat/contract/admin/product.ts";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startApp } from "./start-app.ts";

test("catalogues that replace each other at once wait for their turns, however long another server writes", async () => {
  const app = await startApp();
  onTestFinished(() => app.stop());
  const { id } = await app.createTenant({});
  // Another server's write.
  const writer = new pg.Client(app.database.url);
  await writer.connect();
  onTestFinished(() => writer.end());
  await writer.query("begin");
  await writer.query("select pg_advisory_xact_lock(hashtextextended($1::text, 0))", [id]);

  const products = `/api/admin/tenants/${id}/products`;
  const line = (n: number, title: string): string =>
    JSON.stringify({ id: `${title}-${n}`, title, price: { amount: "5.00", currency: "EUR" } });
  const feedOf = (title: string): string => Array.from({ length: 200 }, (_, n) => line(n, title)).join("\n");
  const titles = ["Hat", "Cap", "Scarf"];
  const uploads = titles.map((title) => app.upload(`${products}?mode=replace`, feedOf(title)));
  const waits = (): Promise<{ since: string }[]> =>
    app.database.query("select query_start::text as since from pg_stat_activity where wait_event = 'advisory'");
  await expect.poll(waits, { timeout: 30_000 }).toHaveLength(1);
  const [first] = await waits();
  // It has been waiting for longer than a lock is waited for, and waits again.
  await expect
    .poll(async () => (await waits()).filter(({ since }) => since !== first?.since), { timeout: 30_000 })
    .toHaveLength(1);
  await writer.query("rollback");

  for (const upload of uploads) {
    const reply = await upload;
    expect([reply.statusCode, reply.json<ProductsResult>().accepted]).toEqual([200, 200]);
  }
  const listed = await app.admin("GET", `${products}?limit=200`);
  const { items } = listed.json<{ items: Product[] }>();
  expect(items).toHaveLength(200);
  expect(titles).toContain(items[0]?.title);
  expect(new Set(items.map(({ title }) => title)).size).toBe(1);
}, 120_000);
