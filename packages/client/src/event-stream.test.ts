import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { connect, isChatError } from "./client.ts";
import { eventStream } from "./event-stream.ts";
import { collect, connectTo, failureOf, onWire, sendJson, serve, startStream } from "../test/loopback-server.ts";
import { stopTimers } from "../test/stop-timers.ts";

const whole = new TextEncoder().encode(
  onWire("delta", { text: "Grüße 📦 שלום" }, "1") + ": ping\r\n\r\n" + onWire("delta", { text: "再见" }, "2"),
);
const blocks = [
  { event: "delta", id: "1", data: '{"text":"Grüße 📦 שלום"}' },
  { event: "delta", id: "2", data: '{"text":"再见"}' },
];
const call = { path: "/stream" };

test("puts together what arrives in pieces, cut at every byte", async () => {
  const server = await serve((response, { url }) => {
    const cut = Number(url.slice(1));
    startStream(response).write(whole.subarray(0, cut), () => setImmediate(() => response.end(whole.subarray(cut))));
  });
  for (let cut = 0; cut <= whole.length; cut++)
    expect(await collect(eventStream(connectTo(server.baseUrl), { path: `/${cut}` })), `cut at ${cut}`).toEqual(blocks);
});

test("skips the byte order mark that a stream begins with, and no other", async () => {
  const server = await serve((response) =>
    startStream(response).end("\uFEFFdata: a\n\n\uFEFFdata: b\n\ndata: \uFEFFc\n\n"),
  );
  const given = await collect(eventStream(connectTo(server.baseUrl), call));
  expect(given.map(({ data }) => data)).toEqual(["a", "\uFEFFc"]);
});

test("puts together pieces of any sizes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 40 })), async (sizes) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          let at = 0;
          for (const size of sizes) controller.enqueue(whole.slice(at, (at += size)));
          controller.enqueue(whole.slice(at));
          controller.close();
        },
      });
      const fetch = async () => new Response(body, { headers: { "content-type": "text/event-stream" } });
      expect(await collect(eventStream(connect({ baseUrl: "", tenantId: "demo", fetch }), call))).toEqual(blocks);
    }),
  );
});

test("reads the whole text where the body cannot be read piece by piece, as in React Native", async () => {
  const server = await serve((response) => startStream(response).end(whole));
  const fetch = async (url: string, init: RequestInit) => {
    const real = await globalThis.fetch(url, init);
    return { ok: real.ok, status: real.status, headers: real.headers, body: null, text: () => real.text() } as Response;
  };
  expect(await collect(eventStream(connectTo(server.baseUrl, { fetch }), call))).toEqual(blocks);
});

test("leaving the loop closes the connection", async () => {
  let onClosed = () => {};
  const closed = new Promise<void>((resolve) => (onClosed = resolve));
  const server = await serve((response) => {
    response.on("close", onClosed);
    startStream(response).write(onWire("delta", {}));
  });
  for await (const block of eventStream(connectTo(server.baseUrl), call)) {
    expect(block.event).toBe("delta");
    break;
  }
  await closed;
});

test("the caller's signal ends a waiting loop", async () => {
  const server = await serve((response) => startStream(response).write(onWire("delta", {})));
  const leave = new AbortController();
  const stream = eventStream(connectTo(server.baseUrl), { ...call, signal: leave.signal });
  await stream.next();
  const waiting = failureOf(stream.next());
  leave.abort();
  expect(isChatError(await waiting, "aborted")).toBe(true);
});

test("a stream without a byte for 45 seconds is given up, one that pings is not", async () => {
  stopTimers();
  const ping = new TextEncoder().encode(": ping\n\n");
  // The clock moves whenever the client waits for the next piece.
  const pingEvery =
    (ms: number) =>
    async (_: string, { signal }: RequestInit) => {
      let pings = 10;
      const pull = (controller: ReadableStreamDefaultController) => {
        vi.advanceTimersByTime(ms);
        if (signal?.aborted) return controller.error(signal.reason);
        controller.enqueue(pings > 0 ? ping : whole);
        if (pings-- === 0) controller.close();
      };
      return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), {
        headers: { "content-type": "text/event-stream" },
      });
    };
  expect(await collect(eventStream(connectTo("http://x", { fetch: pingEvery(44_000) }), call))).toEqual(blocks);
  const error = await failureOf(collect(eventStream(connectTo("http://x", { fetch: pingEvery(46_000) }), call)));
  expect(isChatError(error, "timed_out")).toBe(true);
});

test("time that the consumer takes does not count as silence", async () => {
  stopTimers();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = await serve(async (response) => {
    startStream(response).write(onWire("delta", {}, "1"));
    await released;
    response.end(onWire("delta", {}, "2"));
  });
  const stream = eventStream(connectTo(server.baseUrl), call);
  await stream.next();
  vi.advanceTimersByTime(60_000);
  release();
  expect((await stream.next()).value?.id).toBe("2");
});

test("something else than an event stream is a protocol error", async () => {
  const server = await serve((response) => sendJson(response, {}));
  expect(isChatError(await failureOf(collect(eventStream(connectTo(server.baseUrl), call))), "protocol_error")).toBe(
    true,
  );
});
