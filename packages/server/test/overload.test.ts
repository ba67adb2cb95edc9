import { setImmediate } from "node:timers/promises";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp({ env: { MAX_EVENT_LOOP_DELAY_MS: "200" } });
  // Where others use the processor it may be too busy at first, which is not what is looked at here.
  shop = await vi.waitUntil(() => app.createTenant({ rate_limit: 10_000 }).catch(() => null), { timeout: 30_000 });
}, 60_000);
afterAll(() => app.stop());

const send = () =>
  app.post(shop.id, "/api/chat/widget", { message: "hello", session_id: "s" }, { origin: "https://shop.example" });

test("a server that cannot keep up says so where pages can read it, is alive for its keeper, and recovers", async () => {
  // Two of the spans it is watched over pass with hardly more than standing still, so the last whole one is told by now.
  const still = new Int32Array(new SharedArrayBuffer(4));
  for (let turn = 0; turn < 16; turn++) {
    Atomics.wait(still, 0, 0, 300);
    await setImmediate();
  }
  const refused = await send();
  expect(expectProblem(refused, "overloaded").retry_after).toBe(5);
  expect(refused.headers).toMatchObject({ "retry-after": "5", "access-control-allow-origin": "*" });
  expect((await app.server.inject({ url: "/readyz" })).statusCode).toBe(503);
  expect((await app.server.inject({ url: "/healthz" })).statusCode).toBe(200);
  await vi.waitUntil(async () => (await send()).statusCode === 200, { timeout: 10_000 });
});
