import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { History } from "@widget-chat/contract/history.ts";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { inTenant, openDatabase, type Database } from "../src/db/database.ts";
import { APP_ROLE } from "../src/db/migrations/row-level-security.ts";
import { startApp, type TestApp } from "./start-app.ts";
import { teach } from "./teach.ts";

let app: TestApp;
let tenants: Tenant[];
/** One connection, opened as the server opens its own. */
let connections: Database;
let server: pg.PoolClient;
let tables: string[];

const open = (): Database =>
  openDatabase({ url: app.database.url, poolSize: 1, patience: "request", onError: () => {} });

beforeAll(async () => {
  app = await startApp({ env: { DATABASE_POOL_SIZE: "2" } });
  const settings = { rate_limit: 10_000, consent: { text: "Yes?", url: null, version: "1" } };
  tenants = [await app.createTenant(settings), await app.createTenant(settings)];
  for (const { id } of tenants) {
    for (const session_id of ["a-session", "mine"])
      await app.post(id, "/api/chat/widget/consent", { session_id, version: "1" });
    await teach(app, id);
    const { conversation_id, message_id } = await app.send(id, { message: "hello" });
    await app.post(id, "/api/chat/widget/csat", { conversation_id, score: 5 });
    await app.post(id, "/api/chat/widget/feedback", { conversation_id, message_id, helpful: true });
    await app.post(id, "/api/chat/widget/resume-links", { conversation_id, session_id: "a-session" });
    await app.admin("POST", `/api/admin/tenants/${id}/sources`, { kind: "page", url: "http://127.0.0.1:1/" });
  }
  connections = open();
  server = await connections.pool.connect();
  const found = await app.database.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'tenant_id' and not a.attisdropped order by 1`,
  );
  tables = found.map(({ name }) => name);
});
afterAll(async () => {
  server.release();
  await connections.close();
  await app.stop();
});

const count = async (table: string, by: pg.Pool | pg.PoolClient = server): Promise<number> =>
  (await by.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? -1;

describe("the role of the server", () => {
  test("owns nothing, is no superuser, and cannot look past row-level security", async () => {
    const [role] = await app.database.query(
      "select rolsuper, rolbypassrls, rolcreaterole, rolcanlogin, (select count(*)::int from pg_class where relowner = r.oid) as owns from pg_roles r where rolname = $1",
      [APP_ROLE],
    );
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcanlogin: false, owns: 0 });
  });

  test("is what its connections run as", async () => {
    const { rows } = await server.query<{ role: string }>("select current_user as role");
    expect(rows).toEqual([{ role: APP_ROLE }]);
  });

  test("cannot change what happened in a conversation", async () => {
    await expect(server.query("update conversation_events set type = type")).rejects.toThrow(/permission denied/);
  });

  test("cannot change what a visitor decided", async () => {
    await expect(server.query("update consents set granted = true")).rejects.toThrow(/permission denied/);
  });

  test("is lent no other rights by a function or a view", async () => {
    const functions = await app.database.query(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef",
    );
    const views = await app.database.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')",
    );
    expect([functions, views]).toEqual([[], []]);
  });
});

describe("every table with a tenant_id", () => {
  test("has row-level security, forced, and a policy that reads the tenant of the transaction", async () => {
    const secured = await app.database.query(
      `select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
         (select count(*)::int from pg_policies p where p.tablename = c.relname and p.schemaname = 'public' and p.permissive = 'PERMISSIVE') as policies,
         (select bool_and(p.qual like '%tenant_id%' and p.qual like '%app.tenant_id%' and coalesce(p.with_check, p.qual) like '%app.tenant_id%')
          from pg_policies p where p.tablename = c.relname and p.schemaname = 'public') as by_tenant
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any($1) order by 1`,
      [tables],
    );
    expect(tables).toEqual(
      expect.arrayContaining([
        "conversations",
        "messages",
        "turns",
        "conversation_events",
        "usage",
        "csat",
        "consents",
      ]),
    );
    expect(secured).toEqual(
      tables.map((name) => ({ name, enabled: true, forced: true, policies: 1, by_tenant: true })),
    );
  });

  test("has a primary key, and the tenant first in it as in every other key and index", async () => {
    const keys = await app.database.query<{ name: string; index: string; first: string; primary: boolean }>(
      `select c.relname as name, i.indexrelid::regclass::text as index, a.attname as first, i.indisprimary as primary
       from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
       where c.relnamespace = 'public'::regnamespace and c.relname = any($1) order by 1`,
      [tables],
    );
    expect(keys.filter(({ primary }) => primary).map(({ name }) => name)).toEqual(tables);
    expect(keys.filter(({ first }) => first !== "tenant_id")).toEqual([]);
  });

  test("is empty while no tenant is named", async () => {
    const fresh = open();
    onTestFinished(() => fresh.close());
    for (const table of tables) expect([table, await count(table, fresh.pool)]).toEqual([table, 0]);
    await server.query("select set_config('app.tenant_id', '', false)");
    for (const table of tables) expect([table, await count(table)]).toEqual([table, 0]);
  });

  test("is empty again once a transaction in a tenant is over", async () => {
    const fresh = open();
    onTestFinished(() => fresh.close());
    const seen = await inTenant(fresh.db, tenants[0]!.id, (tx) => tx.selectFrom("messages").select("seq").execute());
    expect(seen).not.toEqual([]);
    for (const table of tables) expect([table, await count(table, fresh.pool)]).toEqual([table, 0]);
  });

  test("shows the named tenant's rows alone, whatever is asked", async () => {
    for (const { id } of tenants) {
      await server.query("select set_config('app.tenant_id', $1, false)", [id]);
      for (const table of [
        "conversations",
        "messages",
        "turns",
        "conversation_events",
        "usage",
        "csat",
        "consents",
        "feedback",
        "resume_links",
        "sources",
        "jobs",
      ]) {
        const { rows } = await server.query(`select distinct tenant_id from ${table}`);
        expect([table, rows]).toEqual([table, [{ tenant_id: id }]]);
      }
    }
  });

  test("takes no row of another tenant and changes none", async () => {
    const [own, other] = tenants as [Tenant, Tenant];
    await server.query("select set_config('app.tenant_id', $1, false)", [own.id]);
    for (const table of tables) {
      const isFixed = ["conversation_events", "consents"].includes(table);
      expect(
        isFixed ||
          (await server.query(`update ${table} set tenant_id = tenant_id where tenant_id = $1`, [other.id]))
            .rowCount === 0,
      ).toBe(true);
      expect((await server.query(`delete from ${table} where tenant_id = $1`, [other.id])).rowCount).toBe(0);
    }
    await expect(
      server.query("insert into usage (tenant_id, month, used) values ($1, '2020-01-01', 1)", [other.id]),
    ).rejects.toThrow(/row-level security/);
    await expect(server.query("update usage set tenant_id = $1", [other.id])).rejects.toThrow(/row-level security/);
  });
});

test("200 requests of two tenants, interleaved over two connections, never meet", async () => {
  const conversations = await Promise.all(
    tenants.map(({ id }) => app.send(id, { message: "hello", session_id: "mine" })),
  );
  const replies = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const own = index % 2;
      const asked = (index >> 1) % 2;
      const id = conversations[asked]!.conversation_id;
      const tenant = tenants[own]!.id;
      const reply =
        index % 3
          ? await app.get(tenant, `/api/chat/widget/messages/${id}`)
          : await app.post(tenant, "/api/chat/widget", { message: "hello", session_id: "mine", conversation_id: id });
      return { allowed: own === asked, status: reply.statusCode };
    }),
  );
  expect(replies.filter(({ allowed, status }) => status !== (allowed ? 200 : 404))).toEqual([]);
  const histories = await Promise.all(
    tenants.map(async ({ id }, index) =>
      (
        await app.get(id, `/api/chat/widget/messages/${conversations[index]!.conversation_id}?limit=200`)
      ).json<History>(),
    ),
  );
  for (const { messages } of histories)
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
});
