import { randomUUID } from "node:crypto";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faultsIn, readReference, type Reference } from "./reference.ts";
import { ADMIN_KEY, startApp, type Reply, type TestApp } from "./start-app.ts";

let app: TestApp;
let reference: Reference;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  reference = await readReference(app);
  shop = await app.createTenant({ rate_limit: 10_000 });
});
afterAll(() => app.stop());

/** Requests to the admin API: without the key's last letter, or with a body as it stands. */
const stranger = (method: "GET" | "POST" | "PATCH" | "DELETE", url: string): Promise<Reply> =>
  app.server.inject({ method, url, headers: { authorization: `Bearer ${ADMIN_KEY.slice(0, -1)}` } });
const text = (method: "POST" | "PATCH", url: string, payload: string, type: string): Promise<Reply> =>
  app.server.inject({ method, url, headers: { authorization: `Bearer ${ADMIN_KEY}`, "content-type": type }, payload });

const faults = (method: string, path: string, replies: Reply[]): string[] => faultsIn(reference, method, path, replies);

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
    const raw = (url: string, payload: string, type = "application/json") =>
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
      await raw("/api/chat/widget", "{"),
      await raw("/api/chat/widget", "x".repeat(70_000)),
      await raw("/api/chat/widget", "hello", "text/plain"),
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
      await raw("/api/chat/widget/csat", "[", "application/json"),
    ];
    expect(faults("post", "/api/chat/widget/csat", scores)).toEqual([]);

    const asking = await app.createTenant({ consent: { text: { en: "Yes?", de: "Ja?" }, url: null, version: "1" } });
    const decide = (tenant: string, body: object = {}) =>
      app.post(tenant, "/api/chat/widget/consent", { session_id: "a-session", version: "1", ...body });
    const identity = { "x-visitor-token": "x" };
    const refused = [await send(asking.id, {}), await send(shop.id, {}, identity)];
    const decisions = [
      await decide(asking.id),
      await decide(shop.id),
      await decide(asking.id, { version: "0" }),
      await decide(asking.id, { granted: 1 }),
      await decide("nobody"),
      await raw("/api/chat/widget/consent", "["),
    ];
    expect(faults("post", "/api/chat/widget", refused)).toEqual([]);
    expect(faults("post", "/api/chat/widget/consent", decisions)).toEqual([]);
    expect([...refused, ...decisions].map(({ statusCode }) => statusCode)).toEqual([
      403, 401, 200, 200, 409, 400, 404, 400,
    ]);

    const session = { session_id: "a-session" };
    const { token } = (
      await app.post(shop.id, "/api/chat/widget/resume-links", { conversation_id: id, ...session })
    ).json<{ token: string }>();
    const answer = message[1]!.json<{ message_id: string }>().message_id;
    for (const [path, good, unknown] of [
      ["/api/chat/widget/feedback", { conversation_id: id, message_id: answer, helpful: true }, { message_id: "x" }],
      ["/api/chat/widget/resume-links", { conversation_id: id, ...session }, { session_id: "other" }],
      ["/api/chat/widget/resume", { token }, { token: "x" }],
      ["/api/chat/widget/close", { conversation_id: id }, { conversation_id: "c_x" }],
      ["/api/chat/widget/erase", { conversation_id: id, ...session }, { session_id: "other" }],
    ] as const) {
      const replies = [
        await app.post(shop.id, path, { ...good, ...unknown }),
        await app.post(shop.id, path, good),
        await app.post(shop.id, path, {}),
        await raw(path, "["),
        await raw(path, "hello", "text/plain"),
        await app.post("nobody", path, good),
        await app.post(inactive.id, path, good),
        await app.post(closed.id, path, good, origin),
      ];
      expect(faults("post", path, replies)).toEqual([]);
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 200, 400, 400, 415, 404, 403, 403]);
    }

    const { conversation_id: other } = await app.send(shop.id, { message: "hello" });
    for (const [path, query, ok] of [
      ["/api/chat/welcome", `?locale=${"x".repeat(40)}`, ""],
      ["/api/chat/widget-settings", `?locale=${"x".repeat(40)}`, ""],
      ["/api/chat/widget/messages/{conversation_id}", "?limit=0", other],
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
          consent: { text: { en: "Yes?" }, url: "/privacy", version: "1" },
        }),
        await app.admin("POST", path, { slug: "documented", name: "x" }),
        await app.admin("POST", path, {}),
        await text("POST", path, "{", "application/json"),
        await text("POST", path, "x".repeat(600_000), "application/json"),
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
    const secret = `${url}/identity-secret`;
    const made = [await stranger("POST", secret), await app.admin("POST", secret)];
    const removed = [await stranger("DELETE", secret), await app.admin("DELETE", secret)];
    expect(faults("post", `${one}/identity-secret`, made)).toEqual([]);
    expect(faults("delete", `${one}/identity-secret`, removed)).toEqual([]);
    expect([...made, ...removed].map(({ statusCode }) => statusCode)).toEqual([401, 201, 401, 204]);
    expect(
      faults("delete", one, [
        await stranger("DELETE", url),
        await app.admin("DELETE", url),
        await app.admin("DELETE", url),
      ]),
    ).toEqual([]);
  });

  test("from the documents of the admin API", async () => {
    const path = "/api/admin/tenants/{tenant}/documents";
    const one = `${path}/{id}`;
    const url = `/api/admin/tenants/${shop.slug}/documents`;
    const document = { external_id: "1", title: "Returns", content: "# Returns\n\nFree.", format: "markdown" };
    const created = await app.admin("POST", url, document);
    expect(created.statusCode).toBe(201);
    const { id } = created.json<{ id: string }>();
    expect(
      faults("post", path, [
        created,
        await app.admin("POST", url, document),
        await text("POST", url, `${JSON.stringify(document)}\n{}`, "application/x-ndjson"),
        await app.admin("POST", url, {}),
        await app.admin("POST", "/api/admin/tenants/nobody/documents", document),
        await text("POST", url, "{", "application/json"),
        await text("POST", url, "x".repeat(13_000_000), "application/json"),
        await text("POST", url, "x", "application/xml"),
        await stranger("POST", url),
      ]),
    ).toEqual([]);
    expect(
      faults("get", path, [
        await app.admin("GET", url),
        await app.admin("GET", `${url}?limit=0`),
        await app.admin("GET", "/api/admin/tenants/nobody/documents"),
        await stranger("GET", url),
      ]),
    ).toEqual([]);
    const shown = await app.admin("GET", `${url}/${id}`);
    expect(faults("get", one, [shown, await app.admin("GET", `${url}/x`), await stranger("GET", url)])).toEqual([]);
    const deleted = await app.admin("DELETE", `${url}/${id}`);
    expect([shown.statusCode, deleted.statusCode]).toEqual([200, 204]);
    expect(faults("delete", one, [deleted, await app.admin("DELETE", `${url}/${id}`)])).toEqual([]);
  });

  test("from the products and the search of the admin API", async () => {
    const path = "/api/admin/tenants/{tenant}/products";
    const url = `/api/admin/tenants/${shop.slug}/products`;
    const product = {
      id: "1",
      title: "Trail boot",
      price: { amount: "99.00", currency: "EUR" },
      sale_price: { amount: "89.00", currency: "EUR" },
      attributes: { colour: "Moss", sizes: ["36", "37"], lined: true, weight: 410 },
    };
    expect(
      faults("post", path, [
        await app.admin("POST", url, product),
        await app.admin("POST", `${url}?mode=replace`, [product, {}]),
        await app.admin("POST", `${url}?mode=other`, product),
        await app.admin("POST", "/api/admin/tenants/nobody/products", product),
        await text("POST", url, "[", "application/json"),
        await text("POST", url, "x".repeat(16_000_001), "application/json"),
        await text("POST", url, "x", "text/plain"),
        await stranger("POST", url),
      ]),
    ).toEqual([]);
    expect(
      faults("get", path, [
        await app.admin("GET", url),
        await app.admin("GET", `${url}?cursor=!`),
        await app.admin("GET", "/api/admin/tenants/nobody/products"),
        await stranger("GET", url),
      ]),
    ).toEqual([]);

    const search = `/api/admin/tenants/${shop.slug}/search`;
    const found = await app.admin("GET", `${search}?mode=ecommerce&q=boot`);
    expect(found.json<{ results: unknown[] }>().results).toHaveLength(1);
    expect(
      faults("get", "/api/admin/tenants/{tenant}/search", [
        found,
        await app.admin("GET", `${search}?mode=rag&q=returns`),
        await app.admin("GET", search),
        await app.admin("GET", "/api/admin/tenants/nobody/search?q=x"),
        await stranger("GET", search),
      ]),
    ).toEqual([]);

    const one = `${path}/{id}`;
    const deleted = await app.admin("DELETE", `${url}/1`);
    expect(deleted.statusCode).toBe(204);
    expect(
      faults("delete", one, [deleted, await app.admin("DELETE", `${url}/1`), await stranger("DELETE", `${url}/1`)]),
    ).toEqual([]);
  });

  test.each(["/healthz", "/readyz"])("from %s", async (path) => {
    expect(faults("get", path, [await app.server.inject({ url: path })])).toEqual([]);
  });
});
