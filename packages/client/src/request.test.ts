import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  closeConversation,
  connect,
  eraseConversation,
  giveConsent,
  giveFeedback,
  history,
  isChatError,
  makeResumeLink,
  resume,
  sendCsat,
  sendMessage,
  settings,
  welcome,
  type Connection,
} from "./client.ts";
import { anAnswer } from "../test/answer.ts";
import { connectTo, failureOf, sendJson, sendProblem, serve } from "../test/loopback-server.ts";

const body = { message: "Hello", session_id: "s_1" };
const csat = { conversation_id: "c_1", score: 5 };
const decision = { session_id: "s_1", version: "2", locale: "de", granted: false };
const visitor = { conversation_id: "c_1", session_id: "s_1" };
const keysOf = (received: { headers: NodeJS.Dict<string | string[]> }[]) =>
  received.map(({ headers }) => headers["idempotency-key"]);

test("each function asks what the specification says", async () => {
  const server = await serve((response) => sendJson(response, { ok: 1 }));
  const connection = connect({ baseUrl: `${server.baseUrl}/`, tenantId: "Demo" });
  const answers = [
    await sendMessage(connection, body, { idempotencyKey: "k-1" }),
    await welcome(connection),
    await welcome(connection, { locale: "pt-BR" }),
    await settings(connection),
    await history(connection, "c_1"),
    await history(connection, "c/?#1", { limit: 5, before: 9 }),
    await history(connection, "c_1", { after: 0 }),
    await sendCsat(connection, csat),
    await giveConsent(connection, decision),
    await settings(connection, { locale: "de-AT" }),
    await giveFeedback(connection, { conversation_id: "c_1", message_id: "m_1", helpful: null }),
    await closeConversation(connection, { conversation_id: "c_1" }),
    await eraseConversation(connection, visitor),
    await makeResumeLink(connection, visitor),
    await resume(connection, { token: "t" }),
  ];
  expect(answers).toEqual(answers.map(() => ({ ok: 1 })));
  expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "POST /api/chat/widget",
    "GET /api/chat/welcome",
    "GET /api/chat/welcome?locale=pt-BR",
    "GET /api/chat/widget-settings",
    "GET /api/chat/widget/messages/c_1",
    "GET /api/chat/widget/messages/c%2F%3F%231?limit=5&before=9",
    "GET /api/chat/widget/messages/c_1?after=0",
    "POST /api/chat/widget/csat",
    "POST /api/chat/widget/consent",
    "GET /api/chat/widget-settings?locale=de-AT",
    "POST /api/chat/widget/feedback",
    "POST /api/chat/widget/close",
    "POST /api/chat/widget/erase",
    "POST /api/chat/widget/resume-links",
    "POST /api/chat/widget/resume",
  ]);
  for (const { method, headers, body: sent } of server.received) {
    expect(headers).toMatchObject({ "x-tenant-id": "Demo", accept: "application/json" });
    expect(headers["content-type"]).toBe(method === "POST" ? "application/json" : undefined);
    expect(sent === "").toBe(method === "GET");
  }
  expect(server.received[0]?.headers["idempotency-key"]).toBe("k-1");
  expect(JSON.parse(server.received[0]!.body)).toEqual(body);
  expect(JSON.parse(server.received[7]!.body)).toEqual(csat);
  expect(JSON.parse(server.received[8]!.body)).toEqual(decision);
  expect(server.received.slice(10).map(({ body: sent }) => JSON.parse(sent))).toEqual([
    { conversation_id: "c_1", message_id: "m_1", helpful: null },
    { conversation_id: "c_1" },
    visitor,
    visitor,
    { token: "t" },
  ]);
  for (const { headers } of server.received) expect(headers).not.toHaveProperty("x-visitor-token");
});

test("a visitor token goes with every try of a message, in no address, and not where there is none", async () => {
  const server = await serve((response, _, before) => (before < 1 ? response.destroy() : sendJson(response, anAnswer)));
  const connection = connectTo(server.baseUrl);
  await sendMessage(connection, body, { visitorToken: "a.b.c" });
  await sendMessage(connection, body, { visitorToken: null });
  expect(server.received.map(({ headers }) => headers["x-visitor-token"])).toEqual(["a.b.c", "a.b.c", undefined]);
  for (const { url, body: sent } of server.received) expect(url + sent).not.toContain("a.b.c");
});

