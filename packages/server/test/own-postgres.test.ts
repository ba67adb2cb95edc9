import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrate } from "../src/db/migrate.ts";
import { databaseUrl } from "./cluster.ts";

/** An operator's PostgreSQL, where the server's user is nobody special. */
const owner = `owner_${randomBytes(4).toString("hex")}`;
let clusterUrl: string;
let url: string;

async function asAdministrator(...statements: string[]): Promise<void> {
  const client = new pg.Client(clusterUrl);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  clusterUrl = inject("clusterUrl");
  await asAdministrator(`create role ${owner} login`, `create database ${owner} owner ${owner}`);
  url = databaseUrl(clusterUrl, owner).replace("postgres@", `${owner}@`);
});
afterAll(() => asAdministrator(`drop database ${owner} with (force)`, `drop role ${owner}`));

test("an address where nobody is tells what to check", async () => {
  await expect(migrate("postgresql://nobody@127.0.0.1:1/nothing")).rejects.toThrow(/cannot be reached.*DATABASE_URL/);
  await expect(migrate(databaseUrl(clusterUrl, "no_such_database"))).rejects.toThrow(/cannot be reached.*DATABASE_URL/);
});

test("a user that may not take the role is told what an administrator has to run", async () => {
  await expect(migrate(url)).rejects.toThrow(/could not be set up.*GRANT widget_chat_app TO/s);
});

test("an ordinary owner of the database is enough, from several servers at once, and again", async () => {
  await asAdministrator(`grant widget_chat_app to ${owner}`);
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  await migrate(url);
  const client = new pg.Client({ connectionString: url, options: "-c role=widget_chat_app" });
  await client.connect();
  const { rows } = await client.query("select current_user as role, (select count(*)::int from tenants) as tenants");
  await client.end();
  expect(rows).toEqual([{ role: "widget_chat_app", tenants: 0 }]);
});

test("a database of a newer release is left alone", async () => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`insert into kysely_migration values ('999-future', now()::text)`);
  await client.end();
  await expect(migrate(url)).rejects.toThrow(/could not be brought up to date.*999-future/s);
});
