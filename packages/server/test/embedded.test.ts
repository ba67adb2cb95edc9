import { expect, test } from "vitest";
import pg from "pg";
import { freshDatabase } from "./fresh-database.ts";

test("clone", async () => {
  const db = await freshDatabase();
  const c = new pg.Client(db.url);
  await c.connect();
  expect((await c.query("select count(*)::int as n from tenants")).rows).toEqual([{ n: 0 }]);
  await c.end();
  await db.drop();
});
