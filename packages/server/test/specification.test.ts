import type { CreateTenant, Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { answerIn, SpecifiedClient, type Got } from "./specified-client.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let base: string;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  base = await app.listen();
  shop = await createShop({ rate_limit: 10_000 });
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

/** A tenant with an article and a product. */
async function createShop(settings: Partial<CreateTenant>): Promise<Tenant> {
  const tenant = await app.createTenant({
    rag_active: true,
    ecommerce_active: true,
    welcome_message: "Welcome to the shop!",
    ...settings,
  });
  const url = `/api/admin/tenants/${tenant.slug}`;
  const content = "Parcels arrive within three working days.";
  await app.admin("POST", `${url}/documents`, { title: "Delivery", content, format: "text" });
  await app.admin("POST", `${url}/products`, {
    id: "1",
    title: "Trail boot",
    price: { amount: "89.00", currency: "EUR" },
  });
  return tenant;
}

const clientOf = (tenant: string | null): SpecifiedClient => new SpecifiedClient(base, tenant);

/** One call of each endpoint. */
const everyEndpoint = (client: SpecifiedClient, conversationId = "none"): Promise<Got>[] => [
  client.send("hello"),
  client.welcome(),
  client.history(conversationId),
  client.settings(),
  client.rate(conversationId, 5, ""),
];
const statuses = async (calls: Promise<Got>[]): Promise<number[]> =>
  (await Promise.all(calls)).map((got) => got.status);

describe("a conversation, from the widget's opening to the score", () => {
  test("is held with the five endpoints and nothing else", async () => {
    const client = clientOf(shop.slug);
    const welcome = await client.welcome();
    expect([welcome.status, welcome.text]).toEqual([200, expect.stringContaining("Welcome to the shop!")]);

    const first = answerIn(await client.send("How long does delivery take?"));
    expect(first).toEqual({
      response: expect.stringContaining("three working days"),
      conversation_id: expect.stringMatching(/./),
      widget_type: "rag",
      rag_active: true,
      ecommerce_active: true,
    });
    const { conversation_id } = first;
    const second = answerIn(await client.send("Do you sell a trail boot?", { conversation_id, type: "ecommerce" }));
    expect(second).toMatchObject({
      conversation_id,
      response: expect.stringContaining("Trail boot"),
      widget_type: "ecommerce",
    });

    const history = await client.history(conversation_id);
    expect(history.status).toBe(200);
    const told = ["How long does delivery take?", first.response, "Do you sell a trail boot?", second.response];
    const places = told.map((text) => history.text.indexOf(JSON.stringify(text)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));

    expect((await client.rate(conversation_id, 5, "Quick and clear.")).status).toBe(200);
  });

  test("never needs or gets a secret: no token, no cookie", async () => {
    const client = clientOf(shop.slug);
    const { conversation_id } = answerIn(await client.send("hello"));
    for (const { status, headers } of await Promise.all(everyEndpoint(client, conversation_id))) {
      expect([status, headers.get("set-cookie"), headers.get("www-authenticate")]).toEqual([200, null, null]);
    }
  });
});

describe("conversation_id", () => {
  test.each([{}, { conversation_id: null }, { conversation_id: "" }])("%j opens a new conversation", async (given) => {
    const client = clientOf(shop.slug);
    const known = answerIn(await client.send("hello")).conversation_id;
    expect(answerIn(await client.send("hello", given)).conversation_id).not.toBe(known);
  });

  test("sent back keeps all messages in one conversation", async () => {
    const client = clientOf(shop.slug);
    let conversation_id: string | null = null;
    const ids = new Set<string>();
    for (const message of ["hello", "thanks", "bye"]) {
      ({ conversation_id } = answerIn(await client.send(message, { conversation_id })));
      ids.add(conversation_id);
    }
    expect(ids.size).toBe(1);
  });

  test("can stand in an address as it is", async () => {
    const { conversation_id } = answerIn(await clientOf(shop.slug).send("hello"));
    expect(encodeURIComponent(conversation_id)).toBe(conversation_id);
  });
});

describe("a message", () => {
  test.each([{ session_id: undefined }, { session_id: "" }, { message: undefined }, { message: "" }])(
    "without what is required is the client's mistake: %j",
    async (missing) => {
      expect((await clientOf(shop.slug).send("hello", missing)).status).toBe(400);
    },
  );

  test.each([{}, { type: "" }, { type: null }])("with the type left empty (%j) gets the default mode", async (type) => {
    for (const default_mode of ["rag", "ecommerce"] as const) {
      const tenant = await createShop({ default_mode });
      expect(answerIn(await clientOf(tenant.slug).send("hello", type)).widget_type).toBe(default_mode);
    }
  });

  test("tells which modes the tenant has", async () => {
    for (const active of [
      { rag_active: true, ecommerce_active: false },
      { rag_active: false, ecommerce_active: true },
    ]) {
      const tenant = await createShop(active);
      expect(answerIn(await clientOf(tenant.slug).send("hello"))).toMatchObject(active);
    }
  });

  test("may carry what the pre-chat form asked, all, some or empty", async () => {
    const client = clientOf(shop.slug);
    for (const customer of [
      { customer_name: "Ada Lovelace", customer_email: "ada@example.org", customer_phone: "+44 20 7946 0000" },
      { customer_name: "Ada Lovelace" },
      { customer_name: "", customer_email: "", customer_phone: "" },
    ]) {
      expect(answerIn(await client.send("hello", customer)).response).not.toBe("");
    }
  });
});

test("the settings hold whether there is a pre-chat form, its fields, and the rate limit", async () => {
  const field = { name: "customer_email", label: "E-mail", type: "email", required: true } as const;
  const tenant = await createShop({ prechat_enabled: true, prechat_fields: [field], rate_limit: 7 });
  const got = await clientOf(tenant.slug).settings();
  expect(got.status).toBe(200);
  expect(JSON.parse(got.text)).toMatchObject({
    widget_prechat_enabled: true,
    widget_prechat_fields: [field],
    widget_rate_limit: 7,
  });
});

describe("X-Tenant-Id", () => {
  test("is the tenant's slug or its id, on every endpoint", async () => {
    const { conversation_id } = answerIn(await clientOf(shop.slug).send("hello"));
    for (const name of [shop.slug, shop.id]) {
      expect(await statuses(everyEndpoint(clientOf(name), conversation_id))).toEqual(Array(5).fill(200));
    }
  });

  test("that matches no tenant is answered with 404, on every endpoint", async () => {
    expect(await statuses(everyEndpoint(clientOf("nobody")))).toEqual(Array(5).fill(404));
  });

  test("is required, on every endpoint", async () => {
    expect(await statuses(everyEndpoint(clientOf(null)))).toEqual(Array(5).fill(400));
  });

  test("keeps tenants apart", async () => {
    const { conversation_id } = answerIn(await clientOf(shop.slug).send("hello"));
    const stranger = clientOf((await createShop({})).slug);
    expect(
      await statuses([
        stranger.send("hello", { conversation_id }),
        stranger.history(conversation_id),
        stranger.rate(conversation_id, 1, ""),
      ]),
    ).toEqual([404, 404, 404]);
  });

  test("opens nothing beyond the widget's endpoints", async () => {
    const reply = await fetch(`${base}/api/admin/tenants`, { headers: { "X-Tenant-Id": shop.slug } });
    expect(reply.status).toBe(401);
  });
});

describe("the client is told", () => {
  test("403 while the tenant's assistant is not active, on every endpoint", async () => {
    const { slug } = await createShop({ active: false });
    expect(await statuses(everyEndpoint(clientOf(slug)))).toEqual(Array(5).fill(403));
  });

  test("429 beyond as many messages as the settings say, and is answered again after a brief wait", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const client = clientOf((await createShop({ rate_limit: 3 })).slug);
    const { widget_rate_limit } = JSON.parse((await client.settings()).text) as { widget_rate_limit: number };
    for (let sent = 0; sent < widget_rate_limit; sent++) answerIn(await client.send("hello"));
    expect((await client.send("hello")).status).toBe(429);
    vi.advanceTimersByTime(60_000);
    answerIn(await client.send("hello"));
  });

  test("of the monthly plan's end by a normal answer with the redirect message", async () => {
    const { slug } = await createShop({ monthly_limit: 1, limit_message: "Please write to help@shop.example." });
    const client = clientOf(slug);
    const { conversation_id } = answerIn(await client.send("How long does delivery take?"));
    expect(answerIn(await client.send("And to Austria?", { conversation_id }))).toEqual({
      response: "Please write to help@shop.example.",
      conversation_id,
      widget_type: "rag",
      rag_active: true,
      ecommerce_active: true,
    });
  });
});

