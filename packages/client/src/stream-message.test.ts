import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import { isChatError, streamMessage, type AnswerPart } from "./client.ts";
import { anAnswer } from "../test/answer.ts";
import {
  collect,
  connectTo,
  failureOf,
  onWire,
  sendAndBreak,
  sendJson,
  sendProblem,
  serve,
  startStream,
} from "../test/loopback-server.ts";
import { stopTimers } from "../test/stop-timers.ts";

const body = { message: "Liefert ihr nach Österreich?", session_id: "s_1" };
const words = anAnswer.response.split(/(?<= )/);
const start = onWire("start", { conversation_id: "c_1", message_id: "m_1" }, "1");
const deltas = words.map((text, index) => onWire("delta", { text }, String(index + 2)));
const final = onWire("final", anAnswer, "99");
const bytes = (...parts: string[]) => new TextEncoder().encode(parts.join(""));
const whole = bytes(start, ...deltas, final);

const textOf = (parts: AnswerPart[]) => parts.map((part) => (part.event === "delta" ? part.data.text : "")).join("");
const count = (parts: AnswerPart[], event: AnswerPart["event"]) => parts.filter((part) => part.event === event).length;

test("gives start, the text as it comes, and the final answer", async () => {
  const server = await serve((response) => startStream(response).end(whole));
  const parts = await collect(streamMessage(connectTo(server.baseUrl), body, { idempotencyKey: "k-1" }));
  expect(parts[0]).toEqual({ event: "start", data: { conversation_id: "c_1", message_id: "m_1" } });
  expect(parts.slice(1, -1)).toEqual(words.map((text) => ({ event: "delta", data: { text } })));
  expect(parts.at(-1)).toEqual({ event: "final", data: anAnswer });

  const [request] = server.received;
  expect(request).toMatchObject({ method: "POST", url: "/api/chat/widget" });
  expect(request?.headers).toMatchObject({
    accept: "text/event-stream",
    "x-tenant-id": "demo",
    "idempotency-key": "k-1",
    "content-type": "application/json",
  });
  expect(JSON.parse(request?.body ?? "")).toEqual(body);
});

