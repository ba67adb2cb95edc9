import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { History } from "@widget-chat/contract/history.ts";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type TestApp } from "./start-app.ts";

const HOUR = 3_600_000;
/** When each test begins. */
const START = Date.parse("2027-06-01T12:00:00.000Z");

let app: TestApp;
let shop: Tenant;
/** A conversation whose last message is of the start. */
let conversation: string;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ rate_limit: 10_000 });
});
beforeEach(async () => {
  app.setClock(new Date(START));
  conversation = (
    await app.send(shop.id, { message: "hello", customer_name: "Ada", customer_email: "ada@example.org" })
  ).conversation_id;
});
afterAll(() => app.stop());

const after = (hours: number): void => app.setClock(new Date(START + hours * HOUR));
const send = (body: object = {}, headers = {}): Promise<Answer> =>
  app.send(shop.id, { message: "hello", conversation_id: conversation, ...body }, headers);
const history = async (id = conversation): Promise<History> =>
  (await app.get(shop.id, `/api/chat/widget/messages/${id}`)).json<History>();

interface Transition {
  type: string;
  status: string;
  handler: string;
  reason: string | null;
}
const transitions = (id = conversation): Promise<Transition[]> =>
  app.database.query<Transition>(
    "select type, status, handler, reason from conversation_events where conversation_id = $1 order by seq",
    [id],
  );

const opened = { type: "opened", status: "open", handler: "assistant", reason: null };
const resolved = { type: "resolved", status: "resolved", handler: "assistant", reason: "idle" };
const reopened = { type: "reopened", status: "open", handler: "assistant", reason: "visitor_wrote" };

/** What a tenant's agent does; the inbox that does it comes later. */
const move = (type: string, status: string, handler: string, hours = 0): Promise<unknown> =>
  app.database.query("select move_conversation($1, $2, $3, $4, $5, null, $6)", [
    shop.id,
    conversation,
    type,
    status,
    handler,
    new Date(START + hours * HOUR),
  ]);

