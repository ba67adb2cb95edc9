import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "../../test/fresh-database.ts";
import { openDatabase, type Database } from "./database.ts";
import { setLease, sweepTurns } from "./turns.ts";

let database: FreshDatabase;
let opened: Database;
beforeAll(async () => {
  database = await freshDatabase();
  opened = openDatabase({ url: database.url, poolSize: 2, patience: "request", onError: () => {} });
  await database.query("insert into tenants (slug, name) values ('a', 'A'), ('b', 'B')");
  await database.query(`
    insert into turns (tenant_id, session_id, key, request_hash, conversation_id, question_seq, answer_id, answer_seq, lease_until, created_at)
    select t.id, 's', k.key, '', 'c', 1, gen_random_uuid(), k.answer_seq, '2027-01-01', k.created_at::timestamptz
    from tenants t, (values ('old', 2, '2027-01-01'), ('new', 2, '2027-01-03'), ('open', null, '2027-01-03')) k (key, answer_seq, created_at)`);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

test("a lease is set on a turn that is not answered, and on no other", async () => {
  const [tenant] = await database.query<{ id: string }>("select id from tenants where slug = 'a'");
  for (const key of ["open", "new"]) {
    await setLease(opened.db, { tenantId: tenant?.id ?? "", sessionId: "s", key }, new Date("2027-02-01T00:00:00Z"));
  }
  const leased = await database.query(
    "select t.slug, key from turns join tenants t on t.id = tenant_id where lease_until > '2027-01-15'",
  );
  expect(leased).toEqual([{ slug: "a", key: "open" }]);
});

test("turns that are too old to be asked for again are forgotten, of every tenant", async () => {
  await sweepTurns(opened.db, new Date("2027-01-02T00:00:00Z"), (error) => {
    throw error;
  });
  const left = await database.query("select t.slug, key from turns join tenants t on t.id = tenant_id order by 1, 2");
  expect(left).toEqual([
    { slug: "a", key: "new" },
    { slug: "a", key: "open" },
    { slug: "b", key: "new" },
    { slug: "b", key: "open" },
  ]);
});
