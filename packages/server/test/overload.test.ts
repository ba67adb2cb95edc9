import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp({ env: { MAX_EVENT_LOOP_DELAY_MS: "200" } });
  shop = await app.createTenant({ rate_limit: 10_000 });
});
afterAll(() => app.stop());

const send = () =>
  app.post(shop.id, "/api/chat/widget", { message: "hello", session_id: "s" }, { origin: "https://shop.example" });

test("a server that cannot keep up says so where pages can read it, is alive for its keeper, and recovers", async () => {
  // Stands still without using the processor, for longer than it is watched at a time.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500);
  const refused = await vi.waitUntil(
    async () => {
      const reply = await send();
      return reply.statusCode !== 200 && reply;
    },
    { timeout: 10_000 },
  );
  expect(expectProblem(refused, "overloaded").retry_after).toBe(5);
  expect(refused.headers).toMatchObject({ "retry-after": "5", "access-control-allow-origin": "*" });
  expect((await app.server.inject({ url: "/readyz" })).statusCode).toBe(503);
  expect((await app.server.inject({ url: "/healthz" })).statusCode).toBe(200);
  await vi.waitUntil(async () => (await send()).statusCode === 200, { timeout: 10_000 });
});