test("a message goes out with one key of its own, the same for every try and another for every call", async () => {
  const server = await serve((response, _, before) => (before < 2 ? response.destroy() : sendJson(response, anAnswer)));
  const connection = connectTo(server.baseUrl);
  expect(await sendMessage(connection, body)).toEqual(anAnswer);
  await sendMessage(connection, body);
  const [first, second, third, other] = keysOf(server.received);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(other).not.toBe(first);
  expect(connection.pauses).toHaveLength(2);
});

type Act = (connection: Connection) => Promise<unknown>;
const get: Act = (connection) => settings(connection);
const post: Act = (connection) => sendMessage(connection, body);
const score: Act = (connection) => sendCsat(connection, csat);
const thumb: Act = (connection) =>
  giveFeedback(connection, { conversation_id: "c_1", message_id: "m_1", helpful: true });
const token: Act = (connection) => resume(connection, { token: "t" });

test.each<[string, Act, number, number]>([
  ["a read", get, 429, 3],
  ["a read", get, 500, 3],
  ["a read", get, 502, 3],
  ["a read", get, 503, 3],
  ["a read", get, 504, 3],
  ["a read", get, 404, 1],
  ["a read", get, 400, 1],
  ["a message", post, 429, 3],
  ["a message", post, 500, 1],
  ["a message", post, 502, 3],
  ["a message", post, 503, 3],
  ["a message", post, 504, 3],
  ["a message", post, 408, 3],
  ["a message", post, 409, 1],
  ["a message", post, 413, 1],
  ["a score", score, 429, 3],
  ["a score", score, 500, 1],
  ["a score", score, 503, 3],
  ["a thumb", thumb, 503, 3],
  ["a closing", (connection) => closeConversation(connection, visitor), 503, 3],
  ["a new link", (connection) => makeResumeLink(connection, visitor), 503, 3],
  ["a link's token", token, 503, 1],
])("%s answered with %4$s goes out … times", async (_, act, status, tries) => {
  const server = await serve((response) => sendProblem(response, status, "internal_error"));
  expect(await failureOf(act(connectTo(server.baseUrl)))).toMatchObject({ status });
  expect(server.received).toHaveLength(tries);
});

test("a lost connection is tried again, in the answer's middle too", async () => {
  const server = await serve((response, _, before) => {
    if (before === 0) return response.destroy();
    if (before === 1) return response.writeHead(200, { "content-length": 100 }).write("{", () => response.destroy());
    return sendJson(response, anAnswer);
  });
  expect(await sendMessage(connectTo(server.baseUrl), body)).toEqual(anAnswer);
});

test("the number of tries is the caller's choice", async () => {
  const server = await serve((response) => response.destroy());
  const error = await failureOf(settings(connectTo(server.baseUrl, { retry: { attempts: 1 } })));
  expect(isChatError(error, "network_error")).toBe(true);
  expect(server.received).toHaveLength(1);
  await failureOf(settings(connectTo(server.baseUrl, { retry: { attempts: 5 } })));
  expect(server.received).toHaveLength(6);
});

test("pauses are random and their bound doubles up to the longest", async () => {
  const server = await serve((response) => response.destroy());
  const connection = connectTo(server.baseUrl, { retry: { attempts: 8, firstPauseMs: 100, longestPauseMs: 1000 } });
  for (let run = 0; run < 20; run++) await failureOf(settings(connection));
  for (const [index, bound] of [100, 200, 400, 800, 1000, 1000, 1000].entries()) {
    const pauses = connection.pauses.filter((_, at) => at % 7 === index);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(bound);
    expect(Math.max(...pauses)).toBeGreaterThan(bound / 2);
    expect(Math.min(...pauses)).toBeLessThan(bound / 2);
  }
});

const noon = Date.parse("2026-11-21T12:00:00Z");
test.each([
  ["seconds", "7", 7000],
  ["a date", "Sat, 21 Nov 2026 12:00:09 GMT", 9000],
  ["a date that has passed", "Sat, 21 Nov 2026 11:00:00 GMT", 0],
  ["nonsense", "soon", 0],
])("Retry-After as %s is waited for, and a little longer", async (_form, retryAfter, leastMs) => {
  const server = await serve((response, _, before) => {
    if (before === 0) sendProblem(response, 429, "rate_limited", {}, { "retry-after": retryAfter });
    else sendJson(response, anAnswer);
  });
  const connection = connectTo(server.baseUrl, { now: () => noon });
  await sendMessage(connection, body);
  expect(connection.pauses).toHaveLength(1);
  expect(connection.pauses[0]).toBeGreaterThanOrEqual(leastMs);
  expect(connection.pauses[0]).toBeLessThanOrEqual(leastMs + 500);
  expect(new Set(keysOf(server.received)).size).toBe(1);
});

