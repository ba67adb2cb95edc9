import type { LiveProductsCheck, OrderStatusCheck } from "@widget-chat/contract/admin/connector-check.ts";
import type { ConnectorSecret } from "@widget-chat/contract/admin/connector.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import type { Operation } from "./reference.ts";
import { openOwnShop, type OwnShop } from "./open-shop.ts";
import { startApp, type TestApp } from "./start-app.ts";

let shop: OwnShop;
let app: TestApp;
let tenant: Tenant;
let url: string;

beforeAll(async () => {
  shop = await openOwnShop();
  app = await startApp({ env: { CONNECTOR_OPEN: `127.0.0.1:${shop.port}` } });
});
afterAll(async () => {
  await app.stop();
  await shop.close();
});
beforeEach(async () => {
  app.setClock(new Date());
  Object.assign(shop, { asked: [], refused: 0, secrets: [], answers: () => ({ products: [], found: false }) });
  tenant = await app.createTenant({ live_products: { url: shop.url }, order_status: { url: shop.url } });
  url = `/api/admin/tenants/${tenant.slug}`;
});

const makeSecret = async (path = "live-products"): Promise<ConnectorSecret> =>
  (await app.admin("POST", `${url}/${path}/secret`)).json<ConnectorSecret>();
const checkLive = async (ids = ["mug"]): Promise<LiveProductsCheck> =>
  (await app.admin("POST", `${url}/live-products/check`, { ids })).json<LiveProductsCheck>();
const checkOrder = async (order_number = "1", email = "a@b.example"): Promise<OrderStatusCheck> =>
  (await app.admin("POST", `${url}/order-status/check`, { order_number, email })).json<OrderStatusCheck>();
const showTenant = async (): Promise<Tenant> => (await app.admin("GET", url)).json<Tenant>();

describe("a secret", () => {
  test("is shown once, as Standard Webhooks has it, and not kept by anybody on the way", async () => {
    const reply = await app.admin("POST", `${url}/live-products/secret`);
    expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([201, "no-store"]);
    const { secret, previous_until } = reply.json<ConnectorSecret>();
    expect(previous_until).toBeNull();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const shown = await showTenant();
    expect(shown.connectors_with_secret).toEqual(["live_products"]);
    expect(JSON.stringify(shown)).not.toContain(secret.slice(6));
    expect(JSON.stringify(shown)).not.toContain("whsec_");
  });

  test("is each connector's own", async () => {
    shop.secrets = [(await makeSecret()).secret];
    await makeSecret("order-status");
    expect((await checkLive()).fault).toBeNull();
    expect((await checkOrder()).fault).toMatch(/status 401/);
    expect([shop.asked.length, shop.refused]).toEqual([1, 1]);
  });

  test("changes without a gap: for a day both sign", async () => {
    const first = await makeSecret();
    const second = await makeSecret();
    expect(new Date(second.previous_until!) > new Date(Date.now() + 23 * 3_600_000)).toBe(true);
    for (const one of [first, second]) {
      shop.secrets = [one.secret];
      expect((await checkLive()).fault).toBeNull();
    }
    // The second that is sent is that of the clock, a day and an hour from now.
    app.setClock(new Date(Date.now() + 25 * 3_600_000));
    const check = async (secret: string): Promise<boolean> => {
      Object.assign(shop, { secrets: [secret], toleranceS: 30 * 3_600 });
      return (await checkLive()).fault === null;
    };
    expect([await check(first.secret), await check(second.secret)]).toEqual([false, true]);
    shop.toleranceS = 300;
  });

  test("goes with its connector, and stays with another address", async () => {
    await makeSecret();
    await app.admin("PATCH", url, { live_products: { url: `${shop.url}/other` } });
    expect((await showTenant()).connectors_with_secret).toEqual(["live_products"]);
    await app.admin("PATCH", url, { live_products: null });
    await app.admin("PATCH", url, { live_products: { url: shop.url } });
    expect((await showTenant()).connectors_with_secret).toEqual([]);
    expect((await checkLive()).fault).toMatch(/no secret yet/);
  });

  test("is no other tenant's, and nobody's without the key", async () => {
    for (const path of ["live-products", "order-status"]) {
      expectProblem(await app.admin("POST", `/api/admin/tenants/nobody/${path}/secret`), "tenant_not_found");
      expectProblem(await app.server.inject({ method: "POST", url: `${url}/${path}/secret` }), "unauthorized");
      expectProblem(await app.server.inject({ method: "POST", url: `${url}/${path}/check` }), "unauthorized");
    }
  });
});

