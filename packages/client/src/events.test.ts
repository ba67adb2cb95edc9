import type { ConversationEvent } from "@widget-chat/contract/conversation-events.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { events, isChatError, type EventsOptions } from "./client.ts";
import {
  collect,
  connectTo,
  failureOf,
  onWire,
  sendAndBreak,
  sendProblem,
  serve,
  startStream,
  type Received,
} from "../test/loopback-server.ts";

const message = (seq: number) => ({
  id: `m_${seq}`,
  seq,
  role: "agent" as const,
  content: `Nachricht ${seq} 📦`,
  kind: "message" as const,
  created_at: "2026-11-21T13:45:00.000Z",
});
const messageOnWire = (seq: number) => onWire("message", message(seq), `${seq}.0`);
const bytes = (...parts: string[]) => new TextEncoder().encode(parts.join(""));

/** All messages after what the request says it knows, up to `last`. */
const rest = ({ headers, url }: Received, last: number) => {
  const known =
    headers["last-event-id"]?.toString().split(".")[0] ?? new URL(url, "http://x").searchParams.get("after") ?? 0;
  return Array.from({ length: last - Number(known) }, (_, index) => messageOnWire(Number(known) + index + 1)).join("");
};

/** Reads events until the message with this `seq`. */
async function readTo(
  seq: number,
  connection: ReturnType<typeof connectTo>,
  options: EventsOptions = {},
): Promise<ConversationEvent[]> {
  const seen: ConversationEvent[] = [];
  for await (const event of events(connection, "c_1", options)) {
    seen.push(event);
    if (event.event === "message" && event.data.seq >= seq) break;
  }
  return seen;
}
const seqsOf = (seen: ConversationEvent[]) =>
  seen.flatMap((event) => (event.event === "message" ? [event.data.seq] : []));

test("gives messages, status and typing, each with where to resume", async () => {
  const status = { status: "escalated", handler: "human" };
  const server = await serve((response) =>
    startStream(response).write(
      onWire("status", status, "0.1") +
        onWire("typing", { role: "agent", active: true }) +
        onWire("later", 1) +
        messageOnWire(1),
    ),
  );
  expect(await readTo(1, connectTo(server.baseUrl))).toEqual([
    { event: "status", data: status, id: "0.1" },
    { event: "typing", data: { role: "agent", active: true }, id: "0.1" },
    { event: "message", data: message(1), id: "1.0" },
  ]);
  expect(server.received[0]).toMatchObject({ method: "GET", url: "/api/chat/widget/events/c_1" });
  expect(server.received[0]?.headers).toMatchObject({ accept: "text/event-stream", "x-tenant-id": "demo" });
});

test("starts after what the caller knows", async () => {
  const server = await serve((response, request) => startStream(response).write(rest(request, 9)));
  expect(seqsOf(await readTo(9, connectTo(server.baseUrl), { after: 7 }))).toEqual([8, 9]);
  expect(seqsOf(await readTo(9, connectTo(server.baseUrl), { lastEventId: "6.2" }))).toEqual([7, 8, 9]);
  expect(server.received.map(({ url, headers }) => [url.split("?")[1], headers["last-event-id"]])).toEqual([
    ["after=7", undefined],
    [undefined, "6.2"],
  ]);
});

test("broken off after any byte, nothing is missing and nothing comes twice", { timeout: 60_000 }, async () => {
  let cut = 0;
  const server = await serve((response, request, before) => {
    startStream(response);
    const all = bytes(rest(request, 2));
    if (before % 2 === 0) sendAndBreak(response, all.subarray(0, cut));
    else response.write(all);
  });
  for (const end = bytes(messageOnWire(1), messageOnWire(2)).length; cut < end; cut++)
    expect(seqsOf(await readTo(2, connectTo(server.baseUrl))), `broken off after ${cut} bytes`).toEqual([1, 2]);
});

test("any sequence of breaks gives every message once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(600), { maxLength: 8 }), fc.boolean(), async (cuts, withIds) => {
      const server = { at: 0 };
      const fetch = async (url: string, { headers }: RequestInit) => {
        const lastEventId = (headers as Headers).get("last-event-id");
        const text = rest(
          { headers: lastEventId ? { "last-event-id": lastEventId } : {}, url, method: "GET", body: "" },
          5,
        );
        const all = bytes(withIds ? text : text.replace(/^id: .*\n/gm, ""));
        return new Response(all.slice(0, cuts[server.at++]), { headers: { "content-type": "text/event-stream" } });
      };
      expect(seqsOf(await readTo(5, connectTo("http://x", { fetch })))).toEqual([1, 2, 3, 4, 5]);
    }),
  );
});

test("the resumption point outlives a resumed stream that drops before its first id", async () => {
  const server = await serve((response, request, before) => {
    startStream(response);
    if (before === 0) response.end(messageOnWire(1));
    else if (before === 1) response.end();
    else if (before === 2) response.destroy();
    else if (before === 3) response.end(": ping\n\n" + onWire("typing", { role: "agent", active: true }));
    else response.write(rest(request, 2));
  });
  expect(seqsOf(await readTo(2, connectTo(server.baseUrl)))).toEqual([1, 2]);
  expect(server.received.map(({ headers }) => headers["last-event-id"])).toEqual([
    undefined,
    "1.0",
    "1.0",
    "1.0",
    "1.0",
  ]);
});

