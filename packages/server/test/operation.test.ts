import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe("whoever keeps the server running", () => {
  test.each(["/healthz", "/readyz"])("is told by %s that all is well", async (url) => {
    const reply = await app.server.inject({ url });
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: "ok" }]);
    expect((await app.server.inject({ method: "HEAD", url })).statusCode).toBe(200);
  });

  test("finds no metrics unless they were switched on", async () => {
    expect((await app.server.inject({ url: "/metrics" })).statusCode).toBe(404);
  });
});
