import { expect, test } from "vitest";
import { freshDatabase } from "./fresh-database.ts";
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
