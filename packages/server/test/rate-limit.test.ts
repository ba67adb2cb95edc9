import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

let app: TestApp;
let behindProxy: TestApp;
beforeAll(async () => {
  app = await startApp();
  behindProxy = await startApp({ database: app.database, env: { TRUST_PROXY: "127.0.0.1, 10.0.0.0/8" } });
});
afterAll(async () => {
  await behindProxy.stop();
  await app.stop();
});
afterEach(() => void vi.useRealTimers());

interface From {
  session?: string;
  address?: string;
  headers?: Record<string, string>;
  on?: TestApp;
}

const message = (
  tenant: Tenant,
  { session = "s", address = "192.0.2.1", headers = {}, on = app }: From = {},
): Promise<Reply> =>
  on.server.inject({
    method: "POST",
    url: "/api/chat/widget",
    remoteAddress: address,
    headers: { "x-tenant-id": tenant.id, ...headers },
    payload: { message: "hello", session_id: session },
  });

/** How many of `count` requests were let through; every other one must be a 429. */
async function passed(count: number, request: (index: number) => Promise<Reply>): Promise<number> {
  const replies = await Promise.all(Array.from({ length: count }, (_, index) => request(index)));
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  for (const reply of refused) expectProblem(reply, "rate_limited");
  return count - refused.length;
}

const read = (tenant: Tenant, url = "/api/chat/widget-settings", address = "192.0.2.1"): Promise<Reply> =>
  app.server.inject({ method: "GET", url, remoteAddress: address, headers: { "x-tenant-id": tenant.id } });

describe("a visitor's messages", () => {
  test("are let through up to the tenant's limit, and that limit is 20 unless said otherwise", async () => {
    const shop = await app.createTenant({});
    expect(await passed(25, () => message(shop))).toBe(20);
  });

  test("are counted for each session, each address and each tenant alone", async () => {
    const [shop, other] = [await app.createTenant({ rate_limit: 2 }), await app.createTenant({ rate_limit: 2 })];
    for (const from of [{}, { session: "s2" }, { address: "192.0.2.2" }]) {
      expect(await passed(3, () => message(shop, from))).toBe(2);
    }
    expect(await passed(3, () => message(other))).toBe(2);
  });

  test("are counted ten times as generously for an address whose client invents sessions", async () => {
    const shop = await app.createTenant({ rate_limit: 2 });
    expect(await passed(25, (index) => message(shop, { session: `s${index}` }))).toBe(20);
    expect(await passed(1, () => message(shop, { session: "s", address: "192.0.2.2" }))).toBe(1);
  });

  test("from one IPv6 network of 64 bits are one client's", async () => {
    const shop = await app.createTenant({ rate_limit: 1 });
    expect(
      await passed(15, (index) => message(shop, { session: `s${index}`, address: `2001:db8::${index + 1}` })),
    ).toBe(10);
    expect(await passed(1, () => message(shop, { address: "2001:db8:0:1::1" }))).toBe(1);
  });

  test("are counted before what is in them is judged", async () => {
    const shop = await app.createTenant({ rate_limit: 2 });
    const invalid = () => app.post(shop.id, "/api/chat/widget", { message: "", session_id: "s" });
    expect([await invalid(), await invalid(), await invalid()].map(({ statusCode }) => statusCode)).toEqual([
      400, 400, 429,
    ]);
  });

  test("are let through again after a minute", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const shop = await app.createTenant({ rate_limit: 1 });
    expect(await passed(2, () => message(shop))).toBe(1);
    vi.advanceTimersByTime(59_000);
    expect((await message(shop)).headers["retry-after"]).toBe("1");
    vi.advanceTimersByTime(1_000);
    expect(await passed(2, () => message(shop))).toBe(1);
  });

  test("wait for the time that the answer names: RateLimit, RateLimit-Policy, Retry-After", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const shop = await app.createTenant({ rate_limit: 2 });
    expect((await message(shop)).headers).toMatchObject({
      "ratelimit-policy": '"session";q=2;w=60',
      ratelimit: '"session";r=1;t=60',
    });
    vi.advanceTimersByTime(10_000);
    await message(shop);
    const refused = await message(shop);
    expect(expectProblem(refused, "rate_limited").retry_after).toBe(50);
    expect(refused.headers).toMatchObject({
      "ratelimit-policy": '"session";q=2;w=60',
      ratelimit: '"session";r=0;t=50',
      "retry-after": "50",
    });
  });
});

