import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "../../test/fresh-database.ts";
import { openDatabase, type Database } from "./database.ts";
import { sweepStagedProducts } from "./staged-products.ts";

let database: FreshDatabase;
let opened: Database;
beforeAll(async () => {
  database = await freshDatabase();
  opened = openDatabase({ url: database.url, poolSize: 2, patience: "bulk", onError: () => {} });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

test("what uploads have left whose server died is forgotten a day later, of every tenant", async () => {
  await database.query("insert into tenants (slug, name) values ('a', 'A'), ('b', 'B')");
  await database.query(`
    insert into staged_products (tenant_id, upload, external_id, product, staged_at)
    select t.id, gen_random_uuid(), p.name, '{}', now() - p.age
    from tenants t, (values ('old', interval '25 hours'), ('new', interval '1 hour')) p (name, age)`);
  await sweepStagedProducts(opened.db, (error) => {
    throw error;
  });
  const left = await database.query(
    "select t.slug, s.external_id from staged_products s join tenants t on t.id = s.tenant_id order by 1",
  );
  expect(left).toEqual([
    { slug: "a", external_id: "new" },
    { slug: "b", external_id: "new" },
  ]);
});
