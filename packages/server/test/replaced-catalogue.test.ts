import type { Product } from "@widget-chat/contract/admin/product.ts";
import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "./fresh-database.ts";
import { hold } from "./hold.ts";
import { startApp } from "./start-app.ts";

const COUNT = 1_000;

test("a replacement compares no product with each of the others, though nothing is known of how many there are", async () => {
  const database = await freshDatabase();
  const app = await startApp({ database });
  const { id } = await app.createTenant({});
  for (const title of ["Hat", "Cap"]) {
    const rows = Array.from({ length: COUNT }, (_, i) => `${title}-${i};${title} ${i};5 EUR`);
    const feed = ["id;title;price", ...rows].join("\n");
    const reply = await app.upload(`/api/admin/tenants/${id}/products?mode=replace`, feed, "text/csv");
    expect(reply.json()).toMatchObject({ accepted: COUNT, failed: [] });
  }
  // What a connection has read is counted once it ends.
  await app.stop();
  const [read] = await database.query<{ rows: number }>(`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_user_tables
    where relname in ('products', 'staged_products')`);
  await database.drop();
  expect(read?.rows).toBeGreaterThan(COUNT);
  expect(read?.rows).toBeLessThan(COUNT * 100);
});

test("a replacement that ends in its midst was none, and nobody has met a part of it", async () => {
  const app = await startApp();
  onTestFinished(() => app.stop());
  const { slug } = await app.createTenant({ ecommerce_active: true });
  const url = `/api/admin/tenants/${slug}`;
  const upload = (...rows: string[]) =>
    app.upload(`${url}/products?mode=replace`, ["id;title;price", ...rows].join("\n"), "text/csv");
  const listed = async (): Promise<unknown[]> =>
    (await app.admin("GET", `${url}/products`)).json<{ items: Product[] }>().items.map(({ id, title }) => [id, title]);
  const found = async (q: string): Promise<string[]> =>
    (await app.admin("GET", `${url}/search?mode=ecommerce&q=${q}`)).json<SearchResults>().results.map(({ id }) => id);
  await upload("1;Felt hat;5 EUR", "2;Straw hat;5 EUR");
  const old = [
    ["1", "Felt hat"],
    ["2", "Straw hat"],
  ];
  const renewed = [
    ["1", "Felt cap"],
    ["3", "Woollen cap"],
  ];

  const held = await hold(app.database, "select from products where external_id = '2' for update");
  onTestFinished(() => held.release());
  const replacing = upload("1;Felt cap;5 EUR", "3;Woollen cap;5 EUR");
  await held.waiting();
  expect([await listed(), await found("cap"), await found("hat")]).toEqual([old, [], ["1", "2"]]);
  await held.cut();
  expect((await replacing).statusCode).toBe(503);
  expect([await listed(), await found("cap"), await found("hat")]).toEqual([old, [], ["1", "2"]]);
  await held.release();
  expect((await upload("1;Felt cap;5 EUR", "3;Woollen cap;5 EUR")).json()).toMatchObject({ accepted: 2 });
  expect([await listed(), await found("cap"), await found("hat")]).toEqual([renewed, ["1", "3"], []]);
});
