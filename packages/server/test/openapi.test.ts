import { randomUUID } from "node:crypto";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADMIN_KEY, startApp, type Reply, type TestApp } from "./start-app.ts";

interface Operation {
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: { in: string; name: string }[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

interface Reference {
  openapi: string;
  tags: { name: string }[];
  components: { schemas: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
}

let app: TestApp;
let reference: Reference;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  reference = (await app.server.inject({ url: "/docs/openapi.json" })).json<Reference>();
  shop = await app.createTenant({ rate_limit: 10_000 });
});
afterAll(() => app.stop());

const operations = (): [string, string, Operation][] =>
  Object.entries(reference.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [path, method, operation] as [string, string, Operation]),
  );

/** Every address under /api with the methods it answers, read off the running server. */
async function served(): Promise<string[]> {
  const lines = app.server.printRoutes({ commonPrefix: false }).split("\n");
  const path: string[] = [];
  const found: string[] = [];
  for (const line of lines) {
    const [, indent = "", name = ""] = /^([│├└─\s]*)(\S+) \(/.exec(line) ?? [];
    path.splice(Math.round(indent.length / 4) - 1, path.length, name);
    const url = path.join("").replaceAll("//", "/");
    if (url.startsWith("/api/") && name) found.push(url);
  }
  return found;
}

describe("the reference at /docs", () => {
  test("is OpenAPI 3.1, with every address under /api and every method it answers, and no more", async () => {
    expect(reference.openapi).toBe("3.1.0");
    const addresses = await served();
    expect(addresses).toContain("/api/chat/widget/messages/:conversation_id");
    const answered = await Promise.all(
      addresses.map(async (url) => {
        // No address answers PUT, so each says what it does answer.
        const { headers } = await app.server.inject({ method: "PUT", url });
        const methods = String(headers["allow"])
          .split(", ")
          .filter((method) => method !== "HEAD");
        return methods.map((method) => `${method} ${url.replaceAll(/:(\w+)/g, "{$1}")}`);
      }),
    );
    const documented = operations().map(([path, method]) => `${method.toUpperCase()} ${path}`);
    expect(documented.filter((operation) => operation.includes(" /api/")).sort()).toEqual(answered.flat().sort());
  });

  test.each([
    ["post", "/api/chat/widget", [200, 400, 403, 404, 408, 409, 413, 415, 429, 500, 503]],
    ["get", "/api/chat/welcome", [200, 304, 400, 403, 404, 429, 500, 503]],
    ["get", "/api/chat/widget/messages/{conversation_id}", [200, 400, 403, 404, 429, 500, 503]],
    ["get", "/api/chat/widget-settings", [200, 304, 400, 403, 404, 429, 500, 503]],
    ["post", "/api/chat/widget/csat", [200, 400, 403, 404, 408, 413, 415, 429, 500, 503]],
    ["get", "/api/chat/widget/events/{conversation_id}", [200, 400, 403, 404, 429, 500, 503]],
    ["get", "/api/admin/tenants", [200, 400, 401, 500, 503]],
    ["post", "/api/admin/tenants", [201, 400, 401, 408, 409, 413, 415, 500, 503]],
    ["get", "/api/admin/tenants/{tenant}", [200, 401, 404, 500, 503]],
    ["patch", "/api/admin/tenants/{tenant}", [200, 400, 401, 404, 408, 409, 413, 415, 500, 503]],
    ["delete", "/api/admin/tenants/{tenant}", [204, 401, 404, 500, 503]],
  ])("names every status of %s %s", (method, path, statuses) => {
    expect(Object.keys(reference.paths[path]?.[method]?.responses ?? {}).map(Number)).toEqual(statuses);
  });

  test("says of each operation what it is, under a tag that is explained, and who may call it", () => {
    const tags = reference.tags.map(({ name }) => name);
    for (const [path, method, operation] of operations()) {
      expect([path, method, operation.summary]).toEqual([path, method, expect.stringMatching(/\S/)]);
      expect([path, tags]).toEqual([path, expect.arrayContaining(operation.tags ?? ["none"])]);
      const isAdmin = path.startsWith("/api/admin/");
      const needsTenant =
        operation.parameters?.some((parameter) => parameter.in === "header" && parameter.name === "x-tenant-id") ??
        false;
      expect([path, method, operation.security, needsTenant]).toEqual([
        path,
        method,
        isAdmin ? [{ bearer: [] }] : undefined,
        path.startsWith("/api/chat/"),
      ]);
    }
  });

  test("names the shapes that are used in several places", () => {
    expect(Object.keys(reference.components.schemas)).toContain("Theme");
    expect(Object.keys(reference.components.schemas).filter((name) => name.startsWith("def-"))).toEqual([]);
  });

  test("calls every error a problem", () => {
    const errors = operations().flatMap(([path, method, { responses }]) =>
      Object.entries(responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, { content = {} }]) => [method, path, status, ...Object.keys(content)]),
    );
    expect(errors.length).toBeGreaterThan(50);
    expect(errors.filter(([, , , ...types]) => types.join() !== "application/problem+json")).toEqual([]);
  });
});

/** What of the answers is not as the reference names it for the operation, member for member. */
function faults(method: string, path: string, replies: Reply[]): unknown[] {
  return replies.flatMap(({ statusCode, headers, body }) => {
    const response = reference.paths[path]?.[method]?.responses[statusCode];
    const type = String(headers["content-type"]).split(";")[0] ?? "";
    if (response && !response.content && body === "") return [];
    const schema = response?.content?.[type]?.schema;
    if (!schema) return [`${method} ${path}: ${statusCode} as ${type} is not in the reference`];
    const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
    ajv.validate({ ...schema, components: reference.components, unevaluatedProperties: false }, JSON.parse(body));
    return ajv.errors ? [`${method} ${path}: ${statusCode} ${ajv.errorsText()}`] : [];
  });
}

