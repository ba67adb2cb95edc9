import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { openConversationStore, type AcceptRow } from "../src/db/conversations.ts";
import { openDatabase } from "../src/db/database.ts";
import { migrate } from "../src/db/migrate.ts";
import { bareDatabase, type FreshDatabase } from "./fresh-database.ts";
import { migrateTo } from "./migrate-to.ts";
import { launchProcess } from "./start-process.ts";

const patience = { timeout: 60_000, interval: 50 };

/** A database as an earlier release has left it, with a tenant. */
async function olderDatabase(last: string): Promise<FreshDatabase & { tenant: string }> {
  const database = await bareDatabase();
  onTestFinished(() => database.drop());
  await database.query("create role widget_chat_app nologin").catch(() => {});
  await migrateTo(database.url, last);
  const [tenant] = await database.query<{ id: string }>(
    "insert into tenants (slug, name) values ('live', 'Live') returning id",
  );
  return { ...database, tenant: tenant!.id };
}

/** A transaction that stays open until it is ended. */
async function openTransaction({ url }: FreshDatabase, ...statements: string[]): Promise<{ end(): Promise<void> }> {
  const client = new pg.Client(url);
  // The database may be gone first.
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  for (const statement of ["begin", ...statements]) await client.query(statement);
  return { end: async () => void (await client.query("commit")) };
}

/** Has visitors of a server that is running write one message after another until they are stopped. */
function keepWriting({ url, tenant }: FreshDatabase & { tenant: string }) {
  const database = openDatabase({ url, poolSize: 4, patience: "request", onError: () => {} });
  const { accept } = openConversationStore(database.pool);
  const outcomes: AcceptRow["outcome"][] = [];
  const errors: unknown[] = [];
  let isOver = false;
  const visitor = async (sessionId: string): Promise<void> => {
    while (!isOver) {
      const row = await accept({
        tenantId: tenant,
        sessionId,
        key: randomUUID(),
        requestHash: "00",
        conversationId: null,
        newConversationId: `c_${randomUUID()}`,
        questionId: randomUUID(),
        answerId: randomUUID(),
        content: "Is it warm?",
        customerName: null,
        customerEmail: null,
        customerPhone: null,
        questionDetails: null,
        now: new Date(),
        leaseUntil: new Date(),
      });
      outcomes.push(row.outcome);
    }
  };
  const visitors = ["a", "b", "c"].map((session) => visitor(session).catch((error: unknown) => errors.push(error)));
  return {
    outcomes,
    errors,
    async stop() {
      isOver = true;
      await Promise.all(visitors);
      await database.close();
    },
  };
}

/** Waits until the index that a writer holds up is being made. */
const indexIsBegun = (database: FreshDatabase): Promise<void> =>
  expect.poll(() => invalidIndexes(database), patience).toEqual([{ name: "messages_unanswered" }]);
const invalidIndexes = (database: FreshDatabase) =>
  database.query<{ name: string }>("select indexrelid::regclass::text as name from pg_index where not indisvalid");

test("messages are accepted while a step waits for somebody who reads for long, and after it", async () => {
  const database = await olderDatabase("016-default-texts");
  const reader = await openTransaction(
    database,
    "select from tenants",
    "select from messages",
    "select from documents",
  );
  const writing = keepWriting(database);
  await vi.waitUntil(() => writing.outcomes.length > 0, patience);
  const waiting: string[] = [];
  const migrating = migrate(database.url, (what) => waiting.push(what));
  await vi.waitUntil(() => waiting.length > 0, patience);
  const before = writing.outcomes.length;
  await vi.waitUntil(() => writing.outcomes.length > before + 20 || writing.errors.length > 0, patience);
  expect([waiting, writing.errors]).toEqual([[expect.stringContaining("017-links")], []]);
  await reader.end();
  await migrating;
  const after = writing.outcomes.length;
  await vi.waitUntil(() => writing.outcomes.length > after + 20 || writing.errors.length > 0, patience);
  await writing.stop();
  expect(writing.errors).toEqual([]);
  expect(new Set(writing.outcomes)).toEqual(new Set(["accepted"]));
  expect(await database.query("select from messages where role = 'visitor'")).toHaveLength(writing.outcomes.length);
});

test("a step that changes two tables holds none while it waits for the other", async () => {
  const database = await olderDatabase("034-forget-hashes");
  const writer = await openTransaction(database, "lock table tenants in row exclusive mode");
  const waiting: string[] = [];
  const migrating = migrate(database.url, (what) => waiting.push(what));
  const use = (): Promise<unknown> =>
    database.query("do $$ begin lock table jobs in row exclusive mode nowait; end $$").catch((error: unknown) => error);
  const errors: unknown[] = [];
  while (waiting.length === 0) errors.push(...[await use()].filter((outcome) => outcome instanceof Error));
  expect([waiting, errors]).toEqual([[expect.stringContaining("035-what-waits")], []]);
  await writer.end();
  await migrating;
});

test("large tables get their indexes while messages come in, and other servers wait for the one that makes them", async () => {
  const database = await olderDatabase("026-replaced-and-removed");
  const writer = await openTransaction(database, "lock table messages in row exclusive mode");
  const writing = keepWriting(database);
  const migrating = [migrate(database.url), migrate(database.url), migrate(database.url)];
  await indexIsBegun(database);
  const before = writing.outcomes.length;
  await vi.waitUntil(() => writing.outcomes.length > before + 20 || writing.errors.length > 0, patience);
  await writer.end();
  await Promise.all(migrating);
  await writing.stop();
  expect(writing.errors).toEqual([]);
  expect(await invalidIndexes(database)).toEqual([]);
});

test("a server that is killed while it makes an index is followed by one that makes it anew", async () => {
  const database = await olderDatabase("026-replaced-and-removed");
  const writer = await openTransaction(database, "lock table messages in row exclusive mode");
  const env = { DATABASE_URL: database.url, ADMIN_API_KEY: "a".repeat(32) };
  const killed = launchProcess(env);
  await indexIsBegun(database);
  await killed.end("SIGKILL");
  // The database notices that nobody is there when it has something to say.
  await database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~ '^create index concurrently'",
  );
  await writer.end();
  expect(await invalidIndexes(database)).toEqual([{ name: "messages_unanswered" }]);
  const second = await launchProcess(env).listening();
  expect(await second.end("SIGTERM")).toBe(0);
  expect(await invalidIndexes(database)).toEqual([]);
  expect(await database.query("select from pg_indexes where indexname = 'messages_unanswered'")).toHaveLength(1);
});

test("a server of before reads its products on, by the statement that it prepared", async () => {
  const database = await olderDatabase("034-forget-hashes");
  await database.query(
    `insert into products (tenant_id, external_id, title, price_amount, price_currency, availability, attributes, language, lexemes)
    values ($1, 'hat', 'Hat', 5, 'EUR', 'in_stock', '{}', 'en', '')`,
    [database.tenant],
  );
  const client = new pg.Client(database.url);
  await client.connect();
  onTestFinished(() => client.end());
  const read = async (): Promise<unknown[]> => {
    const text = `select r.* from products p cross join lateral read_products($1, array[p.id]) as r`;
    return (await client.query({ name: "read-products", text, values: [database.tenant] })).rows;
  };
  const before = await read();
  expect(before).toMatchObject([{ title: "Hat", sale_amount: null }]);
  await migrate(database.url);
  expect(await read()).toEqual(before);
});
