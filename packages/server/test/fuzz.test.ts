import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startApp, type Reply, type TestApp } from "./start-app.ts";
import { settings } from "./tenant-settings.ts";

const RUNS = { numRuns: 150 };

let app: TestApp;
let shop: Tenant;
let other: Tenant;
let conversation: string;
beforeAll(async () => {
  app = await startApp();
  other = await app.createTenant({});
});
beforeEach(async () => {
  shop = await app.createTenant({ rate_limit: 10_000 });
  conversation = (await app.send(shop.id, { message: "hello", session_id: "s" })).conversation_id;
});
afterEach(() => expectUnnoticed());
afterAll(() => app.stop());

/** Text with everything in it: control characters, half surrogates, words that mean something to somebody. */
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 10 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\ud800",
    "null",
    "__proto__",
    "' or 1=1 --",
    "%00",
    "$1",
    "{{7*7}}",
    "<script>",
    "hello",
    "rag",
    "s",
    "1e999",
  ),
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
);

/** Bodies whose members have the right names, mostly, and any values. */
const bodies = (right: Record<string, unknown>) =>
  fc
    .tuple(
      fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(right)), text), value, { maxKeys: 4 }),
      fc.subarray(Object.keys(right)),
    )
    .map(([odd, kept]) => ({
      ...Object.fromEntries(kept.map((name) => [name, right[name]])),
      ...odd,
    }));

/** The answer is what it should be or a problem that the client is told of; never a failure. */
function expectNoFailure({ statusCode, headers, body }: Reply): void {
  expect([statusCode < 500, body]).toEqual([true, body]);
  expect(headers["content-type"] ?? "application/json").toMatch(/^(application\/(problem\+)?json|text\/event-stream)/);
}

/** Whatever is done to one tenant, the other is as it was. */
async function expectUnnoticed(): Promise<void> {
  expect((await app.admin("GET", `/api/admin/tenants/${other.id}`)).json()).toEqual(other);
}

describe("whatever is sent, nothing breaks, and no other tenant notices", () => {
  test("as a message", async () => {
    const right = {
      message: "hello",
      session_id: "s",
      conversation_id: conversation,
      type: "rag",
      customer_name: "Ada",
      customer_email: "a@b.co",
      customer_phone: "1",
      intent: "person",
      page_url: "https://shop.example/",
      context: { plan: "pro", total: 1.5, member: true },
    };
    await fc.assert(
      fc.asyncProperty(bodies(right), async (body) =>
        expectNoFailure(await app.post(shop.id, "/api/chat/widget", body)),
      ),
      RUNS,
    );
  });

  test("as a decision on consent", async () => {
    const consent = { text: { en: "Yes?", de: "Ja?" }, url: null, version: "1" };
    await app.admin("PATCH", `/api/admin/tenants/${shop.id}`, { consent });
    const right = { session_id: "s", version: "1", locale: "de", granted: true };
    await fc.assert(
      fc.asyncProperty(bodies(right), async (body) =>
        expectNoFailure(await app.post(shop.id, "/api/chat/widget/consent", body)),
      ),
      RUNS,
    );
  });

  test("as a visitor token", async () => {
    await app.admin("POST", `/api/admin/tenants/${shop.id}/identity-secret`);
    const part = fc.oneof(
      fc.base64String({ maxLength: 20 }),
      fc.json().map((json) => Buffer.from(json).toString("base64url")),
      fc.constantFrom('{"alg":"HS256"}', '{"alg":"none"}').map((json) => Buffer.from(json).toString("base64url")),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) =>
        expectNoFailure(
          await app.post(
            shop.id,
            "/api/chat/widget",
            { message: "hello", session_id: "s" },
            { "x-visitor-token": parts.join(".") },
          ),
        ),
      ),
      RUNS,
    );
  });

  test("as a score", async () => {
    const right = { conversation_id: conversation, score: 5, feedback: "Good" };
    await fc.assert(
      fc.asyncProperty(bodies(right), async (body) =>
        expectNoFailure(await app.post(shop.id, "/api/chat/widget/csat", body)),
      ),
      RUNS,
    );
  });

  test.each([
    ["feedback", { message_id: "x", helpful: true }],
    ["close", {}],
    ["erase", { session_id: "s" }],
    ["resume-links", { session_id: "s" }],
    ["resume", { token: "x" }],
  ])("as what a visitor does beside writing: %s", async (path, members) => {
    const right = { conversation_id: conversation, ...members };
    await fc.assert(
      fc.asyncProperty(bodies(right), async (body) =>
        expectNoFailure(await app.post(shop.id, `/api/chat/widget/${path}`, body)),
      ),
      { numRuns: 50 },
    );
  });

  test("as a tenant's settings, and the widget of that tenant still works", async () => {
    await fc.assert(
      fc.asyncProperty(bodies(settings), async (body) => {
        expectNoFailure(await app.admin("PATCH", `/api/admin/tenants/${shop.id}`, body));
        await app.admin("PATCH", `/api/admin/tenants/${shop.id}`, {
          active: true,
          rag_active: true,
          rate_limit: 10_000,
        });
        for (const url of ["/api/chat/welcome", "/api/chat/widget-settings"]) {
          const reply = await app.get(shop.id, url);
          expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
        }
      }),
      RUNS,
    );
  });

  test("as a query", async () => {
    const paths = [
      "/api/chat/welcome",
      "/api/chat/widget-settings",
      `/api/chat/widget/messages/${conversation}`,
      "/api/chat/widget/messages/c_x",
      "/api/chat/widget/events/c_x",
      "/api/admin/tenants",
    ];
    const names = fc.constantFrom("locale", "limit", "before", "after", "cursor", "x");
    const wellFormed = text.filter((one) => one.isWellFormed());
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.dictionary(names, wellFormed, { maxKeys: 3 }),
        async (path, query) => {
          const url = `${path}?${new URLSearchParams(query)}`;
          expectNoFailure(path.startsWith("/api/admin") ? await app.admin("GET", url) : await app.get(shop.id, url));
        },
      ),
      RUNS,
    );
  });

  test("as a body of bytes", async () => {
    const headers = { "x-tenant-id": shop.id, "content-type": "application/json" };
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 60 }),
        fc.constantFrom("", "{", '{"message":"', '{"message":"hello","session_id":"'),
        async (bytes, begin) => {
          const payload = Buffer.concat([Buffer.from(begin), bytes]);
          expectNoFailure(await app.server.inject({ method: "POST", url: "/api/chat/widget", headers, payload }));
        },
      ),
      RUNS,
    );
  });
});
