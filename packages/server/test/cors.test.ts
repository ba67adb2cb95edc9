import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { ADMIN_KEY, startApp, type Reply, type TestApp } from "./start-app.ts";

let app: TestApp;
let open: Tenant;
let closed: Tenant;
beforeAll(async () => {
  app = await startApp();
  open = await app.createTenant({ rate_limit: 10_000 });
  closed = await app.createTenant({
    allowed_origins: ["https://shop.example", "https://WWW.Shop.Example", "http://localhost:8080"],
  });
});
afterAll(() => app.stop());

const urls = [
  "/api/chat/widget",
  "/api/chat/welcome",
  "/api/chat/widget/messages/c_x",
  "/api/chat/widget-settings",
  "/api/chat/widget/csat",
  "/api/chat/widget/consent",
  "/api/chat/widget/events/c_x",
];

const preflight = (url: string, headers: Record<string, string> = {}): Promise<Reply> =>
  app.server.inject({
    method: "OPTIONS",
    url,
    headers: {
      origin: "https://any.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "x-tenant-id",
      ...headers,
    },
  });

const list = (value: unknown): string[] => String(value).split(", ").sort();

describe("a preflight", () => {
  test.each(urls)("of %s is answered for any origin, and remembered for a day", async (url) => {
    const { statusCode, headers, body } = await preflight(url);
    expect([statusCode, body]).toEqual([204, ""]);
    expect(headers).toMatchObject({ "access-control-allow-origin": "*", "access-control-max-age": "86400" });
    expect(list(headers["access-control-allow-headers"])).toEqual([
      "Content-Type",
      "Idempotency-Key",
      "Last-Event-ID",
      "X-Tenant-Id",
      "X-Visitor-Token",
    ]);
    expect(list(headers["access-control-allow-methods"])).toEqual(["GET", "POST"]);
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
  });

  test("is never limited", async () => {
    const replies = await Promise.all(Array.from({ length: 500 }, () => preflight("/api/chat/widget")));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(replies[0]?.headers).not.toHaveProperty("ratelimit");
  });

  test("needs no database", async () => {
    const alone = await startApp();
    await alone.database.drop();
    const reply = await alone.server.inject({
      method: "OPTIONS",
      url: "/api/chat/widget",
      headers: { origin: "https://any.example" },
    });
    expect(reply.statusCode).toBe(204);
    await alone.server.close();
  });
});

describe("a tenant that lists no origins", () => {
  test.each(["https://any.example", "http://localhost:3000", "null", "capacitor://localhost"])(
    "is answered on %s",
    async (origin) => {
      for (const url of ["/api/chat/welcome", "/api/chat/widget-settings"]) {
        const { statusCode, headers } = await app.get(open.slug, url, { origin });
        expect([statusCode, headers["access-control-allow-origin"]]).toEqual([200, "*"]);
        expect(headers).not.toHaveProperty("access-control-allow-credentials");
      }
    },
  );

  test("lets a page read the headers it needs", async () => {
    const { headers } = await app.get(open.slug, "/api/chat/welcome", { origin: "https://any.example" });
    expect(list(headers["access-control-expose-headers"])).toEqual([
      "Date",
      "ETag",
      "RateLimit",
      "RateLimit-Policy",
      "Retry-After",
      "X-Request-Id",
    ]);
  });
});

