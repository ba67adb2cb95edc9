import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { openEvents, type ServerEvent } from "./read-events.ts";
import { operationsOf, readReference, type Operation, type Reference } from "./reference.ts";
import { startApp, type TestApp } from "./start-app.ts";

interface EventSchema {
  anyOf: { properties: { event: { enum: [string] } } }[];
}

let app: TestApp;
let reference: Reference;
let tenant: Tenant;
let listening: Promise<string>;
beforeAll(async () => {
  app = await startApp();
  listening = app.listen();
  tenant = await app.createTenant({});
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
        // No address answers both PUT and POST, so each says by one of them what it does answer.
        const replies = await Promise.all(
          (["PUT", "POST"] as const).map((method) => app.server.inject({ method, url })),
        );
        const methods = String(replies.find(({ headers }) => headers["allow"])?.headers["allow"])
          .split(", ")
          .filter((method) => method !== "HEAD");
        return methods.map((method) => `${method} ${url.replaceAll(/:(\w+)/g, "{$1}")}`);
      }),
    );
    const documented = operations().map(([path, method]) => `${method.toUpperCase()} ${path}`);
    expect(documented.filter((operation) => operation.includes(" /api/")).sort()).toEqual(answered.flat().sort());
  });

  test.each([
    ["post", "/api/chat/widget", [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503]],
    ["get", "/api/chat/welcome", [200, 304, 400, 403, 404, 429, 500, 503]],
    ["get", "/api/chat/widget/messages/{conversation_id}", [200, 400, 403, 404, 429, 500, 503]],
    ["get", "/api/chat/widget-settings", [200, 304, 400, 403, 404, 429, 500, 503]],
    ["post", "/api/chat/widget/csat", [200, 400, 403, 404, 408, 413, 415, 429, 500, 503]],
    ["post", "/api/chat/widget/consent", [200, 400, 403, 404, 408, 409, 413, 415, 429, 500, 503]],
    ["post", "/api/chat/widget/feedback", [200, 400, 403, 404, 408, 413, 415, 429, 500, 503]],
    ["post", "/api/chat/widget/close", [200, 400, 403, 404, 408, 413, 415, 429, 500, 503]],
    ["post", "/api/chat/widget/erase", [200, 400, 403, 404, 408, 413, 415, 429, 500, 503]],
    ["post", "/api/chat/widget/resume-links", [200, 400, 403, 404, 408, 413, 415, 429, 500, 503]],
    ["post", "/api/chat/widget/resume", [200, 400, 403, 404, 408, 413, 415, 429, 500, 503]],
    ["get", "/api/chat/widget/events/{conversation_id}", [200, 400, 403, 404, 429, 500, 503]],
    ["get", "/api/admin/tenants", [200, 400, 401, 500, 503]],
    ["post", "/api/admin/tenants", [201, 400, 401, 408, 409, 413, 415, 500, 503]],
    ["get", "/api/admin/tenants/{tenant}", [200, 401, 404, 500, 503]],
    ["patch", "/api/admin/tenants/{tenant}", [200, 400, 401, 404, 408, 409, 413, 415, 500, 503]],
    ["delete", "/api/admin/tenants/{tenant}", [204, 401, 404, 500, 503]],
    ["post", "/api/admin/tenants/{tenant}/identity-secret", [201, 401, 404, 500, 503]],
    ["delete", "/api/admin/tenants/{tenant}/identity-secret", [204, 401, 404, 500, 503]],
    ["post", "/api/admin/tenants/{tenant}/live-products/secret", [201, 401, 404, 500, 503]],
    ["post", "/api/admin/tenants/{tenant}/live-products/check", [200, 400, 401, 404, 408, 413, 415, 500, 503]],
    ["post", "/api/admin/tenants/{tenant}/order-status/secret", [201, 401, 404, 500, 503]],
    ["post", "/api/admin/tenants/{tenant}/order-status/check", [200, 400, 401, 404, 408, 413, 415, 500, 503]],
    ["get", "/api/admin/tenants/{tenant}/documents", [200, 400, 401, 404, 500, 503]],
    ["post", "/api/admin/tenants/{tenant}/documents", [200, 201, 400, 401, 404, 408, 409, 413, 415, 500, 503]],
    ["post", "/api/admin/tenants/{tenant}/products", [200, 400, 401, 404, 408, 409, 413, 415, 500, 503]],
    ["get", "/api/admin/tenants/{tenant}/documents/{id}", [200, 401, 404, 500, 503]],
    ["delete", "/api/admin/tenants/{tenant}/documents/{id}", [204, 401, 404, 500, 503]],
    ["get", "/api/admin/tenants/{tenant}/products", [200, 400, 401, 404, 500, 503]],
    ["delete", "/api/admin/tenants/{tenant}/products/{id}", [204, 401, 404, 500, 503]],
    ["get", "/api/admin/tenants/{tenant}/pins", [200, 400, 401, 404, 500, 503]],
    ["post", "/api/admin/tenants/{tenant}/pins", [201, 400, 401, 404, 408, 409, 413, 415, 500, 503]],
    ["get", "/api/admin/tenants/{tenant}/pins/{id}", [200, 401, 404, 500, 503]],
    ["put", "/api/admin/tenants/{tenant}/pins/{id}", [200, 400, 401, 404, 408, 409, 413, 415, 500, 503]],
    ["patch", "/api/admin/tenants/{tenant}/pins/{id}", [200, 400, 401, 404, 408, 409, 413, 415, 500, 503]],
    ["delete", "/api/admin/tenants/{tenant}/pins/{id}", [204, 401, 404, 500, 503]],
    ["get", "/api/admin/tenants/{tenant}/synonyms", [200, 401, 404, 500, 503]],
    ["put", "/api/admin/tenants/{tenant}/synonyms", [200, 400, 401, 404, 408, 413, 415, 500, 503]],
    ["get", "/api/admin/tenants/{tenant}/embeddings", [200, 401, 404, 500, 503]],
    ["get", "/api/admin/tenants/{tenant}/unanswered", [200, 400, 401, 404, 500, 503]],
    ["post", "/api/admin/tenants/{tenant}/unanswered/{key}/dismiss", [204, 400, 401, 404, 500, 503]],
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

  test("explains the members of a message that a page adds, and what proves who the visitor is", () => {
    const { parameters = [], requestBody } = reference.paths["/api/chat/widget"]!["post"]!;
    const token = parameters.find(({ name }) => name === "x-visitor-token");
    expect(JSON.stringify(token)).toMatch(/HS256.*`sub`.*`exp`/);
    expect(requestBody?.content["application/json"]).toMatchObject({
      schema: {
        properties: {
          intent: { description: expect.stringContaining("asks for a person") },
          page_url: { description: expect.stringContaining("page that the visitor writes from") },
          context: { description: expect.stringContaining("at most 20 members") },
        },
      },
    });
  });

  test("asks for no parameter that has a default", () => {
    const withDefault = operations().flatMap(([path, method, { parameters = [] }]) =>
      parameters
        .filter(({ schema }) => "default" in schema)
        .map(({ name, required }) => [`${method} ${path} ${name}`, required ?? false]),
    );
    expect(withDefault.length).toBeGreaterThan(5);
    expect(withDefault.filter(([, required]) => required)).toEqual([]);
    expect(reference.paths["/api/admin/tenants/{tenant}/search"]?.["get"]?.parameters).toContainEqual(
      expect.objectContaining({ name: "q", required: true }),
    );
  });

  test("gives samples a host: the one it was read from", () => {
    expect(reference.servers).toEqual([{ url: "/", description: "This server" }]);
  });

  test("has an icon", async () => {
    const { statusCode, headers } = await app.server.inject({ url: "/favicon.ico" });
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
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

describe("the events of a stream are as the reference says:", () => {
  const namesIn = (schema: EventSchema): string[] => schema.anyOf.map(({ properties }) => properties.event.enum[0]);

  /** What of these events is not as the reference names it. */
  function faults(path: string, method: string, events: ServerEvent[]): unknown[] {
    const schema = reference.paths[path]?.[method]?.responses[200]?.content?.["text/event-stream"]?.schema ?? {};
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const isDocumented = ajv.compile({ ...schema, components: reference.components, unevaluatedProperties: false });
    return events.filter((event) => !isDocumented(event));
  }

  test("an answer's", async () => {
    const path = "/api/chat/widget";
    const { schema } = reference.paths[path]!["post"]!.responses[200]!.content!["text/event-stream"]!;
    expect(namesIn(schema as EventSchema)).toEqual(["start", "delta", "final", "error"]);
    const stream = await openEvents(`${await listening}${path}`, {
      method: "POST",
      headers: { "x-tenant-id": tenant.id, "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ message: "hello", session_id: "s" }),
    });
    const events = await stream.rest();
    expect(events.at(-1)?.event).toBe("final");
    expect(faults(path, "post", events)).toEqual([]);
    expect(faults(path, "post", [{ event: "final", data: {} }])).toHaveLength(1);
  });

  test("a conversation's", async () => {
    const path = "/api/chat/widget/events/{conversation_id}";
    const { schema } = reference.paths[path]!["get"]!.responses[200]!.content!["text/event-stream"]!;
    expect(namesIn(schema as EventSchema)).toEqual(["message", "status", "typing"]);
    const { conversation_id } = await app.send(tenant.id, { message: "hello" });
    const url = `${await listening}${path.replace("{conversation_id}", conversation_id)}?after=0`;
    const stream = await openEvents(url, { headers: { "x-tenant-id": tenant.id } });
    const events = await stream.until(({ event }) => event === "status");
    stream.leave();
    expect(events.map(({ event }) => event)).toEqual(["message", "message", "status"]);
    expect(faults(path, "get", events)).toEqual([]);
  });
});
