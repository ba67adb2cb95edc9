import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { operationsOf, readReference, type Operation, type Reference } from "./reference.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let reference: Reference;
beforeAll(async () => {
  app = await startApp();
  reference = await readReference(app);
});
afterAll(() => app.stop());

const operations = (): [string, string, Operation][] => operationsOf(reference);

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
    ["get", "/api/admin/tenants/{tenant}/documents", [200, 400, 401, 404, 500, 503]],
    ["get", "/api/admin/tenants/{tenant}/documents/{id}", [200, 401, 404, 500, 503]],
    ["delete", "/api/admin/tenants/{tenant}/documents/{id}", [204, 401, 404, 500, 503]],
    ["get", "/api/admin/tenants/{tenant}/products", [200, 400, 401, 404, 500, 503]],
    ["delete", "/api/admin/tenants/{tenant}/products/{id}", [204, 401, 404, 500, 503]],
    ["get", "/api/admin/tenants/{tenant}/search", [200, 400, 401, 404, 500, 503]],
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

  test("is right about who may call: without the key, or without a tenant, no operation answers", async () => {
    const shop = await app.createTenant({});
    const guarded = operations().filter(([path]) => path.startsWith("/api/"));
    expect(guarded.length).toBeGreaterThan(15);
    for (const [path, method, { security }] of guarded) {
      const url = path.replace("{tenant}", shop.slug).replaceAll(/\{\w+\}/g, "x");
      const reply = await app.server.inject({
        method: method.toUpperCase() as "GET",
        url,
        ...(method === "post" && { payload: {} }),
      });
      expectProblem(reply, security ? "unauthorized" : "tenant_id_required");
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
