import { randomUUID } from "node:crypto";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { History } from "@widget-chat/contract/history.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { proxyDatabase, type DatabaseProxy } from "./database-proxy.ts";
import { expectProblem } from "./expect-problem.ts";
import { freshDatabase, type FreshDatabase } from "./fresh-database.ts";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

let database: FreshDatabase;
let proxy: DatabaseProxy;
let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  database = await freshDatabase();
  proxy = await proxyDatabase(database.url);
  app = await startApp({ database, env: { DATABASE_URL: proxy.url, DATABASE_POOL_SIZE: "4" } });
  shop = await app.createTenant({ rate_limit: 10_000 });
});
afterEach(async () => {
  vi.useRealTimers();
  app.setClock(new Date());
  proxy.heal();
  await vi.waitUntil(async () => (await send()).statusCode === 200, { timeout: 15_000 });
});
afterAll(async () => {
  await app.stop();
  await proxy.close();
  await database.drop();
});

const send = (key: string = randomUUID(), session = "s"): Promise<Reply> =>
  app.post(shop.id, "/api/chat/widget", { message: "hello", session_id: session }, { "idempotency-key": key });
const history = (id: string): Promise<Reply> => app.get(shop.id, `/api/chat/widget/messages/${id}`);

/** Asserts that the reply says that the database is away and when to ask again. */
function expectUnavailable(reply: Reply): void {
  const { retry_after } = expectProblem(reply, "database_unavailable");
  expect(reply.headers["retry-after"]).toBe(String(retry_after));
  expect(reply.body).not.toMatch(/ECONN|127\.0\.0\.1|postgres|timeout|terminated/i);
}

describe("connections that the database ends", () => {
  const endAll = () =>
    database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );

  test("while they idle do no harm", async () => {
    await Promise.all([1, 2, 3, 4].map(() => send()));
    await endAll();
    await expect.poll(async () => (await send()).statusCode).toBe(200);
  });

  test("again and again under load lose nothing and double nothing, for clients that retry", async () => {
    const before = await usage();
    let done = false;
    let minutes = 0;
    const ending = (async () => {
      for (let round = 0; round < 8 && !done; round++) await endAll();
    })();
    const retried = async (key: string): Promise<Answer> => {
      for (;;) {
        const reply = await send(key, key);
        if (reply.statusCode === 200) return reply.json<Answer>();
        expectUnavailable(reply);
        // What was accepted by a turn that broke is leased for seconds: the clock need not be waited for.
        app.setClock(new Date(Date.now() + ++minutes * 60_000));
      }
    };
    const answers = await Promise.all(Array.from({ length: 40 }, () => retried(randomUUID())));
    done = true;
    await ending;
    expect(new Set(answers.map(({ conversation_id }) => conversation_id)).size).toBe(40);
    for (const { conversation_id, message_id } of answers) {
      const rows = await database.query("select role, id from messages where conversation_id = $1 order by seq", [
        conversation_id,
      ]);
      expect(rows).toMatchObject([{ role: "visitor" }, { role: "assistant", id: message_id }]);
    }
    expect((await usage()) - before).toBe(40);
  });

  const usage = async () =>
    (
      await database.query<{ used: number }>(
        "select coalesce(sum(used), 0)::int as used from usage where tenant_id = $1",
        [shop.id],
      )
    )[0]?.used ?? 0;
});