test(
  "a stream broken off after any byte goes on without a repeated or a missing character",
  { timeout: 60_000 },
  async () => {
    let cut = 0;
    const server = await serve((response, _, before) => {
      startStream(response);
      if (before % 2 === 0) sendAndBreak(response, whole.subarray(0, cut));
      else response.end(whole);
    });
    const finished = whole.length - 1;
    for (; cut < finished; cut++) {
      const parts = await collect(streamMessage(connectTo(server.baseUrl), body));
      expect(textOf(parts), `broken off after ${cut} bytes`).toBe(anAnswer.response);
      expect([count(parts, "start"), count(parts, "final")]).toEqual([1, 1]);
      const [first, second] = server.received.slice(-2);
      expect(first?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
      expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
      expect(second?.body).toBe(first?.body);
    }
    expect(new Set(server.received.map(({ headers }) => headers["idempotency-key"])).size).toBe(finished);
  },
);

test("a stream that ends in good order but without its final counts as lost", async () => {
  const server = await serve((response, _, before) =>
    startStream(response).end(before === 0 ? bytes(start, deltas[0]!) : whole),
  );
  expect(textOf(await collect(streamMessage(connectTo(server.baseUrl), body)))).toBe(anAnswer.response);
});

test("a replay in other pieces gives only what is new", async () => {
  const server = await serve((response, _, before) => {
    startStream(response);
    if (before === 0)
      return sendAndBreak(response, bytes(start, onWire("delta", { text: anAnswer.response.slice(0, 10) })));
    response.end(bytes(start, ...Array.from(anAnswer.response, (text) => onWire("delta", { text })), final));
  });
  const parts = await collect(streamMessage(connectTo(server.baseUrl), body));
  expect(textOf(parts)).toBe(anAnswer.response);
  expect(count(parts, "delta")).toBe(1 + Array.from(anAnswer.response.slice(10)).length);
});

test("where the replay is another text only its final is given", async () => {
  const server = await serve((response, _, before) => {
    startStream(response);
    if (before === 0) sendAndBreak(response, bytes(start, onWire("delta", { text: "Something else" })));
    else response.end(whole);
  });
  const parts = await collect(streamMessage(connectTo(server.baseUrl), body));
  expect(parts.map(({ event }) => event)).toEqual(["start", "delta", "final"]);
  expect(parts.at(-1)?.data).toEqual(anAnswer);
});

test("gets a long answer over a line that breaks after every word", async () => {
  const server = await serve((response, _, before) => {
    startStream(response);
    if (before < deltas.length) sendAndBreak(response, bytes(start, ...deltas.slice(0, before + 1)));
    else response.end(whole);
  });
  const connection = connectTo(server.baseUrl);
  expect(textOf(await collect(streamMessage(connection, body)))).toBe(anAnswer.response);
  expect(Math.max(...connection.pauses)).toBeLessThanOrEqual(500);
});

test("gives up when the attempts bring nothing new", async () => {
  const server = await serve((response) => sendAndBreak(startStream(response), bytes(start, deltas[0]!)));
  const parts: AnswerPart[] = [];
  const read = async () => {
    for await (const part of streamMessage(connectTo(server.baseUrl), body)) parts.push(part);
  };
  expect(isChatError(await failureOf(read()), "network_error")).toBe(true);
  expect(parts.map(({ event }) => event)).toEqual(["start", "delta"]);
  expect(server.received).toHaveLength(3);
});

test("with one attempt a lost stream is not taken up again", async () => {
  const server = await serve((response) => sendAndBreak(startStream(response), bytes(start, deltas[0]!)));
  await failureOf(collect(streamMessage(connectTo(server.baseUrl, { retry: { attempts: 1 } }), body)));
  expect(server.received).toHaveLength(1);
});

test("tries again before the first event", async () => {
  const server = await serve((response, _, before) => {
    if (before === 0) sendProblem(response, 503, "overloaded", {}, { "retry-after": "2" });
    else startStream(response).end(whole);
  });
  const connection = connectTo(server.baseUrl);
  expect(count(await collect(streamMessage(connection, body)), "final")).toBe(1);
  expect(connection.pauses[0]).toBeGreaterThanOrEqual(2000);
});

test("trouble after the start is thrown as its error", async () => {
  const problem = {
    type: "t",
    title: "t",
    status: 500,
    detail: "The server broke.",
    code: "internal_error",
    request_id: "r-9",
  };
  const server = await serve((response) => startStream(response).end(bytes(start, onWire("error", problem))));
  const error = await failureOf(collect(streamMessage(connectTo(server.baseUrl), body)));
  expect(isChatError(error, "internal_error") && error).toMatchObject({
    message: "The server broke.",
    status: 500,
    requestId: "r-9",
  });
  expect(server.received).toHaveLength(1);
});

test("passing trouble after the start is waited out", async () => {
  const problem = {
    type: "t",
    title: "t",
    status: 503,
    detail: "Busy.",
    code: "database_unavailable",
    request_id: "r-9",
    retry_after: 1,
  };
  const server = await serve((response, _, before) =>
    startStream(response).end(before === 0 ? bytes(start, onWire("error", problem)) : whole),
  );
  const connection = connectTo(server.baseUrl);
  expect(textOf(await collect(streamMessage(connection, body)))).toBe(anAnswer.response);
  expect(connection.pauses[0]).toBeGreaterThanOrEqual(1000);
});

test("events of a later protocol are left out, broken ones are a protocol error", async () => {
  const later = await serve((response) =>
    startStream(response).end(bytes(start, "event: toString\ndata: x\n\n", "event: hint\n\n", final)),
  );
  expect(count(await collect(streamMessage(connectTo(later.baseUrl), body)), "final")).toBe(1);

  const broken = await serve((response) => startStream(response).end("event: start\ndata: {\n\n"));
  expect(isChatError(await failureOf(collect(streamMessage(connectTo(broken.baseUrl), body))), "protocol_error")).toBe(
    true,
  );
});

test("leaving the loop aborts the request, and no second one follows", async () => {
  let onClosed = () => {};
  const closed = new Promise<void>((resolve) => (onClosed = resolve));
  const server = await serve((response) => {
    response.on("close", onClosed);
    startStream(response).write(bytes(start));
  });
  for await (const _ of streamMessage(connectTo(server.baseUrl), body)) break;
  await closed;
  expect(server.received).toHaveLength(1);
});

test("an answer that is complete is no request that was aborted: the stream is read to its end", async () => {
  const held: ServerResponse[] = [];
  const server = await serve((response, _, before) => {
    // The first answer's stream says one thing more at the second message, and ends at the third: an abort would have come before.
    if (before === 1) held[0]!.write(": ping\n\n");
    if (before === 2) held[0]!.end();
    held.push(startStream(response));
    response.write(whole);
  });
  const connection = connectTo(server.baseUrl);
  await collect(streamMessage(connection, body));
  const [first] = held;
  const closed = once(first!, "close");
  await collect(streamMessage(connection, body));
  await collect(streamMessage(connection, body));
  await closed;
  expect(first!.writableFinished).toBe(true);
});

test("a stream that does not end after its answer is let go of", async () => {
  stopTimers();
  let onClosed = () => {};
  const closed = new Promise<void>((resolve) => (onClosed = resolve));
  const server = await serve((response) => {
    response.on("close", onClosed);
    startStream(response).write(whole);
  });
  await collect(streamMessage(connectTo(server.baseUrl), body));
  vi.advanceTimersByTime(45_000);
  await closed;
  expect(server.received).toHaveLength(1);
});

test("refusals are errors of their cause", async () => {
  const server = await serve((response) => sendProblem(response, 403, "consent_required"));
  expect(
    isChatError(await failureOf(collect(streamMessage(connectTo(server.baseUrl), body))), "consent_required"),
  ).toBe(true);
  const json = await serve((response) => sendJson(response, anAnswer));
  expect(isChatError(await failureOf(collect(streamMessage(connectTo(json.baseUrl), body))), "protocol_error")).toBe(
    true,
  );
});
