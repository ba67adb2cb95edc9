import { randomBytes } from "node:crypto";
import pg from "pg";
import { beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../src/db/database.ts";
import { migrate } from "../src/db/migrate.ts";
import { databaseUrl } from "./cluster.ts";
import { freshDatabase, type FreshDatabase } from "./fresh-database.ts";
import { migrateTo } from "./migrate-to.ts";

let clusterUrl: string;
beforeAll(() => {
  clusterUrl = inject("clusterUrl");
});

/** Runs statements where every database's connections can be seen; returns how many rows the last one had. */
async function asAdministrator(...statements: string[]): Promise<number> {
  const client = new pg.Client(clusterUrl);
  await client.connect();
  let rows = 0;
  for (const statement of statements) rows = (await client.query(statement)).rowCount ?? 0;
  await client.end();
  return rows;
}

/** An operator's database, whose owner is nobody special in its PostgreSQL. */
async function ownDatabase(): Promise<{ owner: string; url: string }> {
  const owner = `owner_${randomBytes(4).toString("hex")}`;
  await asAdministrator(`create role ${owner} login`, `create database ${owner} owner ${owner}`);
  onTestFinished(async () => void (await asAdministrator(`drop database ${owner} with (force)`, `drop role ${owner}`)));
  return { owner, url: databaseUrl(clusterUrl, owner).replace("postgres@", `${owner}@`) };
}

async function migratedDatabase(): Promise<FreshDatabase> {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  return database;
}

test("an address where nobody is tells what to check", async () => {
  await expect(migrate("postgresql://nobody@127.0.0.1:1/nothing")).rejects.toThrow(/cannot be reached.*DATABASE_URL/);
  await expect(migrate(databaseUrl(clusterUrl, "no_such_database"))).rejects.toThrow(/cannot be reached.*DATABASE_URL/);
});

test("a user that may not take the role is told what an administrator has to run", async () => {
  const { url } = await ownDatabase();
  await expect(migrate(url)).rejects.toThrow(/could not be set up.*GRANT widget_chat_app TO/s);
});

test("a user that may not make the schema of jobs is told what an administrator has to run", async () => {
  const { owner, url } = await ownDatabase();
  const inside = new pg.Client(databaseUrl(clusterUrl, owner));
  await asAdministrator(`grant widget_chat_app to ${owner}`, `alter database ${owner} owner to postgres`);
  await inside.connect();
  await inside.query(`grant create, usage on schema public to ${owner}`);
  await expect(migrate(url)).rejects.toThrow(/jobs wait.*CREATE SCHEMA widget_chat_jobs AUTHORIZATION/s);
  await inside.query(`create schema widget_chat_jobs authorization ${owner}`);
  await inside.end();
  await migrate(url);
});

test("an ordinary owner of the database is enough, from several servers at once, and again", async () => {
  const { owner, url } = await ownDatabase();
  await asAdministrator(`grant widget_chat_app to ${owner}`);
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  await migrate(url);
  const client = new pg.Client({ connectionString: url, options: "-c role=widget_chat_app" });
  await client.connect();
  const { rows } = await client.query("select current_user as role, (select count(*)::int from tenants) as tenants");
  await client.end();
  expect(rows).toEqual([{ role: "widget_chat_app", tenants: 0 }]);
});

test("an ordinary owner's documents of an earlier release have their pages looked at", async () => {
  const { owner, url } = await ownDatabase();
  await asAdministrator(`grant widget_chat_app to ${owner}`);
  await migrateTo(url, "016-default-texts");
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("insert into tenants (slug, name) values ('linked', 'Linked'), ('plain', 'Plain')");
  await client.query("select set_config('app.tenant_id', id::text, false) from tenants where slug = 'linked'");
  await client.query(`
    insert into documents (tenant_id, title, url, format, content, status)
    select id, 'A', url, 'text', 'A', 'ready'
    from tenants, unnest(array['https://shop.example/', '/help', null]) url where slug = 'linked'`);
  await migrate(url);
  const { rows: due } = await client.query("select url from documents where link_due_at is not null");
  const { rows: tenants } = await client.query("select slug from tenants where links_due_at is not null");
  expect([due, tenants]).toEqual([[{ url: "https://shop.example/" }], [{ slug: "linked" }]]);
  await client.query("reset app.tenant_id");
  expect((await client.query("select 1 from documents")).rows).toEqual([]);
});

test("a PostgreSQL that is too old is refused by its version, and 15 is not", async () => {
  const { url, query } = await migratedDatabase();
  // Says another version than its own to whoever asks.
  const claim = (number: string, name: string) =>
    query(`create or replace function claimed.current_setting(name text) returns text immutable return
      case name when 'server_version_num' then '${number}' when 'server_version' then '${name}' else pg_catalog.current_setting(name) end`);
  await query("create schema claimed");
  await claim("140011", "14.11");
  await query(`alter database ${new pg.Client(url).database} set search_path = claimed, pg_catalog, public`);
  await expect(migrate(url)).rejects.toThrow(/PostgreSQL 14\.11; version 15 or newer is needed.*DATABASE_URL/);
  await claim("150000", "15.0");
  await migrate(url);
});

test("a migration that was cut off half-way leaves nothing behind, and the next one completes", async () => {
  const { owner, url } = await ownDatabase();
  await asAdministrator(`grant widget_chat_app to ${owner}`);
  const other = new pg.Client(url);
  await other.connect();
  // The migration has made its first tables when it comes to this one, and waits.
  await other.query("begin; create table csat (x integer)");
  const cut = migrate(url).catch((error: unknown) => error);
  const waiting = `from pg_stat_activity where datname = '${owner}' and wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => (await asAdministrator(`select pg_terminate_backend(pid) ${waiting}`)) === 1, {
    timeout: 15_000,
  });
  expect(await cut).toBeInstanceOf(Error);
  await other.query("rollback");
  const tables = "select relname from pg_class where relnamespace = 'public'::regnamespace and relname = 'tenants'";
  expect((await other.query(tables)).rows).toEqual([]);
  await migrate(url);
  expect((await other.query(tables)).rows).toHaveLength(1);
  await other.end();
});

test("a database of a newer release is left alone", async () => {
  const { url, query } = await migratedDatabase();
  await query(`insert into kysely_migration values ('999-future', now()::text)`);
  await expect(migrate(url)).rejects.toThrow(/could not be brought up to date.*999-future/s);
});

test("no query is compiled first, also where the database's own would be", async () => {
  const { url, query } = await migratedDatabase();
  await query(`alter database ${new pg.Client(url).database} set jit = on`);
  const { pool, close } = openDatabase({ url, poolSize: 1, patience: "request", onError: () => undefined });
  onTestFinished(close);
  expect((await pool.query("show jit")).rows).toEqual([{ jit: "off" }]);
});
