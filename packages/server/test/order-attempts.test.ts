import type { ServerResponse } from "node:http";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openOwnShop, type OwnShop } from "./open-shop.ts";
import { startApp, type TestApp } from "./start-app.ts";

let shop: OwnShop;
let app: TestApp;
/** Another server on the same database. */
let other: TestApp;
let tenant: Tenant;
let visitors = 0;

beforeAll(async () => {
  shop = await openOwnShop();
  const env = { CONNECTOR_OPEN: `127.0.0.1:${shop.port}`, TRUST_PROXY: "loopback" };
  app = await startApp({ env });
  other = await startApp({ env, database: app.database });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
  await shop.close();
});
beforeEach(async () => {
  app.setClock(new Date());
  other.setClock(new Date());
  Object.assign(shop, { asked: [], answers: () => ({ found: false }) });
  tenant = await app.createTenant({ rate_limit: 10_000, order_status: { url: shop.url } });
  const url = `/api/admin/tenants/${tenant.slug}/order-status/secret`;
  shop.secrets = [(await app.admin("POST", url)).json<{ secret: string }>().secret];
});

interface Look {
  number?: string;
  email?: string;
  session?: string;
  address?: string;
}

/** Looks for an order in a conversation of its own. */
const look = (at: TestApp, { number = "1000", email = "max@example.com", session, address = "203.0.113.1" }: Look) =>
  at.send(
    tenant.id,
    { message: `Where is my order ${number}? ${email}`, session_id: session ?? `visitor-${++visitors}` },
    { "x-forwarded-for": address },
  );
const isRefused = ({ response, kind }: Answer): boolean => kind === "no_answer" && /tried too often/.test(response);

/** Looks one after another, by turns on both servers; how often it may. */
async function timesUntilRefused(lookOf: (i: number) => Look, most = 40): Promise<number> {
  for (let i = 0; i < most; i += 1) if (isRefused(await look(i % 2 ? other : app, lookOf(i)))) return i;
  return most;
}

const anybody = (i: number): Look => ({
  number: `${2000 + i}`,
  email: `a${i}@example.com`,
  address: `198.51.100.${i}`,
});

test("a visitor may look in vain five times an hour, whatever for, on all servers together", async () => {
  expect(await timesUntilRefused((i) => ({ ...anybody(i), session: "one" }))).toBe(5);
  expect(shop.asked).toHaveLength(5);
  expect(isRefused(await look(app, { ...anybody(30), session: "another" }))).toBe(false);
});

test("an order may be looked for in vain five times, by whomever, however it is written", async () => {
  const written = ["AB-1042", "ab 1042", "#AB1042", "ab1042", "AB.1042", "A-B-1042"].map((one) =>
    one.replace(" ", "-"),
  );
  expect(await timesUntilRefused((i) => ({ ...anybody(i), number: written[i % written.length]! }))).toBe(5);
  expect(isRefused(await look(app, { ...anybody(20), number: "AB-1043" }))).toBe(false);
});

test("for an e-mail address numbers may be tried out ten times", async () => {
  expect(
    await timesUntilRefused((i) => ({ ...anybody(i), email: i % 2 ? "Max@Example.com" : "max@example.com" })),
  ).toBe(10);
});

test("from an address, or the network of one, twenty times", async () => {
  expect(await timesUntilRefused((i) => ({ ...anybody(i), address: `2001:db8:1:2::${i + 1}` }))).toBe(20);
  expect(isRefused(await look(app, { ...anybody(35), address: "2001:db8:1:3::1" }))).toBe(false);
});

test("an hour later it may be tried again, and until then it is said when", async () => {
  for (let i = 0; i < 5; i += 1) await look(app, { ...anybody(i), session: "one" });
  expect((await look(app, { ...anybody(6), session: "one" })).response).toContain("again in 60 minutes");
  app.setClock(new Date(Date.now() + 30 * 60_000));
  expect((await look(app, { ...anybody(7), session: "one" })).response).toContain("again in 30 minutes");
  // What was refused did not count.
  app.setClock(new Date(Date.now() + 61 * 60_000));
  expect(isRefused(await look(app, { ...anybody(8), session: "one" }))).toBe(false);
});

