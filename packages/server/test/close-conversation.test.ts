import { ClosedConversation } from "@widget-chat/contract/close-conversation.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { Value } from "typebox/value";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { openEvents } from "./read-events.ts";
import type { Reply } from "./start-app.ts";
import { places, useTwoServers } from "./two-servers.ts";

const servers = useTwoServers();
const { after, base } = servers;
let shop: Tenant;
let conversation: string;
beforeAll(async () => {
  shop = await servers.app.createTenant({ rate_limit: 10_000, escalation: { enabled: true } });
});
beforeEach(async () => {
  conversation = (await servers.app.send(shop.id, { message: "hello" })).conversation_id;
});

const close = (id: unknown = conversation, tenant = shop.id): Promise<Reply> =>
  servers.app.post(tenant, "/api/chat/widget/close", { conversation_id: id });
const send = () => servers.app.send(shop.id, { message: "hello", conversation_id: conversation });
const transitions = () =>
  servers.app.database.query<{ type: string; status: string; handler: string; reason: string | null }>(
    "select type, status, handler, reason from conversation_events where conversation_id = $1 order by seq offset 1",
    [conversation],
  );
const closed = { type: "resolved", status: "resolved", handler: "assistant", reason: "visitor_closed" };
const reopened = { type: "reopened", status: "open", handler: "assistant", reason: "visitor_wrote" };

describe("a visitor who ends the conversation", () => {
  test("is told that it is resolved, and that is written down", async () => {
    const reply = await close();
    expect(reply.statusCode).toBe(200);
    expect([...Value.Errors(ClosedConversation, reply.json())]).toEqual([]);
    expect(reply.json()).toEqual({ conversation_id: conversation, status: "resolved", handler: "assistant" });
    expect(await transitions()).toEqual([closed]);
    expect((await servers.app.get(shop.id, `/api/chat/widget/messages/${conversation}`)).json()).toMatchObject({
      status: "resolved",
      handler: "assistant",
    });
  });

  test("ends it once, however often and how fast it is said", async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => close()));
    replies.push(await close());
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await transitions()).toEqual([closed]);
  });

  test("ends one that waits for a person, too, and one that a person handles", async () => {
    await servers.app.send(shop.id, { message: "I want to talk to a human", conversation_id: conversation });
    await servers.app.database.query(
      "select move_conversation($1, $2, 'taken_over', 'escalated', 'human', null, now())",
      [shop.id, conversation],
    );
    expect((await close()).json()).toMatchObject({ status: "resolved", handler: "assistant" });
    expect((await transitions()).slice(1)).toMatchObject([{ type: "taken_over" }, closed]);
  });

  test("opens it again by writing within 72 hours, and later a new one that follows it", async () => {
    await close();
    after(71.9);
    expect(await send()).toMatchObject({ conversation_id: conversation, status: "open" });
    expect(await transitions()).toEqual([closed, reopened]);
    await close();
    after(71.9 + 72.1);
    const later = await send();
    expect(later.conversation_id).not.toBe(conversation);
    expect(await transitions()).toEqual([closed, reopened, closed]);
  });

  test("does not lengthen the life of one that is over because nobody wrote for a day", async () => {
    after(25);
    expect((await close()).json()).toMatchObject({ status: "resolved", handler: "assistant" });
    expect(await transitions()).toEqual([]);
    after(24 + 72.1);
    expect((await send()).conversation_id).not.toBe(conversation);
  });

  test.each(places)("is seen by all who listen on %s", async (where) => {
    const events = await openEvents(`${base(where)}/api/chat/widget/events/${conversation}`, {
      headers: { "x-tenant-id": shop.id },
    });
    await events.next();
    await close();
    expect(await events.next()).toEqual({
      id: "2.2",
      event: "status",
      data: { status: "resolved", handler: "assistant" },
    });
    events.leave();
  });
});

describe("what is no conversation of this tenant cannot be ended:", () => {
  test.each(["c_unknown", `c_${"x".repeat(24)}`, "../..", "a".repeat(1024)])("%s", async (id) => {
    expectProblem(await close(id), "conversation_not_found");
  });

  test("another tenant's", async () => {
    const stranger = await servers.app.createTenant({});
    expectProblem(await close(conversation, stranger.id), "conversation_not_found");
    expect(await transitions()).toEqual([]);
  });

  test.each(["", null, undefined, 5, "\0", "a".repeat(1025)])("%j, which no id can be", async (id) => {
    const reply = await servers.app.post(shop.id, "/api/chat/widget/close", { conversation_id: id });
    expect(expectProblem(reply, "validation_failed").errors).toMatchObject([{ pointer: "/conversation_id" }]);
  });
});
