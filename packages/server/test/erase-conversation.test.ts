import type { Answer } from "@widget-chat/contract/answer.ts";
import { ErasedConversation } from "@widget-chat/contract/erase-conversation.ts";
import type { History } from "@widget-chat/contract/history.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { Value } from "typebox/value";
import { beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { openEvents } from "./read-events.ts";
import type { Reply } from "./start-app.ts";
import { tracesOf } from "./traces-of.ts";
import { places, useTwoServers } from "./two-servers.ts";

const servers = useTwoServers();
const { after, base } = servers;
let shop: Tenant;
let first: Answer;
beforeEach(async () => {
  shop = await servers.app.createTenant({ rate_limit: 10_000 });
  first = await send(personal, "first");
});

const personal = {
  message: "hello from Lovelace",
  customer_name: "Lovelace",
  customer_email: "lovelace@example.org",
  customer_phone: "+44 1815",
};
const post = (body: object, key: string, on = servers.app): Promise<Reply> =>
  on.post(shop.id, "/api/chat/widget", { session_id: "a-session", ...body }, { "idempotency-key": key });
const send = async (body: object, key: string = crypto.randomUUID()): Promise<Answer> =>
  (await post(body, key)).json<Answer>();
const erase = (conversation_id: string, session_id = "a-session", tenant = shop.id, on = servers.app): Promise<Reply> =>
  on.post(tenant, "/api/chat/widget/erase", { conversation_id, session_id });
const history = (id: string): Promise<Reply> => servers.app.get(shop.id, `/api/chat/widget/messages/${id}`);
const traces = (id: string): Promise<string[]> =>
  tracesOf(servers.app.database, [id, "Lovelace", "lovelace", "44 1815"]);

/** Something of the conversation in every table that can hold any. */
async function fill({ conversation_id, message_id }: Answer, feedback: string): Promise<void> {
  await servers.app.post(shop.id, "/api/chat/widget/csat", { conversation_id, score: 1, feedback });
  await servers.app.post(shop.id, "/api/chat/widget/feedback", { conversation_id, message_id, helpful: false });
  await servers.app.post(shop.id, "/api/chat/widget/resume-links", { conversation_id, session_id: "a-session" });
}

describe("a conversation that its visitor erases", () => {
  test("is gone, with everything of it, and nothing of another", async () => {
    const { conversation_id: id } = first;
    const kept = await servers.app.send(shop.id, { message: "hello" });
    await fill(first, "Lovelace was not amused");
    await fill(kept, "Fine");
    await send({ ...personal, conversation_id: id });
    const before = await tracesOf(servers.app.database, [id]);
    expect(before.map((trace) => trace.split(" ")[0])).toEqual(
      expect.arrayContaining(["conversations", "messages", "turns", "conversation_events", "csat", "feedback"]),
    );
    const others = await tracesOf(servers.app.database, [kept.conversation_id]);

    const reply = await erase(id);
    expect(reply.statusCode).toBe(200);
    expect([...Value.Errors(ErasedConversation, reply.json())]).toEqual([]);
    expect(reply.json()).toEqual({ conversation_id: id, erased: true });
    expect(await traces(id)).toEqual([]);
    expect(await tracesOf(servers.app.database, [kept.conversation_id])).toEqual(others);

    expectProblem(await history(id), "conversation_not_found");
    expectProblem(await erase(id), "conversation_not_found");
    expectProblem(await post({ message: "hello", conversation_id: id }, "later"), "conversation_not_found");
    for (const path of ["close", "feedback", "resume-links", "csat"])
      expectProblem(
        await servers.app.post(shop.id, `/api/chat/widget/${path}`, {
          conversation_id: id,
          session_id: "a-session",
          message_id: "x",
          helpful: true,
          score: 1,
        }),
        "conversation_not_found",
      );
  });

  test("leads no other device anywhere", async () => {
    const { conversation_id } = first;
    const link = await servers.app.post(shop.id, "/api/chat/widget/resume-links", {
      conversation_id,
      session_id: "a-session",
    });
    await erase(conversation_id);
    const { token } = link.json<{ token: string }>();
    expectProblem(await servers.app.post(shop.id, "/api/chat/widget/resume", { token }), "resume_link_invalid");
  });

  test.each(places)("ends the event streams of it on %s", async (where) => {
    const url = `${base(where)}/api/chat/widget/events/${first.conversation_id}`;
    const headers = { "x-tenant-id": shop.id };
    const events = await openEvents(url, { headers });
    expect((await events.next()).event).toBe("status");
    await erase(first.conversation_id);
    expect(await events.rest()).toEqual([]);
    expect((await fetch(url, { headers })).status).toBe(404);
  });

  test("is not brought back by a retry under an old key, on any server, and the key is free again after a day", async () => {
    await erase(first.conversation_id);
    for (const on of [servers.app, servers.other]) {
      expectProblem(await post(personal, "first", on), "conversation_not_found");
      expectProblem(await post({ message: "something else" }, "first", on), "conversation_not_found");
    }
    expect(await traces(first.conversation_id)).toEqual([]);
    // What is left tells that the key was used, and nothing else.
    const turns = await servers.app.database.query("select * from turns where tenant_id = $1", [shop.id]);
    expect(turns).toEqual([
      {
        tenant_id: shop.id,
        session_id: "a-session",
        key: "key:first",
        request_hash: Buffer.alloc(0),
        conversation_id: "",
        question_seq: 0,
        answer_id: expect.any(String),
        answer_seq: 0,
        lease_until: expect.any(Date),
        created_at: expect.any(Date),
      },
    ]);
    expect(turns).not.toMatchObject([{ answer_id: first.message_id }]);
    after(24.1);
    expect((await post({ message: "hello" }, "first")).json()).toMatchObject({ kind: "answer" });
  });

  test("is erased once, whoever writes to it at the same time, and then nothing of it is left", async () => {
    const { conversation_id } = first;
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, n) => {
        const on = n % 2 ? servers.app : servers.other;
        if (n % 8 === 4) return erase(conversation_id, "a-session", shop.id, on);
        return post({ ...personal, conversation_id }, `many-${n}`, on);
      }),
    );
    expect(replies.filter(({ body }) => body.includes('"erased":true'))).toHaveLength(1);
    for (const reply of replies.filter(({ statusCode }) => statusCode !== 200))
      expectProblem(reply, "conversation_not_found");
    expect(await traces(conversation_id)).toEqual([]);
  });
});