test("every answer to a known tenant tells what is left, refusals included", async () => {
  const shop = await app.createTenant({ rate_limit: 50 });
  const post = (url: string, body: object) => app.post(shop.id, url, body);
  const replies = [
    await post("/api/chat/widget", { message: "hello", session_id: "s" }),
    await post("/api/chat/widget", { message: "", session_id: "s" }),
    await post("/api/chat/widget", { message: "hello", session_id: "s", conversation_id: "c_x" }),
    await post("/api/chat/widget/csat", { conversation_id: "c_x", score: 5 }),
    await app.get(shop.id, "/api/chat/widget/messages/c_x"),
    await app.get(shop.id, "/api/chat/widget/events/c_x"),
    await app.get(shop.id, "/api/chat/welcome"),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 400, 404, 404, 404, 404, 200]);
  expect(replies.map(({ headers }) => String(headers["ratelimit"]).replace(/t=\d+$/, "t"))).toEqual([
    '"session";r=49;t',
    '"session";r=48;t',
    '"session";r=47;t',
    '"session";r=49;t',
    '"reads";r=299;t',
    '"reads";r=298;t',
    '"reads";r=297;t',
  ]);
});

test("an answer behind which no active tenant stands tells nothing of limits, and is not counted", async () => {
  const inactive = await app.createTenant({ active: false, rate_limit: 1 });
  for (const [name, status] of [
    ["", 400],
    ["nobody", 404],
    [inactive.slug, 403],
  ] as const) {
    const replies = await Promise.all(Array.from({ length: 130 }, () => app.get(name, "/api/chat/welcome")));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([status]));
    for (const header of ["ratelimit", "ratelimit-policy"]) expect(replies[0]?.headers).not.toHaveProperty(header);
  }
});

describe("reads", () => {
  test.each([
    { rate_limit: 1, most: 120 },
    { rate_limit: 30, most: 180 },
  ])("have a bucket of their own, of $most a minute where messages have $rate_limit", async ({ rate_limit, most }) => {
    const shop = await app.createTenant({ rate_limit });
    const urls = [
      "/api/chat/widget-settings",
      "/api/chat/welcome",
      "/api/chat/widget/messages/c_x",
      "/api/chat/widget/events/c_x",
    ];
    expect(await passed(most + 10, (index) => read(shop, urls[index % 4]))).toBe(most);
    expect(await passed(1, () => message(shop))).toBe(1);
  });

  test("carry the headers too", async () => {
    const shop = await app.createTenant({});
    expect((await read(shop)).headers).toMatchObject({
      "ratelimit-policy": '"reads";q=120;w=60',
      ratelimit: expect.stringMatching(/^"reads";r=119;t=\d+$/),
    });
  });
});

describe("scores", () => {
  test("are counted for each conversation alone, which stands for the visitor", async () => {
    const shop = await app.createTenant({ rate_limit: 2 });
    for (const session_id of ["one", "two"]) {
      const { conversation_id } = await app.send(shop.id, { message: "hello", session_id });
      const score = () => app.post(shop.id, "/api/chat/widget/csat", { conversation_id, score: 5 });
      expect(await passed(4, score)).toBe(2);
    }
  });
});

describe("the client's address", () => {
  const forged = ["x-forwarded-for", "x-real-ip", "forwarded", "cf-connecting-ip", "x-client-ip", "true-client-ip"];

  test("is the socket's, whatever the client claims", async () => {
    const shop = await app.createTenant({ rate_limit: 3 });
    const claim = (index: number) => Object.fromEntries(forged.map((name) => [name, `203.0.113.${index}`]));
    expect(await passed(50, (index) => message(shop, { headers: claim(index) }))).toBe(3);
  });

  test("is the one that a trusted proxy names", async () => {
    const shop = await app.createTenant({ rate_limit: 3 });
    const via = (client: string) =>
      message(shop, { on: behindProxy, address: "127.0.0.1", headers: { "x-forwarded-for": client } });
    expect(await passed(5, () => via("203.0.113.1"))).toBe(3);
    expect(await passed(5, () => via("203.0.113.2, 10.1.2.3"))).toBe(3);
    // What stands before the nearest address that is no trusted proxy was written by the client.
    expect(await passed(5, (index) => via(`198.51.100.${index}, 203.0.113.3`))).toBe(3);
  });

  test("is the socket's where the proxy is none of the trusted", async () => {
    const shop = await app.createTenant({ rate_limit: 3 });
    const via = (index: number) =>
      message(shop, { on: behindProxy, address: "192.0.2.7", headers: { "x-forwarded-for": `203.0.113.${index}` } });
    expect(await passed(10, via)).toBe(3);
  });
});

test("the admin API and the operator's pages are not limited", async () => {
  const urls = Array.from({ length: 130 }, (_, index) => (index % 2 ? "/healthz" : "/api/admin/tenants?limit=1"));
  const replies = await Promise.all(urls.map((url) => app.admin("GET", url)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
