import { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { Value } from "typebox/value";
import { describe, expect, test } from "vitest";
import { useShop } from "./use-shop.ts";
import { expectProblem } from "./expect-problem.ts";
import { ADMIN_KEY } from "./start-app.ts";
import { settings } from "./tenant-settings.ts";

const URL = "/api/admin/tenants";

const shop = useShop();

const patch = (body: object) => shop.app.admin("PATCH", `${URL}/${shop.tenant.slug}`, body);

describe("the key", () => {
  const keys = [
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "Bearer null",
    `Bearer ${ADMIN_KEY}x`,
    `Bearer ${ADMIN_KEY.slice(0, -1)}`,
    ADMIN_KEY,
    `Basic ${ADMIN_KEY}`,
    `Bearer ${ADMIN_KEY} x`,
    `Bearer ${ADMIN_KEY.toUpperCase()}`,
  ];

  test.each(keys)("%j opens nothing", async (authorization) => {
    for (const [method, url] of [
      ["GET", URL],
      ["POST", URL],
      ["GET", `${URL}/${shop.tenant.slug}`],
      ["PATCH", `${URL}/${shop.tenant.slug}`],
      ["DELETE", `${URL}/${shop.tenant.slug}`],
      ["GET", `${URL}/nobody`],
    ] as const) {
      const reply = await shop.app.server.inject({
        method,
        url,
        headers: { ...(authorization !== undefined && { authorization }) },
        ...(method === "POST" && { payload: {} }),
      });
      expectProblem(reply, "unauthorized");
      expect(reply.headers["www-authenticate"]).toBe('Bearer realm="admin"');
    }
    expect((await shop.app.admin("GET", `${URL}/${shop.tenant.slug}`)).statusCode).toBe(200);
  });

  test("is taken from the header alone, in any case of its scheme", async () => {
    expect(
      (await shop.app.server.inject({ url: URL, headers: { authorization: `bearer ${ADMIN_KEY}` } })).statusCode,
    ).toBe(200);
    expectProblem(
      await shop.app.server.inject({ url: `${URL}?key=${ADMIN_KEY}&authorization=Bearer%20${ADMIN_KEY}` }),
      "unauthorized",
    );
    expectProblem(
      await shop.app.server.inject({
        url: URL,
        headers: { cookie: `session=${ADMIN_KEY}`, "x-tenant-id": shop.tenant.slug },
      }),
      "unauthorized",
    );
  });
});

describe("a tenant is created", () => {
  test("from a slug and a name, with defaults a widget can start with", async () => {
    const reply = await shop.app.admin("POST", URL, { slug: "small", name: "Small" });
    expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([201, "no-store"]);
    const tenant = reply.json<Tenant>();
    expect([...Value.Errors(Tenant, tenant)]).toEqual([]);
    expect(tenant).toMatchObject({
      slug: "small",
      name: "Small",
      active: true,
      default_mode: "rag",
      rag_active: true,
      ecommerce_active: false,
      monthly_limit: null,
      rate_limit: 20,
      usage: { used: 0, limit: null },
    });
  });

  test("with all it sets", async () => {
    const reply = await shop.app.admin("POST", URL, { slug: "full", ...settings });
    expect(reply.json()).toMatchObject({ slug: "full", ...settings });
    expect((await shop.app.admin("GET", `${URL}/full`)).body).toBe(reply.body);
  });

  test.each(["a", "0", "my-shop", "a-1", "a".repeat(63), "123e4567"])("under the slug %s", async (slug) => {
    expect((await shop.app.admin("POST", URL, { slug, name: "x" })).statusCode).toBe(201);
  });

  test.each([
    "",
    "-a",
    "a-",
    "a b",
    "A",
    "ä",
    "a_b",
    "a.b",
    "a/b",
    "a".repeat(64),
    "123e4567-e89b-42d3-a456-426614174000",
    "a\n",
    "\0",
    5,
    null,
    undefined,
  ])("never under the slug %j", async (slug) => {
    expect(
      expectProblem(await shop.app.admin("POST", URL, { slug, name: "x" }), "validation_failed").errors,
    ).toMatchObject([{ pointer: "/slug" }]);
  });

  test("never under a slug that is taken, not even by ten at once", async () => {
    const { detail } = expectProblem(
      await shop.app.admin("POST", URL, { slug: shop.tenant.slug, name: "x" }),
      "slug_taken",
    );
    expect(detail).toContain(shop.tenant.slug);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => shop.app.admin("POST", URL, { slug: "wanted", name: "x" })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
  });
});

describe("a tenant is changed", () => {
  test("in what is given, and stays as it was in the rest", async () => {
    for (const [name, value] of Object.entries(settings)) {
      const before = (await shop.app.admin("GET", `${URL}/${shop.tenant.slug}`)).json<Tenant>();
      const after = (await patch({ [name]: value })).json<Tenant>();
      const { model } = before.usage;
      const usage =
        name === "monthly_limit"
          ? { usage: { ...before.usage, limit: value } }
          : name === "model_monthly_budget"
            ? { usage: { ...before.usage, model: { ...model, budget: value } } }
            : {};
      expect(after).toEqual({ ...before, ...usage, [name]: value, updated_at: after.updated_at });
      expect(after.updated_at > before.updated_at).toBe(true);
    }
    expect((await shop.app.admin("GET", `${URL}/${shop.tenant.id}`)).json()).toMatchObject(settings);
  });

  test("back to none: limit, consent, avatar", async () => {
    const none = { monthly_limit: null, consent: null, avatar_url: null, allowed_origins: [], theme: {} };
    await patch({
      monthly_limit: 5,
      consent: settings.consent,
      avatar_url: "/a.png",
      allowed_origins: ["https://a.example"],
      theme: settings.theme,
    });
    expect((await patch(none)).json()).toMatchObject(none);
  });

  test("by nothing, into nothing else", async () => {
    const { updated_at: _, ...before } = shop.tenant;
    expect((await patch({})).json()).toMatchObject(before);
  });

  test("to another slug, but not to a taken one", async () => {
    const other = await shop.app.createTenant({});
    expectProblem(await patch({ slug: other.slug }), "slug_taken");
    expect((await patch({ slug: shop.tenant.slug })).statusCode).toBe(200);
    expect((await patch({ slug: `${shop.tenant.slug}-new` })).json()).toMatchObject({
      id: shop.tenant.id,
      slug: `${shop.tenant.slug}-new`,
    });
    expectProblem(await shop.app.admin("GET", `${URL}/${shop.tenant.slug}`), "tenant_not_found");
  });
});

describe("a tenant is shown", () => {
  test("by slug or id, in any case, active or not", async () => {
    await patch({ active: false });
    for (const name of [
      shop.tenant.slug,
      shop.tenant.id,
      shop.tenant.slug.toUpperCase(),
      shop.tenant.id.toUpperCase(),
    ]) {
      expect((await shop.app.admin("GET", `${URL}/${name}`)).json()).toMatchObject({ id: shop.tenant.id });
    }
  });

  test.each([
    "nobody",
    "00000000-0000-4000-8000-000000000000",
    "%00",
    "a%2Fb",
    "..%2f",
    "__proto__",
    "a".repeat(64),
    "a'--",
  ])("unless there is none: %s", async (name) => {
    for (const method of ["GET", "PATCH", "DELETE"] as const) {
      expectProblem(
        await shop.app.admin(method, `${URL}/${name}`, method === "PATCH" ? {} : undefined),
        "tenant_not_found",
      );
    }
  });

  test("with what it has used this month", async () => {
    shop.app.setClock(new Date("2027-01-31T23:59:00Z"));
    await shop.app.send(shop.tenant.id, { message: "hello" });
    await shop.app.send(shop.tenant.id, { message: "hello" });
    const usage = async () => (await shop.app.admin("GET", `${URL}/${shop.tenant.id}`)).json<Tenant>().usage;
    const model = { input_tokens: 0, output_tokens: 0, cost: null, budget: null, warning: null };
    expect(await usage()).toEqual({ month: "2027-01", used: 2, limit: null, warning: null, model });
    shop.app.setClock(new Date("2027-02-01T00:00:00Z"));
    expect(await usage()).toEqual({ month: "2027-02", used: 0, limit: null, warning: null, model });
    shop.app.setClock(new Date());
  });
});

describe("a request to delete", () => {
  test.each(["application/json", "application/json; charset=utf-8"])(
    "may name the type %s for the body that it does not have",
    async (type) => {
      const headers = { authorization: `Bearer ${ADMIN_KEY}`, "content-type": type };
      const url = `${URL}/${shop.tenant.slug}`;
      const reply = await shop.app.server.inject({ method: "DELETE", url, headers });
      expect([reply.statusCode, reply.body]).toEqual([204, ""]);
      expectProblem(await shop.app.admin("GET", url), "tenant_not_found");
    },
  );
});