describe("a conversation", () => {
  test("is opened by the first message, and that is written down", async () => {
    expect(await transitions()).toEqual([opened]);
    expect(await history()).toMatchObject({ status: "open", handler: "assistant" });
  });

  test("stays open while somebody writes within 24 hours", async () => {
    after(23.9);
    expect((await history()).status).toBe("open");
    await send();
    after(47);
    expect((await history()).status).toBe("open");
    expect(await transitions()).toEqual([opened]);
  });

  test("is resolved after 24 hours without a message", async () => {
    after(24.1);
    expect(await history()).toMatchObject({ status: "resolved", handler: "assistant" });
  });

  test("is open again when the visitor writes within 72 hours of that, and both is written down", async () => {
    after(24 + 71.9);
    const answer = await send();
    expect(answer).toMatchObject({ conversation_id: conversation, status: "open", handler: "assistant" });
    expect((await history()).messages).toHaveLength(4);
    expect(await transitions()).toEqual([opened, resolved, reopened]);
    // It was resolved when the day without a message ended, not when somebody noticed.
    const [row] = await app.database.query(
      `select e.created_at - m.created_at = interval '24 hours' as in_time
       from conversation_events e join messages m using (tenant_id, conversation_id)
       where conversation_id = $1 and e.type = 'resolved' and m.seq = 2`,
      [conversation],
    );
    expect(row).toEqual({ in_time: true });
  });

  test("is followed by a new one, linked to it, when the visitor writes later", async () => {
    after(24 + 72.1);
    const answer = await send();
    expect(answer).toMatchObject({ status: "open", handler: "assistant", kind: "answer" });
    expect(answer.conversation_id).not.toBe(conversation);
    expect(await transitions()).toEqual([opened, resolved]);
    expect(await transitions(answer.conversation_id)).toEqual([opened]);
    expect((await history(answer.conversation_id)).messages.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await history()).toMatchObject({ status: "resolved" });
    const [row] = await app.database.query(
      "select follows, session_id, customer_name, customer_email from conversations where id = $1",
      [answer.conversation_id],
    );
    expect(row).toEqual({
      follows: conversation,
      session_id: "a-session",
      customer_name: "Ada",
      customer_email: "ada@example.org",
    });
  });

  test("is followed by one new one, however often the late message is retried", async () => {
    after(24 + 72.1);
    const answers = await Promise.all([1, 2, 3].map(() => send({}, { "idempotency-key": conversation })));
    const again = await send({}, { "idempotency-key": conversation });
    expect(new Set([...answers, again].map(({ conversation_id }) => conversation_id)).size).toBe(1);
    expect(
      await app.database.query("select 1 as one from conversations where follows = $1", [conversation]),
    ).toHaveLength(1);
  });

  test("is gone on with in the one that followed, however often its own id is sent", async () => {
    after(24 + 72.1);
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    const [follower, ...others] = new Set(answers.map(({ conversation_id }) => conversation_id));
    expect(follower).not.toBe(conversation);
    expect(others).toEqual([]);
    expect((await history(follower)).messages).toHaveLength(8);
    // And that one too comes to its end.
    after(2 * (24 + 72.1));
    const late = [await send(), await send()].map(({ conversation_id }) => conversation_id);
    expect(new Set([conversation, follower, ...late]).size).toBe(3);
    expect(await transitions(follower)).toEqual([opened, resolved]);
  });

  test("that an agent has closed is open again within 72 hours, and followed by a new one later", async () => {
    await move("resolved", "resolved", "assistant");
    expect(await history()).toMatchObject({ status: "resolved" });
    after(71.9);
    expect(await send()).toMatchObject({ conversation_id: conversation, status: "open" });
    await move("resolved", "resolved", "assistant", 72);
    after(72 + 72.1);
    expect((await send()).conversation_id).not.toBe(conversation);
  });

  test("writes down each opening and closing once, however many messages arrive at once", async () => {
    after(30);
    await Promise.all([1, 2, 3, 4, 5].map(() => send()));
    expect(await transitions()).toEqual([opened, resolved, reopened]);
    expect((await history()).messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });
});

describe("a visitor who asks for a person", () => {
  test("escalates the conversation, once, however often it is asked", async () => {
    const tenant = await app.createTenant({ escalation: { enabled: true, message: "Grace will write to you." } });
    const ask = (conversation_id?: string) =>
      app.send(tenant.id, { message: "I want to talk to a person", conversation_id });
    const first = await ask();
    expect(first).toMatchObject({
      kind: "handoff",
      response: "Grace will write to you.",
      status: "escalated",
      handler: "assistant",
    });
    await ask(first.conversation_id);
    expect(await transitions(first.conversation_id)).toEqual([
      opened,
      { type: "escalated", status: "escalated", handler: "assistant", reason: "visitor_asked" },
    ]);
    const shown = await app.get(tenant.id, `/api/chat/widget/messages/${first.conversation_id}`);
    expect(shown.json()).toMatchObject({ status: "escalated", handler: "assistant" });
    expect(await app.send(tenant.id, { message: "hello", conversation_id: first.conversation_id })).toMatchObject({
      kind: "answer",
      status: "escalated",
    });
  });
});

describe("where the plan is used up", () => {
  const limit = { kind: "limit", response: "Leave word.", limit_reached: true };
  const open = (enabled: boolean) =>
    app.createTenant({ monthly_limit: 0, limit_message: "Leave word.", escalation: { enabled } });
  const escalated = { type: "escalated", status: "escalated", handler: "assistant", reason: "plan_limit" };

  test("a visitor who writes on leaves word for a person, once", async () => {
    const tenant = await open(true);
    const first = await app.send(tenant.id, { message: "Where is my parcel?" });
    expect(first).toMatchObject({ ...limit, status: "open" });
    const { conversation_id } = first;
    for (const message of ["It is number 1234.", "Please hurry."])
      expect(await app.send(tenant.id, { message, conversation_id })).toMatchObject({ ...limit, status: "escalated" });
    expect(await transitions(conversation_id)).toEqual([opened, escalated]);
  });

  test("a visitor who asks for a person is heard at once", async () => {
    const tenant = await open(true);
    const answer = await app.send(tenant.id, { message: "I want to talk to a person" });
    expect(answer).toMatchObject({ ...limit, status: "escalated" });
    expect(await transitions(answer.conversation_id)).toEqual([opened, escalated]);
  });

  test("nobody is called where nobody can take over", async () => {
    const tenant = await open(false);
    const { conversation_id } = await app.send(tenant.id, { message: "I want to talk to a person" });
    expect(await app.send(tenant.id, { message: "Please!", conversation_id })).toMatchObject({ status: "open" });
    expect(await transitions(conversation_id)).toEqual([opened]);
  });
});

describe("a conversation that somebody else has locked", () => {
  /** Keeps the conversation's row until released. */
  const lock = async (): Promise<() => Promise<void>> => {
    const holder = new pg.Client(app.database.url);
    holder.on("error", () => {});
    await holder.connect();
    await holder.query("begin");
    await holder.query("select from conversations where id = $1 for update", [conversation]);
    return () => holder.end();
  };

  test("holds up its own messages alone, and takes them once it is free", async () => {
    const release = await lock();
    const waiting = [send(), send(), send()];
    const looked = Promise.race([...waiting, send({ conversation_id: undefined, session_id: "another" })]);
    expect((await looked).conversation_id).not.toBe(conversation);
    await release();
    expect((await Promise.all(waiting)).map(({ kind }) => kind)).toEqual(["answer", "answer", "answer"]);
    expect((await history()).messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("takes its messages in the order in which they were sent", async () => {
    const release = await lock();
    const first = send({ message: "first" });
    // By now the first one has been turned away at least once.
    await send({ conversation_id: undefined, session_id: "another" });
    await release();
    await Promise.all([first, send({ message: "second" })]);
    const messages = (await history()).messages.slice(2);
    expect(messages.filter(({ role }) => role === "visitor").map(({ content }) => content)).toEqual([
      "first",
      "second",
    ]);
    const times = messages.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());
  });

  test("for long is told as such, and nothing of the message is stored", async () => {
    const release = await lock();
    const reply = await app.post(shop.id, "/api/chat/widget", {
      message: "hello",
      session_id: "a-session",
      conversation_id: conversation,
    });
    expectProblem(reply, "overloaded");
    await release();
    expect((await history()).messages).toHaveLength(2);
  });
});

describe("while a person handles it", () => {
  beforeEach(async () => {
    await move("escalated", "escalated", "assistant");
    await move("taken_over", "escalated", "human");
  });

  test("the assistant is silent, and the plan is not charged", async () => {
    const used = async () => (await app.admin("GET", `/api/admin/tenants/${shop.id}`)).json<Tenant>().usage.used;
    const before = await used();
    const answer = await send({ message: "hello" }, { "idempotency-key": "notice" });
    expect(answer).toMatchObject({
      response: "",
      kind: "notice",
      status: "escalated",
      handler: "human",
      limit_reached: false,
    });
    expect((await history()).messages.map(({ role }) => role)).toEqual(["visitor", "assistant", "visitor"]);
    expect(await used()).toBe(before);
    expect(await send({ message: "hello" }, { "idempotency-key": "notice" })).toEqual(answer);
    expect((await history()).messages).toHaveLength(3);
  });

  test("the assistant answers again once the person hands back", async () => {
    await move("handed_back", "open", "assistant");
    expect(await send()).toMatchObject({ kind: "answer", status: "open", handler: "assistant" });
  });

  test("a day without a message resolves it all the same, and the assistant answers the next", async () => {
    after(25);
    expect(await history()).toMatchObject({ status: "resolved", handler: "assistant" });
    expect(await send()).toMatchObject({ kind: "answer", status: "open", handler: "assistant" });
  });
});