describe("every answer is as the reference says", () => {
  test("from the widget endpoints", async () => {
    const limited = await app.createTenant({ rate_limit: 1 });
    const inactive = await app.createTenant({ active: false });
    const closed = await app.createTenant({ allowed_origins: ["https://shop.example"] });
    const { conversation_id: id } = await app.send(shop.id, { message: "hello" });
    const key = { "idempotency-key": randomUUID() };
    const origin = { origin: "https://evil.example" };
    const send = (tenant: string, body: object, headers = {}) =>
      app.post(tenant, "/api/chat/widget", { message: "hello", session_id: "a-session", ...body }, headers);
    const text = (url: string, payload: string, type = "application/json") =>
      app.server.inject({ method: "POST", url, headers: { "x-tenant-id": shop.id, "content-type": type }, payload });
    const message = [
      await send(shop.id, {}, key),
      await send(shop.id, { conversation_id: id, type: "ecommerce" }),
      await send(shop.id, { message: "other" }, key),
      await send(shop.id, { message: "" }),
      await send(shop.id, { conversation_id: "c_x" }),
      await send("", {}),
      await send("nobody", {}),
      await send(inactive.id, {}),
      await send(closed.id, {}, origin),
      await send((await app.createTenant({ monthly_limit: 0 })).id, {}),
      await text("/api/chat/widget", "{"),
      await text("/api/chat/widget", "x".repeat(70_000)),
      await text("/api/chat/widget", "hello", "text/plain"),
      await send(limited.id, {}),
      await send(limited.id, {}),
    ];
    expect(faults("post", "/api/chat/widget", message)).toEqual([]);
    expect(message.map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 409, 400, 404, 400, 404, 403, 403, 200, 400, 413, 415, 200, 429,
    ]);

    const score = (tenant: string, body: object) =>
      app.post(tenant, "/api/chat/widget/csat", { conversation_id: id, score: 5, ...body });
    const scores = [
      await score(shop.id, {}),
      await score(shop.id, { score: 9 }),
      await score(shop.id, { conversation_id: "c_x" }),
      await score("nobody", {}),
      await text("/api/chat/widget/csat", "[", "application/json"),
    ];
    expect(faults("post", "/api/chat/widget/csat", scores)).toEqual([]);

    for (const [path, query, ok] of [
      ["/api/chat/welcome", `?locale=${"x".repeat(40)}`, ""],
      ["/api/chat/widget-settings", "", ""],
      ["/api/chat/widget/messages/{conversation_id}", "?limit=0", id],
      ["/api/chat/widget/events/{conversation_id}", "?after=x", "c_x"],
    ] as const) {
      const url = path.replace("{conversation_id}", ok);
      const first = await app.get(shop.id, url);
      const replies = [
        first,
        await app.get(shop.id, url, { "if-none-match": String(first.headers["etag"]) }),
        await app.get(shop.id, url + query),
        await app.get("nobody", url),
        await app.get("", url),
        await app.get(inactive.id, url),
        await app.get(closed.id, url, origin),
      ];
      expect(faults("get", path, replies)).toEqual([]);
    }
  });

  test("from the tenants of the admin API", async () => {
    const path = "/api/admin/tenants";
    const one = `${path}/{tenant}`;
    const stranger = (method: "GET" | "POST" | "PATCH" | "DELETE", url: string) =>
      app.server.inject({ method, url, headers: { authorization: `Bearer ${ADMIN_KEY}x` } });
    const text = (method: "POST" | "PATCH", url: string, payload: string, type: string) =>
      app.server.inject({
        method,
        url,
        headers: { authorization: `Bearer ${ADMIN_KEY}`, "content-type": type },
        payload,
      });
    expect(
      faults("get", path, [
        await app.admin("GET", path),
        await app.admin("GET", `${path}?limit=1`),
        await app.admin("GET", `${path}?limit=0`),
        await stranger("GET", path),
      ]),
    ).toEqual([]);
    expect(
      faults("post", path, [
        await app.admin("POST", path, {
          slug: "documented",
          name: "x",
          welcome_message: { en: "Hello" },
          avatar_url: "/a.png",
          theme: { radius: 4 },
        }),
        await app.admin("POST", path, { slug: "documented", name: "x" }),
        await app.admin("POST", path, {}),
        await text("POST", path, "{", "application/json"),
        await text("POST", path, "x".repeat(70_000), "application/json"),
        await text("POST", path, "<a/>", "application/xml"),
        await stranger("POST", path),
      ]),
    ).toEqual([]);
    const url = `${path}/documented`;
    expect(
      faults("get", one, [
        await app.admin("GET", url),
        await app.admin("GET", `${path}/nobody`),
        await stranger("GET", url),
      ]),
    ).toEqual([]);
    expect(
      faults("patch", one, [
        await app.admin("PATCH", url, { name: "y" }),
        await app.admin("PATCH", url, { name: "" }),
        await app.admin("PATCH", url, { slug: shop.slug }),
        await app.admin("PATCH", `${path}/nobody`, {}),
        await stranger("PATCH", url),
        await text("PATCH", url, "[", "application/json"),
        await text("PATCH", url, "x", "text/csv"),
      ]),
    ).toEqual([]);
    expect(
      faults("delete", one, [
        await stranger("DELETE", url),
        await app.admin("DELETE", url),
        await app.admin("DELETE", url),
      ]),
    ).toEqual([]);
  });
});