test("however many look at once, on however many servers, no more than that see an answer", async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => look(i % 2 ? other : app, { ...anybody(i), number: "7777" })),
  );
  expect(answers.filter((answer) => !isRefused(answer))).toHaveLength(5);
  expect(shop.asked).toHaveLength(5);
});

test("a shop is asked for twenty at once and no more, and the others are told so without waiting", async () => {
  await app.admin("PATCH", `/api/admin/tenants/${tenant.slug}`, {
    order_status: { url: shop.url, timeout_ms: 10_000 },
  });
  const held: ServerResponse[] = [];
  shop.answers = (_, reply) => void held.push(reply);
  let told = 0;
  const answers = Array.from({ length: 23 }, (_, i) => look(app, anybody(i)).finally(() => (told += 1)));
  await expect.poll(() => held.length + told).toBe(23);
  const asked = held.length;
  for (const reply of held) reply.writeHead(200, { "content-type": "application/json" }).end('{"found": false}');
  const refused = (await Promise.all(answers)).filter(({ response }) =>
    /can't look up orders right now/.test(response),
  );
  expect([asked, refused.length]).toEqual([20, 3]);
});

test("whoever finds the order may look as often as they like, and a shop that is down counts for nobody", async () => {
  shop.answers = ({ order_number, email }) => ({
    found: true,
    order: { number: order_number, email, status: "shipped" },
  });
  expect(await timesUntilRefused(() => ({ session: "one" }), 12)).toBe(12);
  shop.answers = (_, reply) => void reply.writeHead(500).end();
  for (let i = 0; i < 8; i += 1) expect(isRefused(await look(app, { session: "one" }))).toBe(false);
});

test("another tenant's visitors are counted by themselves", async () => {
  for (let i = 0; i < 6; i += 1) await look(app, { session: "one" });
  const mine = tenant;
  tenant = await app.createTenant({ rate_limit: 10_000, order_status: { url: shop.url } });
  const url = `/api/admin/tenants/${tenant.slug}/order-status/secret`;
  shop.secrets.push((await app.admin("POST", url)).json<{ secret: string }>().secret);
  expect(isRefused(await look(app, { session: "one" }))).toBe(false);
  expect(tenant.id).not.toBe(mine.id);
});

test("what counts no more is forgotten by the server itself, once an hour", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const sweeping = await startApp({ database: app.database });
  onTestFinished(() => sweeping.stop());
  const counted = async (): Promise<number> =>
    (await app.database.query("select from order_attempts where tenant_id = $1", [tenant.id])).length;
  await look(app, anybody(1));
  expect(await counted()).toBe(4);
  app.setClock(new Date(Date.now() + 30 * 60_000));
  await look(app, anybody(2));
  expect(await counted()).toBe(8);
  sweeping.setClock(new Date(Date.now() + 61 * 60_000));
  vi.advanceTimersByTime(60 * 60_000);
  vi.useRealTimers();
  await expect.poll(counted).toBe(4);
});

test("neither numbers nor addresses stand in the database beside the messages", async () => {
  await look(app, { number: "SECRET-99", email: "canary@example.com", address: "203.0.113.99" });
  const rows = await app.database.query<{ row: string }>("select a::text as row from order_attempts a");
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.map(({ row }) => row).join(" ")).not.toMatch(/SECRET|canary|203\.0\.113/i);
});

test("nor does what they are counted by tell who is the same to two shops", async () => {
  const subjects = async (): Promise<string[]> => {
    await look(app, { session: "one" });
    const rows = await app.database.query<{ subject: string }>(
      "select encode(subject, 'hex') as subject from order_attempts where tenant_id = $1",
      [tenant.id],
    );
    return rows.map(({ subject }) => subject);
  };
  const mine = await subjects();
  tenant = await app.createTenant({ rate_limit: 10_000, order_status: { url: shop.url } });
  const url = `/api/admin/tenants/${tenant.slug}/order-status/secret`;
  shop.secrets.push((await app.admin("POST", url)).json<{ secret: string }>().secret);
  const others = await subjects();
  expect(new Set([...mine, ...others]).size).toBe(8);
});