test("an id without an event is a resumption point, an empty one resets it", async () => {
  const server = await serve((response, _, before) => {
    startStream(response);
    if (before === 0) response.end("id: 4.0\n\n");
    else if (before === 1) response.end("id:\n\n");
    else response.write(messageOnWire(5));
  });
  await readTo(5, connectTo(server.baseUrl));
  expect(server.received.map(({ headers }) => headers["last-event-id"])).toEqual([undefined, "4.0", undefined]);
});

test("a server that repeats itself is not passed on", async () => {
  const server = await serve((response, _, before) =>
    startStream(response).end(messageOnWire(1) + messageOnWire(2) + (before > 0 ? messageOnWire(3) : "")),
  );
  expect(seqsOf(await readTo(3, connectTo(server.baseUrl)))).toEqual([1, 2, 3]);
});

test("pauses grow while nothing comes, and start again small after an event", async () => {
  const server = await serve((response, _, before) => {
    if (before < 12) return sendProblem(response, 500, "internal_error");
    startStream(response).end(messageOnWire(before));
  });
  const connection = connectTo(server.baseUrl, { retry: { firstPauseMs: 1000 } });
  await readTo(14, connection);
  const bounds = connection.pauses.map((_, index) => (index < 12 ? Math.min(30_000, 1000 * 2 ** index) : 1000));
  expect(connection.pauses).toHaveLength(14);
  connection.pauses.forEach((ms, index) => expect(ms, `pause ${index + 1}`).toBeLessThanOrEqual(bounds[index]!));
  expect(Math.max(...connection.pauses)).toBeGreaterThan(4000);
  expect(new Set(connection.pauses).size).toBe(14);
});

test("pauses start again small after a connection that held, however quiet", async () => {
  let time = 0;
  const server = await serve((response, _, before) => {
    time += before < 11 ? 0 : 60_000;
    if (before === 13) startStream(response).write(messageOnWire(1));
    else startStream(response).end(": ping\n\n");
  });
  const connection = connectTo(server.baseUrl, { now: () => time });
  await readTo(1, connection);
  expect(Math.max(...connection.pauses.slice(11))).toBeLessThanOrEqual(500);
});

test("the server's own wishes for the pause are met", async () => {
  const server = await serve((response, _, before) => {
    if (before === 0) startStream(response).end("retry: 3000\n\n");
    else if (before === 1) sendProblem(response, 429, "rate_limited", {}, { "retry-after": "50" });
    else startStream(response).write(messageOnWire(1));
  });
  const connection = connectTo(server.baseUrl);
  await readTo(1, connection);
  expect(connection.pauses[0]).toBeGreaterThanOrEqual(3000);
  expect(connection.pauses[1]).toBeGreaterThanOrEqual(50_000);
});

test("an absurd wish is met for an hour, not turned into no pause at all", async () => {
  const server = await serve((response, _, before) => {
    if (before === 0) startStream(response).end("retry: 99999999999\n\n");
    else startStream(response).write(messageOnWire(1));
  });
  const connection = connectTo(server.baseUrl);
  await readTo(1, connection);
  expect(connection.pauses).toEqual([3_600_000]);
});

test("a silent stream is opened anew", async () => {
  const server = await serve((response, request, before) =>
    startStream(response).write(before === 0 ? messageOnWire(1) : rest(request, 2)),
  );
  expect(seqsOf(await readTo(2, connectTo(server.baseUrl, { idleMs: 40 })))).toEqual([1, 2]);
});

test("what waiting does not cure is thrown", async () => {
  const server = await serve((response, _, before) => {
    if (before === 0) startStream(response).end(messageOnWire(1));
    else sendProblem(response, 404, "conversation_not_found");
  });
  expect(
    isChatError(await failureOf(collect(events(connectTo(server.baseUrl), "c_1"))), "conversation_not_found"),
  ).toBe(true);
  expect(server.received).toHaveLength(2);
});

test("leaving the loop closes the connection", async () => {
  let onClosed = () => {};
  const closed = new Promise<void>((resolve) => (onClosed = resolve));
  const server = await serve((response) => {
    response.on("close", onClosed);
    startStream(response).write(messageOnWire(1));
  });
  await readTo(1, connectTo(server.baseUrl));
  await expect(closed).resolves.toBeUndefined();
});

test("the signal ends the loop in the middle of a pause", async () => {
  const server = await serve((response) => startStream(response).end());
  const leave = new AbortController();
  const pause = async () => leave.abort();
  const error = await failureOf(collect(events(connectTo(server.baseUrl, { pause }), "c_1", { signal: leave.signal })));
  expect(isChatError(error, "aborted")).toBe(true);
  expect(server.received).toHaveLength(1);
});
