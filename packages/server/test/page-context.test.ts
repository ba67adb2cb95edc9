import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { says, scriptedEndpoint } from "../src/engines/model/testing/scripted-endpoint.ts";
import { expectProblem } from "./expect-problem.ts";
import { openEvents } from "./read-events.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ rate_limit: 10_000 });
  // Once there is an index to search, first messages are answered before they are taken in.
  await app.send(shop.id, { message: "Is it warm?" });
});
afterAll(() => app.stop());

const page_url = "https://shop.example/bags/37?colour=red#reviews";
const context = { plan: "pro", cart_total: 49.95, member: true, "Überschrift ✨": "" };

const detailsIn = async (id: string): Promise<unknown[]> =>
  (
    await app.database.query<{ details: unknown }>(
      "select details from messages where conversation_id = $1 and role = 'visitor' order by seq",
      [id],
    )
  ).map(({ details }) => details);

test("where the visitor is is kept with the message, and every message has its own", async () => {
  const { conversation_id } = await app.send(shop.id, { message: "hello", page_url, context });
  await app.send(shop.id, { message: "hello", conversation_id });
  await app.send(shop.id, { message: "hello", conversation_id, page_url: "http://localhost:8080/" });
  await app.send(shop.id, { message: "hello", conversation_id, page_url: "", context: { step: 2 } });
  expect(await detailsIn(conversation_id)).toEqual([
    { page_url, context },
    null,
    { page_url: "http://localhost:8080/" },
    { context: { step: 2 } },
  ]);
});

test("it is shown to no visitor, by history or events", async () => {
  const canary = "cAnArY";
  const where = { page_url: `https://shop.example/${canary}`, context: { [canary]: canary } };
  const { conversation_id } = await app.send(shop.id, { message: "hello", ...where });
  await app.send(shop.id, { message: "hello", conversation_id, ...where });
  expect(JSON.stringify(await detailsIn(conversation_id))).toContain(canary);
  const shown = await app.get(shop.id, `/api/chat/widget/messages/${conversation_id}`);
  expect(shown.json<{ messages: object[] }>().messages[0]).toEqual({
    id: expect.any(String),
    seq: 1,
    role: "visitor",
    kind: "message",
    content: "hello",
    created_at: expect.any(String),
  });
  const url = `${await app.listen()}/api/chat/widget/events/${conversation_id}?after=0`;
  const events = await openEvents(url, { headers: { "x-tenant-id": shop.id } });
  await events.until(({ event, data }) => event === "message" && data.seq === 4);
  events.leave();
  expect(shown.body + events.text()).not.toContain(canary);
});

test("it reaches no model and no search", async () => {
  const endpoint = await scriptedEndpoint(says("Five days [1]."));
  const modelled = await startApp({ env: { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" } });
  onTestFinished(async () => {
    await modelled.stop();
    await endpoint.close();
  });
  const { id } = await modelled.createTenant({});
  const document = { title: "Refunds", content: "A refund takes five days.", format: "text" };
  await modelled.admin("POST", `/api/admin/tenants/${id}/documents`, document);
  const where = { page_url: "https://shop.example/umbrella", context: { umbrella: "umbrella" } };
  const ask = { message: "How long does a refund take?", ...where };
  const { conversation_id } = await modelled.send(id, ask);
  await modelled.send(id, { ...ask, conversation_id });
  expect(endpoint.received).toHaveLength(2);
  expect(JSON.stringify(endpoint.received)).not.toContain("umbrella");
  // What only the context names is not found.
  const lost = await modelled.send(id, { message: "What does it cost?", context: { about: "refund" } });
  expect(lost.citations).toEqual([]);
});

describe("with the same key", () => {
  const send = (key: string, body: object) =>
    app.post(shop.id, "/api/chat/widget", { message: "hello", session_id: "s", ...body }, { "idempotency-key": key });

  test("another page, context or intent is another request; the same in another order is not", async () => {
    const first = await send("k", { page_url, context: { a: 1, b: "2" }, intent: "person" });
    const again = await send("k", { intent: "person", context: { b: "2", a: 1 }, page_url });
    expect(again.body).toBe(first.body);
    for (const body of [
      { page_url, context: { a: 1, b: "2" } },
      { page_url, context: { a: 1, b: 2 }, intent: "person" },
      { page_url, intent: "person" },
      { context: { a: 1, b: "2" }, intent: "person" },
    ])
      expectProblem(await send("k", body), "idempotency_conflict");
  });
});

describe("it is refused,", () => {
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, i]));
  test.each<[string, object]>([
    ["/page_url", { page_url: "/bags" }],
    ["/page_url", { page_url: "javascript:alert(1)" }],
    ["/page_url", { page_url: `https://shop.example/${"x".repeat(2000)}` }],
    ["/page_url", { page_url: "https://shop.example/\0" }],
    ["/context", { context: "pro" }],
    ["/context", { context: ["pro"] }],
    ["/context", { context: many }],
    ["/context", { context: { "": 1 } }],
    ["/context", { context: { ["k".repeat(61)]: 1 } }],
    ["/context/a", { context: { a: "x".repeat(501) } }],
    ["/context/a", { context: { a: null } }],
    ["/context/a", { context: { a: { b: 1 } } }],
    ["/context/a", { context: { a: "\ud83d" } }],
    ["/context", { context: { "\0": 1 } }],
    ["/intent", { intent: "robot" }],
  ])("%s, as %j", async (pointer, body) => {
    const reply = await app.post(shop.id, "/api/chat/widget", { message: "hello", session_id: "s", ...body });
    const { errors } = expectProblem(reply, "validation_failed");
    expect(errors?.map((error) => error.pointer)).toContain(pointer);
  });

  test("never for being as long as it may be", async () => {
    const full = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`${i}`.padEnd(60, "é"), "ü".repeat(500)]));
    const { conversation_id } = await app.send(shop.id, { message: "hello", context: full });
    expect(await detailsIn(conversation_id)).toEqual([{ context: full }]);
  });
});
