import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ welcome_message: { en: "Hello", de: "Hallo" } });
});
afterAll(() => app.stop());

describe.each(["/api/chat/welcome", "/api/chat/widget-settings"])("%s", (url) => {
  const get = (headers: Record<string, string> = {}): Promise<Reply> => app.get(shop.slug, url, headers);

  test("may be kept for a minute, for this tenant alone", async () => {
    const { headers } = await get();
    expect(headers).toMatchObject({ "cache-control": "max-age=60", etag: expect.stringMatching(/^"[\w-]{22}"$/) });
    expect(headers["vary"]).toContain("X-Tenant-Id");
  });

  test("is not sent again to who has it", async () => {
    const { headers } = await get();
    const etag = String(headers["etag"]);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const reply = await get({ "if-none-match": known });
      expect([reply.statusCode, reply.body, reply.headers["etag"]]).toEqual([304, "", etag]);
    }
  });

  test("is sent to who has something else", async () => {
    const { headers } = await get();
    for (const known of ['"other"', String(headers["etag"]).slice(0, -2), ""]) {
      expect((await get({ "if-none-match": known })).statusCode).toBe(200);
    }
  });

  test("is answered to HEAD with the same headers and no body", async () => {
    const reply = await app.server.inject({ method: "HEAD", url, headers: { "x-tenant-id": shop.slug } });
    expect([reply.statusCode, reply.body, reply.headers["etag"]]).toEqual([200, "", (await get()).headers["etag"]]);
  });

  test("has another tag once it has changed, and the old one is sent the new", async () => {
    const tenant = await app.createTenant({});
    const before = String((await app.get(tenant.slug, url)).headers["etag"]);
    await app.admin("PATCH", `/api/admin/tenants/${tenant.slug}`, { assistant_name: "Grace" });
    const after = await app.get(tenant.slug, url, { "if-none-match": before });
    expect(after.statusCode).toBe(200);
    expect(after.headers["etag"]).not.toBe(before);
    expect(after.json()).toMatchObject({ assistant_name: "Grace" });
  });
});

test("each language of the settings has a tag of its own, and a changed text another", async () => {
  const tenant = await app.createTenant({ texts: { en: { send: "Ask" }, de: { send: "Fragen" } } });
  const tagOf = async (locale: string) =>
    (await app.get(tenant.slug, `/api/chat/widget-settings?locale=${locale}`)).headers["etag"];
  const before = [await tagOf("en"), await tagOf("de")];
  expect(before[0]).not.toBe(before[1]);
  await app.admin("PATCH", `/api/admin/tenants/${tenant.slug}`, {
    texts: { en: { send: "Go" }, de: { send: "Fragen" } },
  });
  expect([(await tagOf("en")) === before[0], (await tagOf("de")) === before[1]]).toEqual([false, true]);
});

test("each language of the welcome has a tag of its own", async () => {
  const tags = await Promise.all(
    ["en", "de"].map(
      async (locale) => (await app.get(shop.slug, `/api/chat/welcome?locale=${locale}`)).headers["etag"],
    ),
  );
  expect(tags[0]).not.toBe(tags[1]);
});

test("what is said in a conversation is never kept by a cache", async () => {
  const { conversation_id } = await app.send(shop.slug, { message: "hello" });
  const reply = await app.get(shop.slug, `/api/chat/widget/messages/${conversation_id}`);
  expect(reply.headers["cache-control"]).toBe("no-store");
  expect(reply.headers).not.toHaveProperty("etag");
});