test("a Retry-After too long to wait for goes to the caller at once", async () => {
  const server = await serve((response) =>
    sendProblem(response, 429, "rate_limited", { retry_after: 41 }, { "retry-after": "41" }),
  );
  const error = await failureOf(sendMessage(connectTo(server.baseUrl), body));
  expect(isChatError(error, "rate_limited") && error.retryAfter).toBe(41);
  expect(server.received).toHaveLength(1);
});

test("where the page may not read Retry-After, the problem tells it", async () => {
  const server = await serve((response) => sendProblem(response, 503, "overloaded", { retry_after: 41 }));
  expect(await failureOf(settings(connectTo(server.baseUrl)))).toMatchObject({ retryAfter: 41 });
});

test("an answer that does not come in time is given up and asked for again", async () => {
  const server = await serve((response, _, before) => {
    if (before === 0) return;
    if (before === 1) return response.writeHead(200).write("{");
    return sendJson(response, anAnswer);
  });
  expect(await sendMessage(connectTo(server.baseUrl, { timeoutMs: 100 }), body)).toEqual(anAnswer);
  expect(new Set(keysOf(server.received)).size).toBe(1);

  const silent = await serve(() => {});
  const error = await failureOf(settings(connectTo(silent.baseUrl, { timeoutMs: 20, retry: { attempts: 1 } })));
  expect(isChatError(error, "timed_out")).toBe(true);
});

test("the signal ends a request, and a pause between two", async () => {
  const leave = new AbortController();
  const silent = await serve(() => leave.abort());
  expect(
    isChatError(await failureOf(sendMessage(connectTo(silent.baseUrl), body, { signal: leave.signal })), "aborted"),
  ).toBe(true);
  expect(isChatError(await failureOf(settings(connectTo(silent.baseUrl), { signal: leave.signal })), "aborted")).toBe(
    true,
  );
  expect(silent.received).toHaveLength(1);

  const pausing = new AbortController();
  const busy = await serve((response) => sendProblem(response, 503, "overloaded"));
  const pause = async () => pausing.abort();
  expect(
    isChatError(await failureOf(settings(connectTo(busy.baseUrl, { pause }), { signal: pausing.signal })), "aborted"),
  ).toBe(true);
  expect(busy.received).toHaveLength(1);
});

test("the built-in pause takes its time, and ends at once when the signal aborts", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { pause } = connect({ baseUrl: "", tenantId: "demo" });
  let over = false;
  const pausing = pause(1000).then(() => (over = true));
  await vi.advanceTimersByTimeAsync(999);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await pausing;

  const leave = new AbortController();
  const left = pause(1000, leave.signal);
  leave.abort();
  await left;
  await pause(1000, leave.signal);
  expect(vi.getTimerCount()).toBe(0);
});

test("any tenant id a page may hold reaches the server as a header", async () => {
  const server = await serve((response) => sendProblem(response, 404, "tenant_not_found"));
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), async (tenantId) => {
      const error = await failureOf(settings(connect({ baseUrl: server.baseUrl, tenantId })));
      expect(isChatError(error, "tenant_not_found")).toBe(true);
    }),
  );
});

test("a key that no header can carry is the caller's mistake, not the network's", async () => {
  const server = await serve((response) => sendJson(response, anAnswer));
  const error = await failureOf(sendMessage(connectTo(server.baseUrl), body, { idempotencyKey: "📦" }));
  expect(error).toBeInstanceOf(TypeError);
  expect(server.received).toHaveLength(0);
});

test("no cookies of the page are sent", async () => {
  const inits: RequestInit[] = [];
  const fetch = async (_: string, init: RequestInit) => {
    inits.push(init);
    return Response.json({});
  };
  await settings(connect({ baseUrl: "", tenantId: "demo", fetch }));
  expect(inits[0]?.credentials).toBe("omit");
});