describe("an owner sees what an answer is taken for", () => {
  beforeEach(async () => {
    shop.secrets = [(await makeSecret()).secret, (await makeSecret("order-status")).secret];
  });

  test("of products", async () => {
    shop.answers = () => ({
      products: [
        { id: "mug", price: { amount: "9.90", currency: "EUR" }, availability: "in_stock", colour: "blue" },
        { id: "pot", price: 9.9, availability: "soon" },
        { id: "not-asked-for", availability: "in_stock" },
      ],
    });
    expect(await checkLive(["mug", "pot", "gone"])).toEqual({
      took_ms: expect.any(Number),
      fault: null,
      products: [
        { id: "mug", price: { amount: "9.90", currency: "EUR" }, availability: "in_stock", ignored: [], reasons: {} },
        {
          id: "pot",
          ignored: ["price", "availability"],
          reasons: {
            price: "must be an object with amount, currency",
            availability: expect.stringContaining("must be one of in_stock"),
          },
        },
      ],
    });
    shop.answers = () => [];
    expect((await checkLive()).fault).toMatch(/without a list "products"/);
  });

  test("of products that the catalogue has otherwise", async () => {
    const eur = (amount: string) => ({ amount, currency: "EUR" });
    for (const id of ["mug", "pot", "cup", "jug"])
      await app.admin("POST", `${url}/products`, { id, title: id, price: eur("5.00") });
    shop.answers = () => ({
      products: [
        { id: "mug", price: { amount: "5.00", currency: "USD" }, availability: "in_stock" },
        { id: "pot", price: eur("5.00"), sale_price: eur("6.00") },
        { id: "cup", sale_price: eur("4.00") },
        { id: "jug", price: eur("0.00"), sale_price: null },
      ],
    });
    expect((await checkLive(["mug", "pot", "cup", "jug"])).products).toEqual([
      {
        id: "mug",
        availability: "in_stock",
        ignored: ["price"],
        reasons: { price: "is in USD, and the catalogue has it in EUR" },
      },
      {
        id: "pot",
        ignored: ["price", "sale_price"],
        reasons: { price: expect.stringContaining("6.00 is more than"), sale_price: expect.any(String) },
      },
      { id: "cup", sale_price: eur("4.00"), ignored: [], reasons: {} },
      {
        id: "jug",
        ignored: ["price", "sale_price"],
        reasons: { price: expect.stringContaining("is nothing"), sale_price: expect.any(String) },
      },
    ]);
  });

  test("of an order", async () => {
    const order = {
      number: "1",
      email: "A@b.example",
      status: "shipped",
      tracking_url: "http://x.example/",
      carrier: "DHL",
    };
    shop.answers = () => ({ found: true, order });
    expect(await checkOrder()).toEqual({
      took_ms: expect.any(Number),
      fault: null,
      order: { number: "1", status: "shipped", carrier: "DHL" },
      ignored: ["tracking_url"],
      reasons: { tracking_url: expect.stringContaining("https://") },
    });
    shop.answers = () => ({ found: true, order: { ...order, email: "eve@b.example" } });
    expect(await checkOrder()).toMatchObject({ order: null, fault: expect.stringMatching(/not the one asked for/) });
    shop.answers = () => ({ found: true, order: { ...order, status: undefined } });
    expect(await checkOrder()).toMatchObject({ order: null, fault: expect.stringMatching(/a "status"/) });
    shop.answers = () => ({ found: false });
    expect(await checkOrder()).toMatchObject({ order: null, fault: null });
  });

  test.each<[string, OwnShop["answers"], RegExp]>([
    ["another status", (_, reply) => void reply.writeHead(404).end(), /status 404/],
    ["a redirect", (_, reply) => void reply.writeHead(308, { location: "/x" }).end(), /redirect \(status 308\)/],
    ["no JSON", (_, reply) => void reply.end("<html>"), /not JSON/],
    ["too much", (_, reply) => void reply.end(`"${"x".repeat(300_000)}"`), /larger than 262144 bytes/],
    ["nothing", (_, reply) => void reply.destroy(), /broke off/],
  ])("and what is wrong with it: %s", async (_, answers, fault) => {
    shop.answers = answers;
    expect((await checkLive()).fault).toMatch(fault);
    expect((await checkOrder()).fault).toMatch(fault);
  });

  test("or that it takes too long, each as soon as its time is over", async () => {
    await app.admin("PATCH", url, {
      live_products: { url: shop.url, timeout_ms: 100 },
      order_status: { url: shop.url, timeout_ms: 3_000 },
    });
    shop.answers = () => undefined;
    const told: (string | null)[] = [];
    const tell = ({ fault }: { fault: string | null }): number => told.push(fault);
    await Promise.all([checkOrder().then(tell), checkLive().then(tell)]);
    expect(told).toEqual([expect.stringMatching(/within 100 ms/), expect.stringMatching(/within 3000 ms/)]);
  });

  test("however often it has failed before", async () => {
    shop.answers = (_, reply) => void reply.writeHead(500).end();
    for (let i = 0; i < 8; i += 1) expect((await checkLive()).fault).toMatch(/status 500/);
    expect(shop.asked).toHaveLength(8);
  });

  test("and what it asks is checked", async () => {
    for (const body of [{}, { ids: [] }, { ids: [""] }, { ids: Array.from({ length: 21 }, (_, i) => `${i}`) }])
      expectProblem(await app.admin("POST", `${url}/live-products/check`, body), "validation_failed");
    for (const body of [{}, { order_number: "1" }, { order_number: "", email: "a@b.example" }])
      expectProblem(await app.admin("POST", `${url}/order-status/check`, body), "validation_failed");
  });
});

