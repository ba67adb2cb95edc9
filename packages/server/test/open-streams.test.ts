import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { openRaw } from "./raw-http.ts";
import { openEvents, type OpenEvents } from "./read-events.ts";
import { startApp, type TestApp } from "./start-app.ts";

const MOST = 100;
/** Each try counts as a read, of which there are 120. */
const patience = { interval: 300, timeout: 5_000 };

let app: TestApp;
let base: string;
let shop: Tenant;
let conversation: string;
let streams: OpenEvents[];
beforeAll(async () => {
  app = await startApp();
  base = await app.listen();
});
beforeEach(async () => {
  shop = await app.createTenant({ rate_limit: 10 });
  conversation = (await app.send(shop.id, { message: "hello" })).conversation_id;
  streams = [];
});
afterEach(() => streams.forEach((stream) => stream.leave()));
afterAll(() => app.stop());

async function open(tenant = shop, id = conversation): Promise<number> {
  const stream = await openEvents(`${base}/api/chat/widget/events/${id}`, { headers: { "x-tenant-id": tenant.id } });
  streams.push(stream);
  return stream.reply.status;
}
const openMost = async (): Promise<void> => {
  expect(new Set(await Promise.all(Array.from({ length: MOST }, () => open())))).toEqual(new Set([200]));
};

describe("a client that has as many event streams open as it may", () => {
  test("is refused one more, in words; other tenants and other requests are not its concern", async () => {
    await openMost();
    const reply = await fetch(`${base}/api/chat/widget/events/${conversation}`, {
      headers: { "x-tenant-id": shop.id },
    });
    const { title, detail } = expectProblem(
      { statusCode: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() },
      "rate_limited",
    );
    expect([title, detail]).toEqual(["Too many open streams", expect.stringContaining("100 event streams")]);
    expect(reply.headers.get("retry-after")).toBe("10");

    const other = await app.createTenant({});
    expect(await open(other, (await app.send(other.id, { message: "hello" })).conversation_id)).toBe(200);
    expect(await app.send(shop.id, { message: "hello", conversation_id: conversation })).toMatchObject({
      kind: "answer",
    });
  });

  test("gets another one once it has left one", async () => {
    await openMost();
    streams[0]?.leave();
    await expect.poll(() => open(), patience).toBe(200);
  });
});

test("a stream whose connection dies is open no longer", async () => {
  const request = `GET /api/chat/widget/events/${conversation} HTTP/1.1\r\nHost: x\r\nX-Tenant-Id: ${shop.id}\r\n\r\n`;
  const dying = await Promise.all(
    Array.from({ length: MOST }, async () => {
      const connection = await openRaw(base);
      connection.write(request);
      await new Promise((resolve) => connection.socket.once("data", resolve));
      return connection.socket;
    }),
  );
  expect(await open()).toBe(429);
  for (const socket of dying) socket.resetAndDestroy();
  await expect.poll(() => open(), patience).toBe(200);
});

test("what was refused is not open", async () => {
  const refused = await Promise.all(Array.from({ length: MOST + 1 }, () => open(shop, `c_${"x".repeat(24)}`)));
  expect(refused.filter((status) => status === 404).length).toBeGreaterThanOrEqual(MOST);
  await expect.poll(() => open(), patience).toBe(200);
});
