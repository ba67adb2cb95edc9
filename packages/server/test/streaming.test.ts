import { randomUUID } from "node:crypto";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { History } from "@widget-chat/contract/history.ts";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { holdPlan } from "./hold-plan.ts";
import { openEvents, type OpenEvents } from "./read-events.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let base: string;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  base = await app.listen();
  shop = await app.createTenant({ rate_limit: 10_000 });
});
afterAll(() => app.stop());

interface Sent {
  key?: string;
  accept?: string;
  body?: object;
  tenant?: string;
}

const stream = ({ key, accept = "text/event-stream", body = {}, tenant = shop.id }: Sent = {}): Promise<OpenEvents> =>
  openEvents(`${base}/api/chat/widget`, {
    method: "POST",
    headers: {
      "x-tenant-id": tenant,
      "content-type": "application/json",
      accept,
      ...(key && { "idempotency-key": key }),
    },
    body: JSON.stringify({ message: "hello", session_id: "s", ...body }),
  });

const history = async (id: string): Promise<History> =>
  (await app.get(shop.id, `/api/chat/widget/messages/${id}`)).json<History>();

describe("a streamed answer", () => {
  test("starts with its ids, grows, and ends with the whole answer, each event numbered", async () => {
    const answer = await stream();
    expect(answer.reply.status).toBe(200);
    expect(Object.fromEntries(answer.reply.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      ratelimit: expect.stringContaining("session"),
    });
    const events = await answer.rest();
    const [start, ...others] = events;
    const final = others.pop();
    expect(start).toEqual({
      id: "1",
      event: "start",
      data: { conversation_id: final?.data.conversation_id, message_id: final?.data.message_id },
    });
    expect(final?.event).toBe("final");
    expect(others.map(({ event }) => event)).toEqual(others.map(() => "delta"));
    for (const { data } of others) expect(data).toEqual({ text: expect.any(String) });
    expect(others.map(({ data }) => data.text).join("")).toBe(final?.data.response);
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => String(index + 1)));
  });

  test("is the one that JSON would have carried, and that the history keeps", async () => {
    const key = randomUUID();
    const final = (await (await stream({ key })).rest()).at(-1)?.data as Answer;
    const json = await app.send(shop.id, { message: "hello", session_id: "s" }, { "idempotency-key": key });
    expect(final).toEqual(json);
    const { messages } = await history(final.conversation_id);
    expect(messages).toMatchObject([
      { role: "visitor" },
      { id: final.message_id, content: final.response, kind: final.kind },
    ]);
    expect(messages).toHaveLength(2);
  });

  test("goes on with a conversation", async () => {
    const { conversation_id } = await app.send(shop.id, { message: "hello", session_id: "s" });
    const [start] = await (await stream({ body: { conversation_id } })).rest();
    expect(start?.data.conversation_id).toBe(conversation_id);
    expect((await history(conversation_id)).messages).toHaveLength(4);
  });

  test("tells of the plan's end as JSON does", async () => {
    const { id } = await app.createTenant({ monthly_limit: 0, limit_message: "Please write to us." });
    const events = await (await stream({ tenant: id })).rest();
    expect(events.at(-1)).toMatchObject({
      event: "final",
      data: { kind: "limit", response: "Please write to us.", limit_reached: true },
    });
  });

  test("keeps line breaks, quotes and what looks like an event inside one event", async () => {
    const tricky = 'a\n\nevent: final\ndata: {"x": 1}\r\n\r\nid: 9';
    const { id } = await app.createTenant({ monthly_limit: 0, limit_message: tricky });
    const events = await (await stream({ tenant: id })).rest();
    expect(events.map(({ event }) => event)).toEqual(["start", "final"]);
    expect(events.at(-1)?.data.response).toBe(tricky);
  });
});

describe("a stream is sent", () => {
  test.each([
    ["text/event-stream", "text/event-stream; charset=utf-8"],
    ["text/event-stream, application/json", "text/event-stream; charset=utf-8"],
    ["Text/Event-Stream", "text/event-stream; charset=utf-8"],
    ["TEXT/EVENT-STREAM, Application/JSON", "text/event-stream; charset=utf-8"],
    ["APPLICATION/JSON, text/event-stream", "application/json; charset=utf-8"],
    ["application/json, text/event-stream", "application/json; charset=utf-8"],
    ["application/json", "application/json; charset=utf-8"],
    ["*/*", "application/json; charset=utf-8"],
  ])("or not, as Accept: %s asks", async (accept, type) => {
    const answer = await stream({ accept });
    expect(answer.reply.headers.get("content-type")).toBe(type);
    await answer.rest();
  });

  test("or a problem in its place, when the message was refused", async () => {
    const refused = async (sent: Sent) => {
      const { reply } = await stream(sent);
      return { statusCode: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() };
    };
    expectProblem(await refused({ body: { message: "" } }), "validation_failed");
    expectProblem(await refused({ body: { conversation_id: "c_unknown" } }), "conversation_not_found");
    expectProblem(await refused({ tenant: "nobody" }), "tenant_not_found");
  });
});

