import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { History } from "@widget-chat/contract/history.ts";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { freshDatabase, type FreshDatabase } from "./fresh-database.ts";
import { startApp, type TestApp } from "./start-app.ts";

let database: FreshDatabase;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  // An operator's PostgreSQL may tell times elsewhere; months are UTC all the same.
  await database.query(`alter database ${new pg.Client(database.url).database} set timezone = 'Pacific/Kiritimati'`);
  app = await startApp({ database });
  other = await startApp({ database });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
  await database.drop();
});
beforeEach(() => app.setClock(new Date()));

const create = (monthly_limit: number | null): Promise<Tenant> =>
  app.createTenant({ monthly_limit, rate_limit: 10_000, limit_message: "Please write to us." });
const usage = async (tenant: Tenant): Promise<Tenant["usage"]> =>
  (await app.admin("GET", `/api/admin/tenants/${tenant.id}`)).json<Tenant>().usage;

describe("the monthly plan", () => {
  test("is charged exactly 50 of 300 first messages that arrive at once on two servers", async () => {
    const shop = await create(50);
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        (index % 2 ? app : other).send(shop.id, { message: "hello", session_id: `s${index}` }),
      ),
    );
    expect(answers.filter(({ kind }) => kind === "answer")).toHaveLength(50);
    expect(answers.filter(({ kind }) => kind === "limit")).toHaveLength(250);
    expect(await usage(shop)).toMatchObject({ used: 50, limit: 50 });
    const stored = await app.database.query(
      "select kind, count(*)::int as count from messages where tenant_id = $1 group by kind order by kind",
      [shop.id],
    );
    expect(stored).toEqual([
      { kind: "answer", count: 50 },
      { kind: "limit", count: 250 },
      { kind: "message", count: 300 },
    ]);
  });

  test("once reached, sends the tenant's redirect text as a normal answer, and keeps the message", async () => {
    const shop = await create(1);
    const { conversation_id } = await app.send(shop.id, { message: "hello" });
    const reply = await app.post(shop.id, "/api/chat/widget", {
      message: "hello",
      session_id: "a-session",
      conversation_id,
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      response: "Please write to us.",
      kind: "limit",
      limit_reached: true,
      widget_type: "rag",
      rag_active: true,
      ecommerce_active: false,
      citations: [],
      products: [],
      suggestions: [],
    });
    expect((await usage(shop)).used).toBe(1);
    const history = (await app.get(shop.id, `/api/chat/widget/messages/${conversation_id}`)).json<History>();
    expect(history.messages.map(({ role, kind }) => [role, kind])).toEqual([
      ["visitor", "message"],
      ["assistant", "answer"],
      ["visitor", "message"],
      ["assistant", "limit"],
    ]);
  });

  test("once reached, is told in the visitor's language where the tenant wrote nothing of its own", async () => {
    const { id, limit_message } = await app.createTenant({ monthly_limit: 0, locale: "de" });
    expect(limit_message).toBeNull();
    const response = async (message: string) => (await app.send(id, { message })).response;
    expect(await response("DHL?")).toBe(await response("Wie lange dauert der Versand?"));
    expect(await response("DHL?")).toMatch(/^Im Moment kann ich leider keine weiteren Fragen/);
    expect(await response("How long does it take?")).toMatch(/^Sorry, I can't answer any more questions/);
    await app.admin("PATCH", `/api/admin/tenants/${id}`, { limit_message: "Schreiben Sie uns." });
    expect(await response("How long does it take?")).toBe("Schreiben Sie uns.");
  });

  test("is not charged where the assistant had no answer or called a person", async () => {
    const shop = await app.createTenant({ monthly_limit: 1, escalation: { enabled: true } });
    expect(await app.send(shop.id, { message: "Which planets have rings?" })).toMatchObject({ kind: "no_answer" });
    expect(await app.send(shop.id, { message: "I want to talk to a person" })).toMatchObject({ kind: "handoff" });
    expect((await usage(shop)).used).toBe(0);
    expect(await app.send(shop.id, { message: "hello" })).toMatchObject({ kind: "answer" });
    expect((await usage(shop)).used).toBe(1);
  });

  test("of 0 answers nothing, of null answers everything", async () => {
    expect(await app.send((await create(0)).id, { message: "hello" })).toMatchObject({
      kind: "limit",
      limit_reached: true,
    });
    const unlimited = await create(null);
    expect(await app.send(unlimited.id, { message: "hello" })).toMatchObject({ kind: "answer", limit_reached: false });
    expect(await usage(unlimited)).toMatchObject({ used: 1, limit: null });
  });

  test("raised by the operator, answers again at once", async () => {
    const shop = await create(0);
    expect((await app.send(shop.id, { message: "hello" })).kind).toBe("limit");
    await app.admin("PATCH", `/api/admin/tenants/${shop.id}`, { monthly_limit: 1 });
    expect((await app.send(shop.id, { message: "hello" })).kind).toBe("answer");
    await app.admin("PATCH", `/api/admin/tenants/${shop.id}`, { monthly_limit: 0 });
    expect((await app.send(shop.id, { message: "hello" })).kind).toBe("limit");
  });

  test("begins anew with the month in UTC, at its first moment", async () => {
    const shop = await create(1);
    const kindAt = async (time: string): Promise<Answer["kind"]> => {
      app.setClock(new Date(time));
      return (await app.send(shop.id, { message: "hello" })).kind;
    };
    expect(await kindAt("2027-12-31T23:00:00.000Z")).toBe("answer");
    expect(await kindAt("2027-12-31T23:59:00.000Z")).toBe("limit");
    expect(await usage(shop)).toMatchObject({ month: "2027-12", used: 1 });
    expect(await kindAt("2028-01-01T00:00:00.000Z")).toBe("answer");
    expect(await kindAt("2028-01-01T00:00:00.500Z")).toBe("limit");
    expect(await usage(shop)).toMatchObject({ month: "2028-01", used: 1 });
    // A leap day, and a clock that was set back into a month that is used up.
    expect(await kindAt("2028-02-29T23:59:00.000Z")).toBe("answer");
    expect(await kindAt("2028-03-01T00:00:00.000Z")).toBe("answer");
    expect(await kindAt("2028-02-29T23:00:00.000Z")).toBe("limit");
    expect(await usage(shop)).toMatchObject({ month: "2028-02", used: 1 });
  });

  test("once reached, costs no answers that are made in vain, but one whenever its tenant is looked up anew", async () => {
    const counted = await freshDatabase();
    onTestFinished(() => counted.drop());
    await counted.query(`alter database ${new pg.Client(counted.url).database} set track_functions = 'pl'`);
    const server = await startApp({ database: counted });
    const shop = await server.createTenant({ monthly_limit: 2 });
    // The clock that tenants are remembered by.
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    // Once there is an index to search, first messages are answered before they are taken in.
    await server.send(shop.id, { message: "Is it warm?" });
    const kinds: Answer["kind"][] = [];
    for (let sent = 0; sent < 15; sent++) {
      if (sent === 10) vi.advanceTimersByTime(60_000);
      kinds.push((await server.send(shop.id, { message: "hello", session_id: `${sent}` })).kind);
    }
    expect(kinds).toEqual(["answer", "answer", ...Array.from({ length: 13 }, () => "limit")]);
    // Counts are there once the connections are gone.
    await server.stop();
    const calls = (): Promise<unknown> =>
      counted.query(
        "select funcname, calls from pg_stat_user_functions where funcname in ('accept_message', 'exchange_messages') order by 1",
      );
    await expect.poll(calls).toEqual([
      { funcname: "accept_message", calls: "14" },
      { funcname: "exchange_messages", calls: "4" },
    ]);
  });

  test("of one tenant is no other's", async () => {
    const [full, free] = [await create(1), await create(1)];
    await app.send(full.id, { message: "hello" });
    expect((await app.send(full.id, { message: "hello" })).kind).toBe("limit");
    expect((await app.send(free.id, { message: "hello" })).kind).toBe("answer");
  });
});