describe("a tenant that lists origins", () => {
  test.each(["https://shop.example", "https://www.shop.example", "http://localhost:8080"])(
    "is answered on %s, by name",
    async (origin) => {
      for (const url of ["/api/chat/welcome", "/api/chat/widget-settings"]) {
        const { statusCode, headers } = await app.get(closed.slug, url, { origin });
        expect([statusCode, headers["access-control-allow-origin"]]).toEqual([200, origin]);
        expect(list(headers["vary"])).toContain("Origin");
        expect(headers).not.toHaveProperty("access-control-allow-credentials");
      }
      const reply = await app.post(
        closed.slug,
        "/api/chat/widget",
        { message: "hello", session_id: origin },
        { origin },
      );
      expect([reply.statusCode, reply.headers["access-control-allow-origin"]]).toEqual([200, origin]);
    },
  );

  const refusal = {
    type: "urn:widget-chat:problem:origin_not_allowed",
    title: "Origin not allowed",
    status: 403,
    detail:
      "The tenant accepts its widget on listed sites only, and this one is not listed. The tenant adds it to the allowed origins.",
    code: "origin_not_allowed",
  };

  test.each([
    "null",
    "",
    "*",
    "https://any.example",
    "http://shop.example",
    "https://shop.example:8443",
    "https://evil-shop.example",
    "https://shop.example.evil.com",
    "https://shop.example@evil.com",
    "https://shop.example/",
    "https://shop.example, https://evil.com",
    "https://sub.shop.example",
    "https://shop.example\\evil.com",
    "http://localhost",
    "https://xn--shp-0qa.example",
    "https://shöp.example",
  ])("is refused on %j, so that the page can read nothing but that", async (origin) => {
    for (const url of [
      "/api/chat/welcome",
      "/api/chat/widget-settings",
      "/api/chat/widget/messages/c_x",
      "/api/chat/widget/events/c_x",
    ]) {
      const reply = await app.get(closed.slug, url, { origin });
      const { request_id: _, ...problem } = expectProblem(reply, "origin_not_allowed");
      // The same for every tenant that lists origins: nothing of what it lists, allows or has.
      expect(problem).toEqual(refusal);
      expect(reply.headers["access-control-allow-origin"]).toBe("*");
      expect(list(reply.headers["vary"])).toContain("Origin");
      for (const name of ["access-control-allow-credentials", "ratelimit", "etag"])
        expect(reply.headers).not.toHaveProperty(name);
    }
    const stored = () => app.database.query("select id from conversations where tenant_id = $1", [closed.id]);
    const before = await stored();
    expectProblem(
      await app.post(closed.slug, "/api/chat/widget", { message: "hello", session_id: "s" }, { origin }),
      "origin_not_allowed",
    );
    expect(await stored()).toEqual(before);
  });

  test.each(["/api/chat/welcome", "/api/chat/widget-settings"])(
    "answers who names no origin so that no cache hands it to a page: %s",
    async (url) => {
      const whole = await app.get(closed.slug, url);
      const again = await app.get(closed.slug, url, { "if-none-match": String(whole.headers["etag"]) });
      expect([whole.statusCode, again.statusCode]).toEqual([200, 304]);
      for (const { headers } of [whole, again]) {
        expect(list(headers["vary"])).toEqual(["Origin", "X-Tenant-Id"]);
        expect(headers).not.toHaveProperty("access-control-allow-origin");
      }
      expect(list((await app.get(open.slug, url)).headers["vary"])).toEqual(["X-Tenant-Id"]);
    },
  );

  test("answers a client that is no browser and names no origin", async () => {
    expect(await app.send(closed.slug, { message: "hello", session_id: "app" })).toMatchObject({ kind: "answer" });
  });
});

describe("a page can read", () => {
  const origin = "https://any.example";
  test("each refusal", async () => {
    const inactive = await app.createTenant({ active: false });
    const limited = await app.createTenant({ rate_limit: 1 });
    await app.send(limited.id, { message: "hello" });
    const send = (tenant: string, body: object) =>
      app.post(tenant, "/api/chat/widget", { message: "hello", session_id: "a-session", ...body }, { origin });
    const replies = await Promise.all([
      send("", {}),
      send("nobody", {}),
      send(inactive.id, {}),
      send(limited.id, {}),
      send(open.id, { message: "" }),
      send(open.id, { conversation_id: "c_x" }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 404, 403, 429, 400, 404]);
    for (const { headers } of replies) expect(headers["access-control-allow-origin"]).toBe("*");
  });
});

describe("the admin API", () => {
  const admin = ["/api/admin/tenants", "/api/admin/tenants/demo", "/api/admin/nothing"];
  test("sends no CORS header to a page that has the key, either", async () => {
    const headers = { origin: "https://any.example", authorization: `Bearer ${ADMIN_KEY}` };
    const reply = await app.server.inject({ url: "/api/admin/tenants", headers });
    expect(reply.statusCode).toBe(200);
    expect(Object.keys(reply.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  test.each(admin)("sends no CORS header from %s, whatever is asked", async (url) => {
    for (const method of ["OPTIONS", "GET", "POST", "PATCH", "DELETE"] as const) {
      const headers = {
        origin: "https://any.example",
        "access-control-request-method": "GET",
        "access-control-request-headers": "authorization",
      };
      const reply = await app.server.inject({ method, url, headers });
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(Object.keys(reply.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });
});
