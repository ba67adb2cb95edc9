import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Message } from "@widget-chat/contract/message.ts";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { holdPlan } from "./hold-plan.ts";
import { openEvents, type OpenEvents, type ServerEvent } from "./read-events.ts";
import { places, useTwoServers, type Place } from "./two-servers.ts";

const servers = useTwoServers();
const { at, base } = servers;
let shop: Tenant;
let conversation: string;
const opened: OpenEvents[] = [];

beforeAll(async () => {
  shop = await servers.app.createTenant({ rate_limit: 10_000 });
});
beforeEach(async () => {
  conversation = (await servers.app.send(shop.id, { message: "hello" })).conversation_id;
});
afterEach(() => opened.splice(0).forEach((events) => events.leave()));

interface Watch {
  on?: Place;
  query?: string;
  lastEventId?: string;
}

async function watch({ on = "this server", query = "", lastEventId }: Watch = {}): Promise<OpenEvents> {
  const events = await openEvents(`${base(on)}/api/chat/widget/events/${conversation}${query}`, {
    headers: { "x-tenant-id": shop.id, ...(lastEventId && { "last-event-id": lastEventId }) },
  });
  opened.push(events);
  return events;
}

const send = (on = servers.app): Promise<unknown> =>
  on.send(shop.id, { message: "hello", conversation_id: conversation });
const isMessage = (seq: number) => (event: ServerEvent) => event.event === "message" && event.data.seq === seq;
const seqs = (events: ServerEvent[]): number[] =>
  events.filter(({ event }) => event === "message").map(({ data }) => data.seq);

describe("who watches a conversation", () => {
  test("is told at once where it stands", async () => {
    const events = await watch();
    expect(events.reply.status).toBe(200);
    expect(Object.fromEntries(events.reply.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "access-control-allow-origin": "*",
      ratelimit: expect.stringContaining("reads"),
    });
    expect(await events.next()).toEqual({ id: "2.1", event: "status", data: { status: "open", handler: "assistant" } });
  });

  test.each(places)("gets each message once, in order, as the history has it, when it is sent to %s", async (where) => {
    const sender = at(where);
    const events = await watch();
    await events.next();
    await send(sender);
    await send(sender);
    const seen = await events.until(isMessage(6));
    expect(seqs(seen)).toEqual([3, 4, 5, 6]);
    const { messages } = (await servers.app.get(shop.id, `/api/chat/widget/messages/${conversation}?after=2`)).json<{
      messages: Message[];
    }>();
    expect(seen.filter(({ event }) => event === "message").map(({ data }) => data)).toEqual(messages);
  });

  test("sees that the assistant is typing, and that it has stopped", async () => {
    const events = await watch();
    await events.next();
    const held = await holdPlan(servers.app.database);
    const sent = send();
    const before = await events.until(({ event }) => event === "typing");
    expect(before.at(-1)).toEqual({ event: "typing", data: { role: "assistant", active: true } });
    expect(seqs(before)).toEqual([3]);
    await held.release();
    await sent;
    const after = await events.until(({ event }) => event === "typing");
    expect(after.at(-1)).toEqual({ event: "typing", data: { role: "assistant", active: false } });
    expect(seqs([...after, ...(seqs(after).length ? [] : await events.until(isMessage(4)))])).toEqual([4]);
  });

  test("who comes while an answer is being written is told so", async () => {
    const held = await holdPlan(servers.app.database);
    const sent = send();
    await held.waiting();
    const events = await watch();
    const typing = (await events.until(({ event }) => event === "typing")).at(-1);
    expect(typing).toEqual({ event: "typing", data: { role: "assistant", active: true } });
    await held.release();
    await sent;
  });

  test("sees nobody typing while a person handles the conversation", async () => {
    await servers.app.database.query(
      "select move_conversation($1, $2, 'taken_over', 'escalated', 'human', null, now())",
      [shop.id, conversation],
    );
    const events = await watch();
    await send();
    await send();
    expect((await events.until(isMessage(4))).map(({ event }) => event)).not.toContain("typing");
  });

  test("is told when the conversation's state changes", async () => {
    const events = await watch();
    await events.next();
    await servers.app.database.query(
      "select move_conversation($1, $2, 'escalated', 'escalated', 'human', 'visitor_asked', now())",
      [shop.id, conversation],
    );
    expect(await events.next()).toEqual({
      id: "2.2",
      event: "status",
      data: { status: "escalated", handler: "human" },
    });
  });

  test("is one of many: each gets everything", async () => {
    const watchers = await Promise.all([watch(), watch(), watch({ on: "another server" })]);
    await Promise.all(watchers.map((events) => events.next()));
    await send();
    for (const events of watchers) expect(seqs(await events.until(isMessage(4)))).toEqual([3, 4]);
  });
});

