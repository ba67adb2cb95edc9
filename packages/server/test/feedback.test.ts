import { Feedback } from "@widget-chat/contract/feedback.ts";
import { History } from "@widget-chat/contract/history.ts";
import type { Message } from "@widget-chat/contract/message.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { Value } from "typebox/value";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { openEvents } from "./read-events.ts";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

let app: TestApp;
let base: string;
let shop: Tenant;
let conversation: string;
/** The messages of the conversation: two questions, two answers. */
let messages: Message[];
beforeAll(async () => {
  app = await startApp();
  base = await app.listen();
  shop = await app.createTenant({ rate_limit: 10_000 });
});
beforeEach(async () => {
  app.setClock(new Date());
  conversation = (await app.send(shop.id, { message: "hello" })).conversation_id;
  await app.send(shop.id, { message: "thanks", conversation_id: conversation });
  ({ messages } = await history());
});
afterAll(() => app.stop());

const history = async (): Promise<History> =>
  (await app.get(shop.id, `/api/chat/widget/messages/${conversation}`)).json<History>();
const answerOf = (place: number): string => messages[place]!.id;
const give = (helpful: unknown, message_id: unknown = answerOf(1), tenant = shop.id): Promise<Reply> =>
  app.post(tenant, "/api/chat/widget/feedback", { conversation_id: conversation, message_id, helpful });
const shown = async () => (await history()).messages.map(({ helpful }) => helpful);
const rows = () =>
  app.database.query<{ seq: number; helpful: boolean; created_at: Date; updated_at: Date }>(
    "select seq, helpful, created_at, updated_at from feedback where conversation_id = $1 order by seq",
    [conversation],
  );

describe("what a visitor thinks of an answer", () => {
  test.each([true, false])("is stored as %j and shown with it", async (helpful) => {
    const reply = await give(helpful);
    expect(reply.statusCode).toBe(200);
    expect([...Value.Errors(Feedback, reply.json())]).toEqual([]);
    expect(reply.json()).toEqual({ conversation_id: conversation, message_id: answerOf(1), helpful });
    const body = await history();
    expect([...Value.Errors(History, body)]).toEqual([]);
    expect(body.messages.map((message) => "helpful" in message)).toEqual([false, true, false, false]);
    expect(await shown()).toEqual([undefined, helpful, undefined, undefined]);
  });

  test("is another's for each answer", async () => {
    await give(true);
    await give(false, answerOf(3));
    expect(await shown()).toEqual([undefined, true, undefined, false]);
    const older = await app.get(shop.id, `/api/chat/widget/messages/${conversation}?limit=1&before=3`);
    expect(older.json<History>().messages).toMatchObject([{ seq: 2 }]);
    const newest = await app.get(shop.id, `/api/chat/widget/messages/${conversation}?after=2`);
    expect(newest.json<History>().messages.map(({ helpful }) => helpful)).toEqual([undefined, false]);
  });

  test("is shown to who reads the events from the beginning", async () => {
    await give(true);
    const events = await openEvents(`${base}/api/chat/widget/events/${conversation}?after=0`, {
      headers: { "x-tenant-id": shop.id },
    });
    const seen = await events.until(({ event, data }) => event === "message" && data.seq === 2);
    events.leave();
    expect(seen.at(-1)?.data).toEqual((await history()).messages[1]);
  });

  test("is replaced when it is said again, and stays as it was when it is the same", async () => {
    await give(true);
    const [first] = await rows();
    app.setClock(new Date(Date.now() + 60_000));
    await give(true);
    expect(await rows()).toEqual([first]);
    await give(false);
    const [second] = await rows();
    expect(second).toMatchObject({ helpful: false, created_at: first?.created_at });
    expect(second?.updated_at).not.toEqual(first?.updated_at);
  });

  test("is taken back with null, also where nothing was said", async () => {
    await give(true);
    expect((await give(null)).json()).toMatchObject({ helpful: null });
    expect(await rows()).toEqual([]);
    expect((await give(null)).statusCode).toBe(200);
    expect(await shown()).toEqual(Array(4).fill(undefined));
  });

  test("said ten times at once is stored once", async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => give(index % 2 === 0)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await rows()).toHaveLength(1);
  });

  test("may be said of an agent's answer", async () => {
    const [row] = await app.database.query<{ id: string }>(
      `insert into messages (tenant_id, conversation_id, seq, id, role, kind, content, agent_name, created_at)
       values ($1, $2, 5, gen_random_uuid(), 'agent', 'message', 'Hi', 'Ada', now()) returning id`,
      [shop.id, conversation],
    );
    expect((await give(true, row?.id)).statusCode).toBe(200);
    expect((await history()).messages.at(-1)).toMatchObject({ role: "agent", helpful: true });
  });
});

describe("it is refused", () => {
  test("for what the visitor wrote, and for messages that there are not", async () => {
    const elsewhere = (await app.send(shop.id, { message: "hello" })).message_id;
    for (const id of [answerOf(0), elsewhere, crypto.randomUUID(), "1", "x'y", "a".repeat(128)])
      expectProblem(await give(true, id), "message_not_found");
    expect(await rows()).toEqual([]);
  });

  test("for conversations that there are not, or that are another tenant's", async () => {
    const stranger = await app.createTenant({});
    expectProblem(await give(true, answerOf(1), stranger.id), "conversation_not_found");
    for (const conversation_id of ["c_unknown", `c_${"x".repeat(24)}`])
      expectProblem(
        await app.post(shop.id, "/api/chat/widget/feedback", { conversation_id, message_id: "x", helpful: true }),
        "conversation_not_found",
      );
  });

  test.each(["true", 1, undefined, {}])("when helpful is %j", async (helpful) => {
    expect(expectProblem(await give(helpful), "validation_failed").errors).toMatchObject([{ pointer: "/helpful" }]);
  });

  test.each(["", null, 5, "\0", "a".repeat(129)])("when message_id is %j", async (id) => {
    expect(expectProblem(await give(true, id), "validation_failed").errors).toMatchObject([{ pointer: "/message_id" }]);
  });
});