describe("while the answer is under way", () => {
  // The first message is stored together with its answer; it takes another one to see what lies between.
  let begun: { conversation_id: string };
  const begin = async (tenant: string): Promise<{ conversation_id: string }> => {
    const { conversation_id } = await app.send(tenant, { message: "hello", session_id: "s" });
    return { conversation_id };
  };
  beforeEach(async () => {
    begun = await begin(shop.id);
  });

  test("the start has told the ids, and the question is stored", async () => {
    const held = await holdPlan(app.database);
    const answer = await stream({ body: begun });
    const start = await answer.next();
    expect(start.data.conversation_id).toBe(begun.conversation_id);
    expect((await history(begun.conversation_id)).messages[2]).toMatchObject({ role: "visitor", content: "hello" });
    await held.release();
    expect((await answer.rest()).at(-1)?.event).toBe("final");
  });

  test("the start does not wait for an index that is still built", async () => {
    const { id } = await app.createTenant({});
    const holder = new pg.Client(app.database.url);
    await holder.connect();
    await holder.query("begin");
    await holder.query("lock table passages in access exclusive mode");
    const answer = await stream({ tenant: id, body: { message: "Is it warm?" } });
    const start = await answer.next();
    const kept = await app.get(id, `/api/chat/widget/messages/${start.data.conversation_id}`);
    expect(kept.json<History>().messages).toMatchObject([{ role: "visitor", content: "Is it warm?" }]);
    await holder.end();
    expect((await answer.rest()).at(-1)?.event).toBe("final");
  });

  test("a comment keeps the line open, every 15 seconds", async () => {
    const held = await holdPlan(app.database);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const answer = await stream({ body: begun });
    await answer.next();
    vi.advanceTimersByTime(45_000);
    vi.useRealTimers();
    await held.release();
    await answer.rest();
    expect(answer.text().match(/^: ping$/gm)).toHaveLength(3);
  });

  test("a visitor may leave: it is stored and charged, and a retry gets it", async () => {
    const { id } = await app.createTenant({});
    const body = await begin(id);
    const key = randomUUID();
    const held = await holdPlan(app.database);
    const answer = await stream({ key, body, tenant: id });
    const { conversation_id, message_id } = (await answer.next()).data;
    answer.leave();
    await held.release();
    const retried = await (await stream({ key, body, tenant: id })).rest();
    expect(retried[0]).toMatchObject({ event: "start", data: { conversation_id, message_id } });
    expect(retried.at(-1)).toMatchObject({ event: "final", data: { conversation_id, message_id, kind: "answer" } });
    expect((await app.admin("GET", `/api/admin/tenants/${id}`)).json<Tenant>().usage.used).toBe(2);
  });

  test("a visitor may leave and never come back: it is stored all the same", async () => {
    const held = await holdPlan(app.database);
    const answer = await stream({ body: begun });
    const { conversation_id, message_id } = (await answer.next()).data;
    answer.leave();
    await held.release();
    await expect
      .poll(async () => (await history(conversation_id)).messages[3])
      .toMatchObject({ id: message_id, kind: "answer" });
  });

  test("a retry joins it from its start, as a stream and as JSON, and nothing is made twice", async () => {
    const key = randomUUID();
    const held = await holdPlan(app.database);
    const first = await stream({ key, body: begun });
    const start = await first.next();
    const second = await stream({ key, body: begun });
    expect(await second.next()).toEqual(start);
    const third = app.send(shop.id, { message: "hello", session_id: "s", ...begun }, { "idempotency-key": key });
    await held.release();
    const finals = [(await first.rest()).at(-1)?.data, (await second.rest()).at(-1)?.data, await third];
    expect(finals[1]).toEqual(finals[0]);
    expect(finals[2]).toEqual(finals[0]);
    expect((await history(start.data.conversation_id)).messages).toHaveLength(4);
  });

  test("trouble is told by an error event with the problem, and a retry gets the answer", async () => {
    const key = randomUUID();
    const held = await holdPlan(app.database);
    const answer = await stream({ key, body: begun });
    const start = await answer.next();
    await held.cut();
    const last = (await answer.rest()).at(-1);
    expect(last).toMatchObject({ event: "error", data: { code: "database_unavailable", status: 503, retry_after: 5 } });
    await held.release();
    const retried = await (await stream({ key, body: begun })).rest();
    expect(retried[0]).toEqual(start);
    expect(retried.at(-1)?.event).toBe("final");
    expect((await history(start.data.conversation_id)).messages).toHaveLength(4);
  });
});