describe("who comes back", () => {
  test.each(places)("to %s with the id of any event gets exactly what came after it", async (where) => {
    await send();
    await send();
    const first = await watch({ query: "?after=0" });
    const all = (await first.until(isMessage(6))).filter(({ event }) => event === "message");
    expect(seqs(all)).toEqual([1, 2, 3, 4, 5, 6]);
    await send();
    for (const { id = "", data } of all) {
      const events = await watch({ on: where, lastEventId: id });
      const missed = Array.from({ length: 8 - data.seq }, (_, index) => data.seq + 1 + index);
      expect(seqs(await events.until(isMessage(8)))).toEqual(missed);
      events.leave();
    }
  });

  test("after every state it has seen is not told of it again", async () => {
    const { id = "" } = await (await watch()).next();
    const events = await watch({ lastEventId: id });
    await send();
    const seen = await events.until(isMessage(4));
    expect(seen.filter(({ event }) => event === "status")).toEqual([]);
    expect(seqs(seen)).toEqual([3, 4]);
  });

  test("with ?after=<seq> gets what came after that message; Last-Event-ID wins over it", async () => {
    await send();
    expect(seqs(await (await watch({ query: "?after=2" })).until(isMessage(4)))).toEqual([3, 4]);
    expect(seqs(await (await watch({ query: "?after=2", lastEventId: "3.1" })).until(isMessage(4)))).toEqual([4]);
  });

  test("with an id that is none of ours falls back to ?after", async () => {
    await send();
    const events = await watch({ query: "?after=2", lastEventId: "garbage" });
    expect(seqs(await events.until(isMessage(4)))).toEqual([3, 4]);
  });

  test("after more messages than fit a page gets them all", async () => {
    await servers.app.database.query(
      `with added as (
         insert into messages (tenant_id, conversation_id, seq, id, role, kind, content, created_at)
         select $1, $2, n, gen_random_uuid(), 'agent', 'message', 'm', now() from generate_series(3, 250) n returning 1)
       update conversations set last_seq = 250 where id = $2`,
      [shop.id, conversation],
    );
    const events = await watch({ query: "?after=0" });
    expect(seqs(await events.until(isMessage(250)))).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  });

  test("with an id that is none of ours is told what happens from now on", async () => {
    for (const lastEventId of ["garbage", "-1", "1.2.3", "9".repeat(30), "' or 1=1"]) {
      const events = await watch({ lastEventId });
      expect(await events.next()).toMatchObject({ id: "2.1", event: "status" });
    }
  });

  test.each(["-1", "1.5", "x", "2147483648"])("with ?after=%s is refused", async (after) => {
    expectProblem(
      await servers.app.get(shop.id, `/api/chat/widget/events/${conversation}?after=${after}`),
      "validation_failed",
    );
  });
});

test("a stream on which nothing happens is kept alive by a comment every 15 seconds, and by nothing cut off", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  const events = await watch();
  await events.next();
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  await send();
  await events.until(isMessage(4));
  expect(events.text().match(/^: ping$/gm)).toHaveLength(2);
});

test("HEAD, which would be followed for ever, is refused", async () => {
  const reply = await servers.app.server.inject({
    method: "HEAD",
    url: `/api/chat/widget/events/${conversation}`,
    headers: { "x-tenant-id": shop.id },
  });
  expect([reply.statusCode, reply.headers["allow"]]).toEqual([405, "GET"]);
});
