import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: string;
beforeAll(async () => {
  app = await startApp();
  shop = (await app.createTenant({ rate_limit: 1 })).slug;
});
afterAll(() => app.stop());

const answers: [string, () => Promise<Reply>][] = [
  ["a welcome", () => app.get(shop, "/api/chat/welcome")],
  ["an answer", () => app.post(shop, "/api/chat/widget", { message: "hello", session_id: "s" })],
  ["a 429", () => app.post(shop, "/api/chat/widget", { message: "hello", session_id: "s" })],
  ["a 400", () => app.post(shop, "/api/chat/widget/csat", {})],
  ["a 401", () => app.server.inject({ url: "/api/admin/tenants" })],
  ["a 404", () => app.server.inject({ url: "/nothing" })],
  ["a 405", () => app.server.inject({ method: "DELETE", url: "/api/chat/widget" })],
  ["a 413", () => app.admin("POST", "/api/admin/tenants", { slug: "x".repeat(70_000) })],
  ["a list of tenants", () => app.admin("GET", "/api/admin/tenants")],
  ["the health", () => app.server.inject({ url: "/healthz" })],
  ["the reference", () => app.server.inject({ url: "/docs/" })],
];

describe("every answer keeps browsers out of trouble", () => {
  test.each(answers)("%s", async (_what, ask) => {
    const { headers } = await ask();
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "SAMEORIGIN",
    });
    expect(headers["content-security-policy"]).toMatch(
      /default-src 'self'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'self'/,
    );
    expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'|\*/);
    for (const name of ["x-powered-by", "server", "set-cookie"]) expect(headers).not.toHaveProperty(name);
  });
});
