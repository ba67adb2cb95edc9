import { randomUUID } from "node:crypto";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

let app: TestApp;
let other: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ database: app.database });
  shop = await app.createTenant({ rate_limit: 10_000 });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const post = (key: string, body: object = {}, on = app): Promise<Reply> =>
  on.post(shop.id, "/api/chat/widget", { message: "hello", session_id: "s", ...body }, { "idempotency-key": key });

const used = async (): Promise<number> =>
  (await app.admin("GET", `/api/admin/tenants/${shop.id}`)).json<Tenant>().usage.used;

async function messagesOf(replies: Reply[]): Promise<unknown[]> {
  const ids = [...new Set(replies.map((reply) => reply.json<Answer>().conversation_id))];
  return app.database.query("select role from messages where conversation_id = any($1) order by seq", [ids]);
}

describe("the same key", () => {
  test("gets the same answer again, and nothing is stored or charged again", async () => {
    const key = randomUUID();
    const before = await used();
    const first = await post(key);
    const again = await post(key);
    expect(again.body).toBe(first.body);
    expect(await messagesOf([first, again])).toEqual([{ role: "visitor" }, { role: "assistant" }]);
    expect(await used()).toBe(before + 1);
  });

  test("gets the answer as it was given, whatever was changed or written since", async () => {
    const tenant = await app.createTenant({ rag_active: true, ecommerce_active: true });
    const send = (body: object, headers = {}) =>
      app.post(tenant.id, "/api/chat/widget", { session_id: "s", message: "hello", ...body }, headers);
    const first = await send({}, { "idempotency-key": "k" });
    await send({ conversation_id: first.json<Answer>().conversation_id });
    await app.admin("PATCH", `/api/admin/tenants/${tenant.id}`, { ecommerce_active: false, monthly_limit: 0 });
    expect((await send({}, { "idempotency-key": "k" })).body).toBe(first.body);
  });

  test("sent 20 times at once to two servers makes one conversation, one message and one unit of the plan", async () => {
    const key = randomUUID();
    const before = await used();
    const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => post(key, {}, index % 2 ? app : other)));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.json()).toMatchObject({ kind: "answer" });
    expect(await messagesOf(replies)).toEqual([{ role: "visitor" }, { role: "assistant" }]);
    expect(await used()).toBe(before + 1);
  });

  test("sent 20 times at once within a conversation adds one exchange", async () => {
    const key = randomUUID();
    const { conversation_id } = await app.send(shop.id, { message: "hello", session_id: "s" });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(key, { conversation_id }, index % 2 ? app : other)),
    );
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await messagesOf(replies)).toHaveLength(4);
  });

  test("with another body is a conflict, on this server and on another", async () => {
    const key = randomUUID();
    const first = await post(key);
    for (const body of [
      { message: "other" },
      { type: "rag" },
      { customer_name: "Ada" },
      { conversation_id: first.json<Answer>().conversation_id },
    ]) {
      expectProblem(await post(key, body), "idempotency_conflict");
      expectProblem(await post(key, body, other), "idempotency_conflict");
    }
    expect(await messagesOf([first])).toHaveLength(2);
  });

  test("with another body is a conflict while the first is still being answered", async () => {
    const key = randomUUID();
    const replies = await Promise.all([
      post(key),
      post(key, { message: "other" }),
      post(key, { message: "third" }, other),
    ]);
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  test("with the same body written in another way is the same", async () => {
    const key = randomUUID();
    const first = await post(key);
    const again = await post(key, {
      message: " hello ",
      conversation_id: "",
      type: null,
      customer_name: "",
      unknown: 1,
    });
    expect(again.body).toBe(first.body);
  });

  test("from another session, or of another tenant, has nothing to do with it", async () => {
    const key = randomUUID();
    const first = await post(key);
    const second = await post(key, { session_id: "s2", message: "hello" });
    const elsewhere = await app.send(
      (await app.createTenant({})).slug,
      { message: "hello", session_id: "s" },
      { "idempotency-key": key },
    );
    const ids = [first.json<Answer>(), second.json<Answer>(), elsewhere].map((answer) => answer.conversation_id);
    expect(new Set(ids).size).toBe(3);
  });

  test("is free again after 24 hours", async () => {
    const key = randomUUID();
    const first = await post(key);
    const hours = (n: number) => app.setClock(new Date(Date.now() + n * 3_600_000));
    hours(23.9);
    expect((await post(key)).body).toBe(first.body);
    hours(24.1);
    const later = await post(key, { message: "hello", customer_name: "Ada" });
    app.setClock(new Date());
    expect(later.statusCode).toBe(200);
    expect(later.json<Answer>().conversation_id).not.toBe(first.json<Answer>().conversation_id);
  });

  test("is forgotten by the server itself, once an hour, when it is a day old", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const sweeping = await startApp({ database: app.database });
    onTestFinished(() => sweeping.stop());
    onTestFinished(() => void vi.useRealTimers());
    const [young, old] = [randomUUID(), randomUUID()];
    await post(old);
    await app.database.query("update turns set created_at = created_at - interval '25 hours' where key = $1", [
      `key:${old}`,
    ]);
    await post(young);
    vi.advanceTimersByTime(3_600_000);
    vi.useRealTimers();
    const kept = () =>
      app.database.query("select key from turns where key = any($1)", [[`key:${old}`, `key:${young}`]]);
    await expect.poll(kept).toEqual([{ key: `key:${young}` }]);
  });

  test("of a request that was refused is not used up", async () => {
    const key = randomUUID();
    expectProblem(await post(key, { message: "" }), "validation_failed");
    expectProblem(await post(key, { conversation_id: "c_unknown" }), "conversation_not_found");
    expect((await post(key)).statusCode).toBe(200);
  });
});

test.each([{}, { "idempotency-key": "" }])(
  "without a key (%j), the same message twice is two messages",
  async (headers) => {
    const before = await used();
    const { conversation_id } = await app.send(shop.id, { message: "hello" }, headers);
    expect((await app.send(shop.id, { message: "hello" }, headers)).conversation_id).not.toBe(conversation_id);
    expect(await used()).toBe(before + 2);
  },
);