test("what a shop is sent, and answers, is as the reference says", async () => {
  shop.secrets = [(await makeSecret()).secret, (await makeSecret("order-status")).secret];
  const { webhooks } = (await app.server.inject({ url: "/docs/openapi.json" })).json<{
    webhooks: Record<string, { post: Operation }>;
  }>();
  const answers = {
    live_products: { products: [{ id: "mug", sale_price: null, availability: "preorder" }] },
    order_status: {
      found: true,
      order: { number: 1, email: "a@b.example", status: "shipped", expected_at: "2026-11-30" },
    },
  };
  shop.answers = ({ type }, _, { headers }) => {
    const names = webhooks[type]!.post.parameters!.map(({ name }) => name);
    expect(names.map((name) => typeof headers[name])).toEqual(["string", "string", "string"]);
    return answers[type as keyof typeof answers];
  };
  const checks = [await checkLive(), await checkOrder()];
  expect(checks.map(({ fault }) => fault)).toEqual([null, null]);
  expect(shop.asked.map(({ type }) => type)).toEqual(Object.keys(webhooks));
  const isAs = (content: Record<string, object>, value: object): boolean =>
    new Ajv2020({ strict: false, validateFormats: false }).validate(
      (content["application/json"] as { schema: object }).schema,
      value,
    );
  for (const asked of shop.asked) {
    const { requestBody, responses } = webhooks[asked.type]!.post;
    expect(isAs(requestBody!.content, asked)).toBe(true);
    expect(isAs(responses[200]!.content as never, answers[asked.type as keyof typeof answers])).toBe(true);
    expect(isAs(requestBody!.content, { ...asked, type: "another" })).toBe(false);
  }
});

describe("nothing is called that is not public, or not by https", () => {
  test.each([
    "http://127.0.0.1:1/",
    "https://127.0.0.1/",
    "https://localhost/",
    "https://10.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://169.254.169.254/latest/meta-data/",
    "https://2130706433/",
    "https://192.168.0.1:8443/",
    // A public address, which nobody is to read along to.
    "http://1.1.1.1/",
    "http://1.1.1.1:443/",
  ])("%s", async (address) => {
    await makeSecret();
    await makeSecret("order-status");
    await app.admin("PATCH", url, { live_products: { url: address }, order_status: { url: address } });
    for (const { fault } of [await checkLive(), await checkOrder()])
      expect(fault).toMatch(/does not call.*CONNECTOR_OPEN/);
  });

  test("nor where a shop leads on to", async () => {
    shop.secrets = [(await makeSecret()).secret];
    const inside = await openOwnShop();
    shop.answers = (_, reply) => void reply.writeHead(307, { location: inside.url }).end();
    expect((await checkLive()).fault).toMatch(/redirect/);
    expect([inside.asked.length, inside.refused]).toEqual([0, 0]);
    await inside.close();
  });
});
