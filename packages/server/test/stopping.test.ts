import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "./fresh-database.ts";
import { holdPlan } from "./hold-plan.ts";
import { openRaw } from "./raw-http.ts";
import { openEvents } from "./read-events.ts";
import { startApp, type TestApp } from "./start-app.ts";

const database: FreshDatabase = await freshDatabase();
afterAll(() => database.drop());

let app: TestApp;
let base: string;
let shop: Tenant;
beforeEach(async () => {
  app = await startApp({ database });
  base = await app.listen();
  shop = await app.createTenant({});
});

const send = (body: object, headers = {}): Promise<Response> =>
  fetch(`${base}/api/chat/widget`, {
    method: "POST",
    headers: { "x-tenant-id": shop.id, "content-type": "application/json", ...headers },
    body: JSON.stringify({ message: "hello", session_id: "s", ...body }),
  });

describe("a server that is told to stop", () => {
  test("ends every open event stream, tells when to come back, and loses nothing of what comes after", async () => {
    const { conversation_id } = await app.send(shop.id, { message: "hello", session_id: "s" });
    const url = (of: string) => `${of}/api/chat/widget/events/${conversation_id}`;
    const headers = { "x-tenant-id": shop.id };
    const streams = await Promise.all([1, 2, 3].map(() => openEvents(url(base), { headers })));
    const [first] = await Promise.all(streams.map((stream) => stream.next()));
    await app.stop();
    for (const stream of streams) {
      expect(await stream.rest()).toEqual([]);
      expect(stream.text()).toMatch(/\nretry: 1000\n\n$/);
    }

    const next = await startApp({ database });
    await next.send(shop.id, { message: "hello", session_id: "s", conversation_id });
    const resumed = await openEvents(url(await next.listen()), {
      headers: { ...headers, "last-event-id": first?.id ?? "" },
    });
    const seen = await resumed.until(({ data }) => data.seq === 4);
    expect(seen.map(({ data }) => data.seq)).toEqual([3, 4]);
    resumed.leave();
    await next.stop();
  });

  test("first answers what it has accepted, as JSON and as a stream", async () => {
    const { conversation_id } = await app.send(shop.id, { message: "Is it warm?", session_id: "s2" });
    const held = await holdPlan(database);
    const json = send({}, { "idempotency-key": "json" });
    const stream = await openEvents(`${base}/api/chat/widget`, {
      method: "POST",
      headers: { "x-tenant-id": shop.id, "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ message: "hello", session_id: "s2", conversation_id }),
    });
    await stream.next();
    await held.waiting(2);
    const stopped = app.stop();
    await held.release();
    expect(await (await json).json()).toMatchObject({ kind: "answer" });
    expect((await stream.rest()).at(-1)).toMatchObject({ event: "final", data: { kind: "answer" } });
    await stopped;
    const unanswered = await database.query("select key from turns where tenant_id = $1 and answer_seq is null", [
      shop.id,
    ]);
    expect(unanswered).toEqual([]);
  });

  test("takes nothing new meanwhile, says so, and is still alive for its keeper", async () => {
    const held = await holdPlan(database);
    const running = send({});
    await held.waiting();
    const stopped = app.stop();
    const refused = await send({ session_id: "s2" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refused.json()).toMatchObject({ code: "overloaded", retry_after: 5 });
    expect((await fetch(`${base}/readyz`)).status).toBe(503);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    await held.release();
    expect((await running).status).toBe(200);
    await stopped;
  });

  test("does not wait for clients that never finish what they ask", async () => {
    const body = `POST /api/chat/widget HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\nX-Tenant-Id:`;
    const texts = [
      "GET /api/chat/welcome HTTP/1.1\r\nHost:",
      `${body} ${shop.slug}\r\n\r\n{`,
      `${body} nobody\r\n\r\n{`,
    ];
    const connections = await Promise.all(texts.map(() => openRaw(base)));
    connections.forEach((connection, index) => connection.write(texts[index] ?? ""));
    await app.send(shop.id, { message: "hello" });
    await app.stop();
    const [, late] = await Promise.all(connections.map((connection) => connection.reply()));
    // Cut off: had the stop waited for the body, it would have been told 408.
    expect(late).toBeNull();
  });

  test("tells a page on another site so, where it can read it", async () => {
    const held = await holdPlan(database);
    const running = send({});
    await held.waiting();
    const stopped = app.stop();
    const refused = await send({ session_id: "s2" }, { origin: "https://shop.example" });
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
    expect(refused.headers.get("access-control-expose-headers")).toContain("Retry-After");
    await held.release();
    await running;
    await stopped;
  });
});
