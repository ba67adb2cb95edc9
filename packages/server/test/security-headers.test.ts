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
  ["a 413", () => app.admin("POST", "/api/admin/tenants", { slug: "x".repeat(600_000) })],
  ["a list of tenants", () => app.admin("GET", "/api/admin/tenants")],
  ["the health", () => app.server.inject({ url: "/healthz" })],
];
const pages = ["/docs/", "/demo/", "/admin/"];

const everywhere = { "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" };

function expectNothingTold({ headers }: Reply): void {
  for (const name of ["x-powered-by", "server", "set-cookie"]) expect(headers).not.toHaveProperty(name);
}

describe("data keeps browsers out of trouble", () => {
  test.each(answers)(
    "%s: taken for nothing else, loaded by no other site, and no header about what a page may do",
    async (_what, ask) => {
      const reply = await ask();
      expect(reply.headers).toMatchObject({ ...everywhere, "cross-origin-resource-policy": "same-origin" });
      for (const name of ["content-security-policy", "x-frame-options", "cross-origin-opener-policy"])
        expect(reply.headers).not.toHaveProperty(name);
      expectNothingTold(reply);
    },
  );
});

describe("a page keeps browsers out of trouble", () => {
  test.each(pages)("%s: runs its own scripts only, and stands in no other site's frame", async (url) => {
    const reply = await app.server.inject({ url });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      ...everywhere,
      "x-frame-options": "SAMEORIGIN",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(reply.headers["content-security-policy"]).toMatch(
      /default-src 'self'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'self'/,
    );
    expect(reply.headers["content-security-policy"]).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'|\*/);
    expectNothingTold(reply);
  });
});