test("a page on any site may make every call from a browser", async () => {
  const origin = "https://shop.example";
  const calls = [
    ["POST", "/api/chat/widget"],
    ["GET", "/api/chat/welcome"],
    ["GET", "/api/chat/widget/messages/none"],
    ["GET", "/api/chat/widget-settings"],
    ["POST", "/api/chat/widget/csat"],
  ];
  for (const [method = "", path = ""] of calls) {
    const asked = {
      origin,
      "access-control-request-method": method,
      "access-control-request-headers": "content-type,x-tenant-id",
    };
    const { ok, headers } = await fetch(base + path, { method: "OPTIONS", headers: asked });
    const allowed = (name: string): string => (headers.get(`access-control-allow-${name}`) ?? "").toLowerCase();
    expect([ok, allowed("origin")]).toEqual([true, "*"]);
    expect(allowed("methods")).toContain(method.toLowerCase());
    for (const header of ["content-type", "x-tenant-id"]) expect(allowed("headers")).toContain(header);

    const body = method === "POST" ? { body: "{}" } : {};
    const sent = { origin, "x-tenant-id": shop.slug, "content-type": "application/json" };
    const reply = await fetch(base + path, { method, headers: sent, ...body });
    expect([path, reply.headers.get("access-control-allow-origin")]).toEqual([path, "*"]);
  }
});
