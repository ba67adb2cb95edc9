import { Feedback } from "@widget-chat/contract/feedback.ts";
import { History } from "@widget-chat/contract/history.ts";
import type { Message } from "@widget-chat/contract/message.ts";
import { Value } from "typebox/value";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { openEvents } from "./read-events.ts";
import type { Reply } from "./start-app.ts";
import { useConversation } from "./use-shop.ts";

const shop = useConversation();
let base: string;
/** The messages of the conversation: two questions, two answers. */
let messages: Message[];
beforeAll(async () => {
  base = await shop.app.listen();
});
beforeEach(async () => {
  await shop.app.send(shop.tenant.id, { message: "thanks", conversation_id: shop.conversation });
  ({ messages } = await history());
});

const history = async (): Promise<History> =>
  (await shop.app.get(shop.tenant.id, `/api/chat/widget/messages/${shop.conversation}`)).json<History>();
const answerOf = (place: number): string => messages[place]!.id;
const give = (helpful: unknown, message_id: unknown = answerOf(1), tenant = shop.tenant.id): Promise<Reply> =>
  shop.app.post(tenant, "/api/chat/widget/feedback", { conversation_id: shop.conversation, message_id, helpful });
const shown = async () => (await history()).messages.map(({ helpful }) => helpful);
const rows = () =>
  shop.app.database.query<{ seq: number; helpful: boolean; created_at: Date; updated_at: Date }>(
    "select seq, helpful, created_at, updated_at from feedback where conversation_id = $1 order by seq",
    [shop.conversation],
  );

describe("what a visitor thinks of an answer", () => {
  test.each([true, false])("is stored as %j and shown with it", async (helpful) => {
    const reply = await give(helpful);
    expect(reply.statusCode).toBe(200);
    expect([...Value.Errors(Feedback, reply.json())]).toEqual([]);
    expect(reply.json()).toEqual({ conversation_id: shop.conversation, message_id: answerOf(1), helpful });
    const body = await history();
    expect([...Value.Errors(History, body)]).toEqual([]);
    expect(body.messages.map((message) => "helpful" in message)).toEqual([false, true, false, false]);
    expect(await shown()).toEqual([undefined, helpful, undefined, undefined]);
  });

  test("is another's for each answer", async () => {
    await give(true);
    await give(false, answerOf(3));
    expect(await shown()).toEqual([undefined, true, undefined, false]);
    const older = await shop.app.get(shop.tenant.id, `/api/chat/widget/messages/${shop.conversation}?limit=1&before=3`);
    expect(older.json<History>().messages).toMatchObject([{ seq: 2 }]);
    const newest = await shop.app.get(shop.tenant.id, `/api/chat/widget/messages/${shop.conversation}?after=2`);
    expect(newest.json<History>().messages.map(({ helpful }) => helpful)).toEqual([undefined, false]);
  });

  test("is shown to who reads the events from the beginning", async () => {
    await give(true);
    const events = await openEvents(`${base}/api/chat/widget/events/${shop.conversation}?after=0`, {
      headers: { "x-tenant-id": shop.tenant.id },
    });
    const seen = await events.until(({ event, data }) => event === "message" && data.seq === 2);
    events.leave();
    expect(seen.at(-1)?.data).toEqual((await history()).messages[1]);
  });

  test("is replaced when it is said again, and stays as it was when it is the same", async () => {
    await give(true);
    const [first] = await rows();
    shop.app.setClock(new Date(Date.now() + 60_000));
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
    const [row] = await shop.app.database.query<{ id: string }>(
      `insert into messages (tenant_id, conversation_id, seq, id, role, kind, content, agent_name, created_at)
       values ($1, $2, 5, gen_random_uuid(), 'agent', 'message', 'Hi', 'Ada', now()) returning id`,
      [shop.tenant.id, shop.conversation],
    );
    expect((await give(true, row?.id)).statusCode).toBe(200);
    expect((await history()).messages.at(-1)).toMatchObject({ role: "agent", helpful: true });
  });
});

describe("it is refused", () => {
  test("for what the visitor wrote, and for messages that there are not", async () => {
    const elsewhere = (await shop.app.send(shop.tenant.id, { message: "hello" })).message_id;
    for (const id of [answerOf(0), elsewhere, crypto.randomUUID(), "1", "x'y", "a".repeat(128)])
      expectProblem(await give(true, id), "message_not_found");
    expect(await rows()).toEqual([]);
  });

  test("for conversations that there are not, or that are another tenant's", async () => {
    const stranger = await shop.app.createTenant({});
    expectProblem(await give(true, answerOf(1), stranger.id), "conversation_not_found");
    for (const conversation_id of ["c_unknown", `c_${"x".repeat(24)}`])
      expectProblem(
        await shop.app.post(shop.tenant.id, "/api/chat/widget/feedback", {
          conversation_id,
          message_id: "x",
          helpful: true,
        }),
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
