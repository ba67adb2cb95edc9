import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase, type Patience } from "../src/db/database.ts";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({});
});
afterAll(() => app.stop());

/** Milliseconds that a connection of the server may spend on one statement, and on waiting for a lock. */
async function limitsOf(patience: Patience): Promise<{ statement: number; lock: number }> {
  const { pool, close } = openDatabase({ url: app.database.url, poolSize: 1, patience, onError: () => {} });
  const { rows } = await pool.query(
    "select name, setting::int as ms from pg_settings where name in ('statement_timeout', 'lock_timeout') order by name",
  );
  await close();
  return { lock: rows[0].ms, statement: rows[1].ms };
}

test("while somebody waits, no statement takes more than two seconds, nor does a lock keep it as long", async () => {
  const { statement, lock } = await limitsOf("request");
  expect(statement).toBeLessThanOrEqual(2_000);
  expect(lock).toBeLessThan(statement);
  expect((await limitsOf("bulk")).statement).toBeGreaterThan(30_000);
});

test("what is held up ends with 503 for who waits; an upload waits longer, and is stored", async () => {
  const client = new pg.Client(app.database.url);
  client.on("error", () => {});
  await client.connect();
  await client.query("begin");
  await client.query("select from tenants where id = $1 for update", [shop.id]);
  const url = `/api/admin/tenants/${shop.id}`;
  const upload = app.admin("POST", `${url}/documents`, { title: "Care", content: "Wash cold.", format: "text" });
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'update%'";
  await vi.waitUntil(async () => (await app.database.query(waiting)).length > 0, { timeout: 60_000 });
  expectProblem(await app.admin("PATCH", url, { name: "Renamed" }), "overloaded");
  await client.query("rollback");
  await client.end();
  expect((await upload).statusCode).toBe(201);
}, 180_000);
