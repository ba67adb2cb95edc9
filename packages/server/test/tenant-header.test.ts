import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { sendRaw, type RawReply } from "./raw-http.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let base: string;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  base = await app.listen();
  shop = await app.createTenant({ slug: "shop", rate_limit: 10_000 });
});
afterAll(() => app.stop());

/** Written to the wire as it stands: an HTTP client would mend it. */
async function ask(...lines: string[]): Promise<RawReply> {
  const reply = await sendRaw(
    base,
    ["GET /api/chat/welcome HTTP/1.1", "Host: x", "Connection: close", ...lines, "", ""].join("\r\n"),
  );
  return reply as RawReply;
}

describe("X-Tenant-Id", () => {
  test.each(["shop", "SHOP", "Shop", "  shop", "shop \t"])("names the tenant as %j", async (value) => {
    expect((await ask(`X-Tenant-Id: ${value}`)).statusCode).toBe(200);
  });

  test("names the tenant as its id, in any case", async () => {
    expect((await ask(`x-tenant-id: ${shop.id}`)).statusCode).toBe(200);
    expect((await ask(`X-TENANT-ID: ${shop.id.toUpperCase()}`)).statusCode).toBe(200);
  });

  test.each([
    [[]],
    [["X-Tenant-Id:"]],
    [["X-Tenant-Id: "]],
    [["X-Tenant-Id: \t "]],
    [["X-Tenant-ID-: shop"]],
    [["X_Tenant_Id: shop"]],
  ])("is required: %j", async (lines) => {
    expectProblem(await ask(...lines), "tenant_id_required");
  });

  test.each([
    "nobody",
    "shop2",
    "sho",
    "shop.",
    "shop/",
    "shop-",
    "-shop",
    "shop%20",
    "shop\u00e9",
    "\u00e9",
    "\u0160hop",
    "shop, shop",
    "shop,other",
    "shop;",
    '"shop"',
    "*",
    "%",
    "_",
    "..",
    "null",
    "undefined",
    "true",
    "0",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "' or 1=1 --",
    "shop' or 'a'='a",
    "00000000-0000-0000-0000-000000000000",
    "00000000-0000-4000-8000-000000000000",
    "{shop}",
    "a".repeat(64),
    "a".repeat(8_000),
  ])("that names nobody is not found, and never another tenant: %j", async (value) => {
    const { detail } = expectProblem(await ask(`X-Tenant-Id: ${value}`), "tenant_not_found");
    expect(detail).toContain("`GET /api/admin/tenants` lists every slug and id");
    expect(detail).not.toContain(value.slice(0, 20).length > 3 ? value.slice(0, 20) : "\0");
  });

  test("sent twice is not found, even with one value", async () => {
    expectProblem(await ask("X-Tenant-Id: shop", "X-Tenant-Id: shop"), "tenant_not_found");
    expectProblem(await ask("X-Tenant-Id: shop", "X-Tenant-Id: other"), "tenant_not_found");
    expectProblem(await ask("X-Tenant-Id:", "X-Tenant-Id: shop"), "tenant_not_found");
  });

  test("is asked for by every widget endpoint", async () => {
    const gets = [
      "/api/chat/welcome",
      "/api/chat/widget-settings",
      "/api/chat/widget/messages/c_x",
      "/api/chat/widget/events/c_x",
    ];
    for (const url of gets) {
      expectProblem(await app.server.inject({ url }), "tenant_id_required");
      expectProblem(await app.server.inject({ url: `${url}?x-tenant-id=shop&tenant=shop` }), "tenant_id_required");
      expectProblem(await app.get("nobody", url), "tenant_not_found");
    }
    for (const url of ["/api/chat/widget", "/api/chat/widget/csat"]) {
      expectProblem(
        await app.server.inject({ method: "POST", url, payload: { tenant_id: "shop" } }),
        "tenant_id_required",
      );
      expectProblem(await app.post("nobody", url, {}), "tenant_not_found");
    }
  });
});

describe("a tenant", () => {
  const welcome = async (name: string): Promise<number> => (await app.get(name, "/api/chat/welcome")).statusCode;

  test("that is switched off, on, renamed or deleted is so at once", async () => {
    const { id, slug } = await app.createTenant({});
    expect(await welcome(slug)).toBe(200);
    await app.admin("PATCH", `/api/admin/tenants/${id}`, { active: false });
    expect([await welcome(slug), await welcome(id)]).toEqual([403, 403]);
    await app.admin("PATCH", `/api/admin/tenants/${id}`, { active: true, slug: `${slug}-new` });
    expect([await welcome(slug), await welcome(`${slug}-new`), await welcome(id)]).toEqual([404, 200, 200]);
    await app.admin("DELETE", `/api/admin/tenants/${id}`);
    expect([await welcome(`${slug}-new`), await welcome(id)]).toEqual([404, 404]);
  });

  test("that is changed on another server is so within seconds", async () => {
    const { id } = await app.createTenant({});
    const other = await startApp({ database: app.database });
    const seen = async () => (await other.get(id, "/api/chat/welcome")).statusCode;
    expect(await seen()).toBe(200);
    await app.admin("PATCH", `/api/admin/tenants/${id}`, { active: false });
    vi.useFakeTimers({ toFake: ["performance"] });
    // This clock begins at zero, the other did so when the process was started.
    vi.advanceTimersByTime(process.uptime() * 1_000 + 60_000);
    expect(await seen()).toBe(403);
    vi.useRealTimers();
    await other.stop();
  });

  test("that is made after somebody asked for it is found at once", async () => {
    expect(await welcome("late")).toBe(404);
    await app.createTenant({ slug: "late" });
    expect(await welcome("late")).toBe(200);
  });
});