describe("while the database's disk is full", () => {
  test("what is written is told so, what is read is answered, and writing goes on once there is room", async () => {
    const { conversation_id } = (await send()).json<Answer>();
    await database.query(`create function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
    await database.query("create trigger no_room before insert or update on conversations execute function no_room()");
    const before = (await history(conversation_id)).json<History>();
    for (let sent = 0; sent < 3; sent++) {
      const reply = await send();
      expectUnavailable(reply);
      expect(reply.body).not.toMatch(/space|disk/i);
    }
    expect((await history(conversation_id)).json()).toEqual(before);
    await database.query("drop function no_room() cascade");
    expect((await send()).statusCode).toBe(200);
  });
});

describe("while the database is away", () => {
  test("what is known is still answered: settings and welcome, as long as it lasts", async () => {
    const urls = ["/api/chat/widget-settings", "/api/chat/welcome"];
    const before = await Promise.all(urls.map((url) => app.get(shop.slug, url)));
    proxy.cut();
    vi.useFakeTimers({ toFake: ["performance"] });
    for (const minutes of [0, 1, 60]) {
      vi.advanceTimersByTime(minutes * 60_000);
      const replies = await Promise.all(urls.map((url) => app.get(shop.slug, url)));
      expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(before.map(({ body }) => [200, body]));
    }
  });

  test("all else is told so, and nothing internal with it", async () => {
    const { conversation_id } = (await send()).json<Answer>();
    proxy.cut();
    const replies = await Promise.all([
      send(),
      history(conversation_id),
      app.get(shop.id, `/api/chat/widget/events/${conversation_id}`),
      app.post(shop.id, "/api/chat/widget/csat", { conversation_id, score: 5 }),
      app.get("never-seen", "/api/chat/welcome"),
      app.admin("GET", "/api/admin/tenants"),
      app.server.inject({ url: "/readyz" }),
    ]);
    for (const reply of replies) expectUnavailable(reply);
    expect((await app.server.inject({ url: "/healthz" })).statusCode).toBe(200);
  });

  test("whatever works on its own connections says so, too", async () => {
    const url = `/api/admin/tenants/${shop.id}`;
    await app.admin("GET", url);
    proxy.shut();
    const document = { title: "T", content: "Text.", format: "text" };
    expectUnavailable(await app.admin("POST", `${url}/documents`, document));
    expectUnavailable(await app.admin("GET", `${url}/search?mode=rag&q=text`));
    expect((await app.admin("GET", url)).statusCode).toBe(200);
  });

  test("a page on another site can read so", async () => {
    proxy.cut();
    const reply = await app.post(
      shop.id,
      "/api/chat/widget",
      { message: "hello", session_id: "s" },
      { origin: "https://shop.example" },
    );
    expectUnavailable(reply);
    expect(reply.headers["access-control-allow-origin"]).toBe("*");
  });

  test("a message that was refused is not there afterwards, and its retry is", async () => {
    const key = randomUUID();
    proxy.cut();
    expectUnavailable(await send(key, key));
    proxy.heal();
    await expect.poll(async () => (await send(key, key)).statusCode).toBe(200);
    const { conversation_id } = (await send(key, key)).json<Answer>();
    expect(await database.query("select id from conversations where session_id = $1", [key])).toEqual([
      { id: conversation_id },
    ]);
  });
});

describe("when the reply of the database is lost", () => {
  test("the message is there once, and a retry gets its answer", async () => {
    const key = randomUUID();
    // The tenant is known and a connection open, so that it is the message that is sent.
    await send();
    proxy.loseReplies();
    expectUnavailable(await send(key, key));
    expect(await database.query("select id from conversations where session_id = $1", [key])).toHaveLength(1);
    proxy.heal();
    // Nobody gave the lease up; it ends.
    app.setClock(new Date(Date.now() + 11_000));
    const answer = (await send(key, key)).json<Answer>();
    const { messages } = (await history(answer.conversation_id)).json<History>();
    expect(messages).toMatchObject([{ role: "visitor" }, { role: "assistant", id: answer.message_id }]);
    expect(await database.query("select id from conversations where session_id = $1", [key])).toEqual([
      { id: answer.conversation_id },
    ]);
  });
});

describe("while the database is frozen", () => {
  test("what is known is answered without waiting, all else is told so, and it heals by itself", async () => {
    const key = randomUUID();
    proxy.freeze();
    // Long enough for what is known to be looked up anew.
    vi.useFakeTimers({ toFake: ["performance"] });
    vi.advanceTimersByTime(3_600_000);
    let told = false;
    const waiting = Promise.all([
      send(key),
      history(`c_${"x".repeat(24)}`),
      app.admin("GET", "/api/admin/tenants"),
      app.server.inject({ url: "/readyz" }),
    ]).finally(() => (told = true));
    const known = await Promise.all(Array.from({ length: 20 }, () => app.get(shop.id, "/api/chat/widget-settings")));
    expect(known.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(told).toBe(false);
    for (const reply of await waiting) expectUnavailable(reply);
    proxy.heal();
    app.setClock(new Date(Date.now() + 11_000));
    expect((await send(key)).statusCode).toBe(200);
  });
});