describe("it is erased by nobody else:", () => {
  test("not from another session, another tenant, or by a name that it has not", async () => {
    const stranger = await servers.app.createTenant({});
    const { conversation_id: id } = first;
    for (const reply of [
      await erase(id, "another"),
      await erase(id, "a-session", stranger.id),
      await erase("c_unknown"),
      await erase(`c_${"x".repeat(24)}`),
    ])
      expectProblem(reply, "conversation_not_found");
    expect((await history(id)).json<History>().messages).toHaveLength(2);
  });

  test.each([
    ["/conversation_id", { conversation_id: "" }],
    ["/session_id", { session_id: "" }],
    ["/session_id", { session_id: null }],
  ])("nor without %s", async (pointer, change) => {
    const body = { conversation_id: first.conversation_id, session_id: "a-session", ...change };
    const reply = await servers.app.post(shop.id, "/api/chat/widget/erase", body);
    expect(expectProblem(reply, "validation_failed").errors).toMatchObject([{ pointer }]);
  });
});

describe("of conversations that follow each other", () => {
  let ids: [string, string, string];
  const say = async (id: string): Promise<string> =>
    (await send({ message: "hello", conversation_id: id })).conversation_id;
  beforeEach(async () => {
    const begun = first.conversation_id;
    after(100);
    const second = await say(begun);
    after(200);
    ids = [begun, second, await say(second)];
  });

  test.each([0, 1, 2])("one (%i) can go, and the others stay and are gone on with", async (place) => {
    expect(new Set(ids).size).toBe(3);
    const erased = ids[place]!;
    expect((await erase(erased)).statusCode).toBe(200);
    expect(await tracesOf(servers.app.database, [erased])).toEqual([]);
    const kept = ids.filter((id) => id !== erased);
    for (const id of kept) expect((await history(id)).json<History>().messages).toHaveLength(2);
    // Where the last one is gone, the one before is followed by a new one.
    const newest = place === 2 ? await say(ids[1]) : ids[2];
    expect(newest).not.toBe(erased);
    expect([await say(kept[0]!), await say(kept[1]!)]).toEqual([newest, newest]);
  });
});
