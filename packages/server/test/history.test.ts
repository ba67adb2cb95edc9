import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { History } from "@widget-chat/contract/history.ts";
import { Value } from "typebox/value";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

const EXCHANGES = 60;

let app: TestApp;
let shop: Tenant;
/** A conversation of 120 messages. */
let long: string;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ rate_limit: 10_000 });
  long = (await app.send(shop.id, { message: "hello" })).conversation_id;
  for (let sent = 1; sent < EXCHANGES; sent++) await app.send(shop.id, { message: "hello", conversation_id: long });
});
afterAll(() => app.stop());

const get = (id: string, query = ""): Promise<Reply> => app.get(shop.id, `/api/chat/widget/messages/${id}${query}`);
const history = async (id: string, query?: string): Promise<History> => (await get(id, query)).json<History>();
const seqs = ({ messages, has_more }: History) => ({
  from: messages[0]?.seq,
  to: messages.at(-1)?.seq,
  count: messages.length,
  has_more,
});

describe("the history", () => {
  test("holds what was said, oldest first, each answer as it was given", async () => {
    const first = await app.send(shop.id, { message: "hello *there* <b>" });
    const second = await app.send(shop.id, { message: "hello", conversation_id: first.conversation_id });
    const body = await history(first.conversation_id);
    expect([...Value.Errors(History, body)]).toEqual([]);
    const said = ({ message_id, response, kind, citations, products, applied_filters, suggestions }: typeof first) => ({
      id: message_id,
      role: "assistant",
      content: response,
      kind,
      citations,
      products,
      applied_filters,
      suggestions,
    });
    expect(body).toMatchObject({
      conversation_id: first.conversation_id,
      status: "open",
      handler: "assistant",
      has_more: false,
      csat: null,
    });
    expect(body.messages).toEqual([
      {
        id: expect.any(String),
        seq: 1,
        role: "visitor",
        kind: "message",
        content: "hello *there* <b>",
        created_at: expect.any(String),
      },
      { seq: 2, ...said(first), created_at: expect.any(String) },
      {
        id: expect.any(String),
        seq: 3,
        role: "visitor",
        kind: "message",
        content: "hello",
        created_at: expect.any(String),
      },
      { seq: 4, ...said(second), created_at: expect.any(String) },
    ]);
  });

  test("tells times in UTC, to the millisecond", async () => {
    app.setClock(new Date("2027-03-28T02:30:00.123Z"));
    const { conversation_id } = await app.send(shop.id, { message: "hello" });
    app.setClock(new Date());
    const { messages } = await history(conversation_id);
    expect(messages[0]?.created_at).toMatch(/^2027-03-28T02:3\d:\d\d\.\d{3}Z$/);
  });

  test("shows nothing of the visitor's session or what it said of itself", async () => {
    const { conversation_id } = await app.send(shop.id, {
      message: "hello",
      session_id: "secret-session",
      customer_email: "secret@example.org",
    });
    const { statusCode, body } = await get(conversation_id);
    expect([statusCode, body.includes("secret")]).toEqual([200, false]);
  });

  test("shows what a person wrote, under that person's name", async () => {
    const { conversation_id } = await app.send(shop.id, { message: "hello" });
    await app.database.query(
      `insert into messages (tenant_id, conversation_id, seq, id, role, kind, content, agent_name, created_at)
       values ($1, $2, 3, gen_random_uuid(), 'agent', 'message', 'Good day', 'Grace', now()), ($1, $2, 4, gen_random_uuid(), 'system', 'notice', 'Grace has joined', null, now())`,
      [shop.id, conversation_id],
    );
    const { messages } = await history(conversation_id);
    expect(messages.slice(2)).toMatchObject([
      { role: "agent", kind: "message", content: "Good day", agent_name: "Grace" },
      { role: "system", kind: "notice", content: "Grace has joined" },
    ]);
    expect(messages[3]).not.toHaveProperty("agent_name");
  });

  test("carries the score", async () => {
    const { conversation_id } = await app.send(shop.id, { message: "hello" });
    const scored = await app.post(shop.id, "/api/chat/widget/csat", { conversation_id, score: 4, feedback: "Good" });
    expect((await history(conversation_id)).csat).toEqual({
      score: 4,
      feedback: "Good",
      created_at: scored.json().created_at,
    });
  });
});

describe("a page of it", () => {
  test.each([
    ["", { from: 21, to: 120, count: 100, has_more: true }],
    ["?limit=200", { from: 1, to: 120, count: 120, has_more: false }],
    ["?limit=120", { from: 1, to: 120, count: 120, has_more: false }],
    ["?limit=119", { from: 2, to: 120, count: 119, has_more: true }],
    ["?limit=1", { from: 120, to: 120, count: 1, has_more: true }],
    ["?before=21", { from: 1, to: 20, count: 20, has_more: false }],
    ["?before=21&limit=20", { from: 1, to: 20, count: 20, has_more: false }],
    ["?before=21&limit=19", { from: 2, to: 20, count: 19, has_more: true }],
    ["?before=1", { from: undefined, to: undefined, count: 0, has_more: false }],
    ["?before=2147483647&limit=2", { from: 119, to: 120, count: 2, has_more: true }],
    ["?after=0&limit=2", { from: 1, to: 2, count: 2, has_more: true }],
    ["?after=118", { from: 119, to: 120, count: 2, has_more: false }],
    ["?after=118&limit=2", { from: 119, to: 120, count: 2, has_more: false }],
    ["?after=118&limit=1", { from: 119, to: 119, count: 1, has_more: true }],
    ["?after=120", { from: undefined, to: undefined, count: 0, has_more: false }],
    ["?after=2147483647", { from: undefined, to: undefined, count: 0, has_more: false }],
  ])("%s", async (query, expected) => {
    expect(seqs(await history(long, query))).toEqual(expected);
  });

  test("joins the next without a gap or an overlap, back and forth", async () => {
    const back: number[] = [];
    for (let query = "?limit=7"; query;) {
      const { messages, has_more } = await history(long, query);
      back.unshift(...messages.map(({ seq }) => seq));
      query = has_more ? `?limit=7&before=${messages[0]?.seq}` : "";
    }
    const forth: number[] = [];
    for (let query = "?limit=7&after=0"; query;) {
      const { messages, has_more } = await history(long, query);
      forth.push(...messages.map(({ seq }) => seq));
      query = has_more ? `?limit=7&after=${messages.at(-1)?.seq}` : "";
    }
    const all = Array.from({ length: 2 * EXCHANGES }, (_, index) => index + 1);
    expect(back).toEqual(all);
    expect(forth).toEqual(all);
  });

  test.each([
    "limit=0",
    "limit=201",
    "limit=-1",
    "limit=1.5",
    "limit=ten",
    "limit=",
    "before=0",
    "before=-1",
    "before=x",
    "after=-1",
    "after=2147483648",
    "after=1e99",
    "limit=1e999",
    "before=Infinity",
    "before=NaN",
    "after=-Infinity",
  ])("asked for by %s is refused", async (query) => {
    const [pointer] = query.split("=");
    expect(expectProblem(await get(long, `?${query}`), "validation_failed").errors).toMatchObject([{ pointer }]);
  });
});
