import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  calls,
  says,
  scriptedEndpoint,
  type Script,
  type ScriptedEndpoint,
} from "../src/engines/model/testing/scripted-endpoint.ts";
import { openOwnShop, type OwnShop } from "./open-shop.ts";
import { startApp, type TestApp } from "./start-app.ts";
import { toyEndpoint, type ToyEndpoint } from "./toy-embeddings.ts";

let endpoint: ScriptedEndpoint;
let embeddings: ToyEndpoint;
/** What the model does next; a test sets it. */
let script: Script;
let shop: OwnShop;
let app: TestApp;
let tenant: Tenant;

beforeAll(async () => {
  endpoint = await scriptedEndpoint((...args) => script(...args));
  shop = await openOwnShop();
});
afterAll(async () => {
  await shop.close();
  await endpoint.close();
});
beforeEach(async () => {
  embeddings = await toyEndpoint();
  app = await startApp({
    env: {
      ...embeddings.env,
      EMBEDDINGS_TIMEOUT_MS: "5000",
      MODEL_BASE_URL: endpoint.baseUrl,
      MODEL_NAME: "small",
      CONNECTOR_OPEN: `127.0.0.1:${shop.port}`,
    },
  });
  endpoint.received.length = 0;
  Object.assign(shop, { asked: [], secrets: [], answers: () => ({ products: [] }) });
  tenant = await app.createTenant({
    rate_limit: 10_000,
    ecommerce_active: true,
    default_mode: "ecommerce",
    live_products: { url: shop.url, timeout_ms: 3_000 },
    order_status: { url: shop.url, timeout_ms: 10_000 },
  });
  for (const path of ["live-products", "order-status"]) {
    const made = await app.admin("POST", `/api/admin/tenants/${tenant.id}/${path}/secret`);
    shop.secrets.push(made.json<{ secret: string }>().secret);
  }
  for (const [id, title, amount] of [
    ["1", "Norrland desk lamp", "39.90"],
    ["2", "Tove desk lamp", "59.00"],
    ["3", "Holm kettle", "25.00"],
  ])
    await app.admin("POST", `/api/admin/tenants/${tenant.id}/products`, { id, title, price: eur(amount!) });
});
afterEach(() => app.stop());

const eur = (amount: string) => ({ amount, currency: "EUR" });
const send = (message: string, more: object = {}) => app.send(tenant.id, { message, ...more });
const sent = (): string => JSON.stringify(endpoint.received.map(({ body }) => body));

test("a model is told what the shop says now, and held to it", async () => {
  shop.answers = () => ({ products: [{ id: "1", price: eur("44.50"), availability: "backorder" }] });
  script = says("The Norrland desk lamp costs €44.50 [1]. ", "It costs €39.90 [1].");
  const { response, products } = await send("Norrland desk lamp");
  expect(sent()).toContain("€44.50");
  expect(sent()).not.toContain("39.90");
  expect(response).toBe("The Norrland desk lamp costs €44.50.");
  expect(products).toMatchObject([{ id: "1", price: eur("44.50"), availability: "backorder" }]);
  expect(shop.asked).toHaveLength(1);
});

test("so are the results of its own searches, for which a stated price holds", async () => {
  shop.answers = () => ({
    products: [
      { id: "2", price: eur("49.00") },
      { id: "3", price: eur("80.00") },
    ],
  });
  script = (response, number, request) =>
    (endpoint.received.at(-1)!.body.messages.some(({ role }) => role === "tool")
      ? says("The Tove desk lamp costs €49.00 [2].")
      : calls(["search_products", { sentence: "Tove lamp" }], ["search_products", { sentence: "Holm kettle" }]))(
      response,
      number,
      request,
    );
  const { products } = await send("Norrland desk lamp under 60 euros");
  const told = endpoint.received.at(-1)!.body.messages.filter(({ role }) => role === "tool");
  expect(told.map(({ content }) => content).join(" ")).toContain("€49.00");
  expect(sent()).not.toMatch(/Holm kettle:/);
  expect(products).toMatchObject([{ id: "2", price: eur("49.00") }]);
});

test("nothing of an order goes to a model or to embeddings, neither then nor in what follows", async () => {
  await app.admin("POST", `/api/admin/tenants/${tenant.id}/documents`, {
    title: "Returns",
    format: "markdown",
    content: "You can return a lamp within 30 days, and send it to us by any carrier.",
  });
  shop.answers = ({ type }) =>
    type === "order_status"
      ? {
          found: true,
          order: { number: "CANARY-77", email: "canary@example.com", status: "canary status", carrier: "Canary" },
        }
      : { products: [] };
  script = says("You can return a lamp within 30 days [1].");
  const { conversation_id } = await send("Where is my order?", { type: "rag" });
  const go = (message: string) => send(message, { conversation_id, type: "rag" });
  await go("CANARY-77");
  expect((await go("canary@example.com")).response).toContain("canary status");
  expect(endpoint.received).toEqual([]);
  embeddings.received.length = 0;
  expect((await go("How many days do I have to return a lamp?")).response).toMatch(/30 days/);
  expect((await go("And how do I send it to you?")).kind).toBe("answer");
  expect(endpoint.received.length).toBeGreaterThan(0);
  expect(embeddings.received.length).toBeGreaterThan(0);
  expect(`${sent()} ${JSON.stringify(embeddings.received)}`).not.toMatch(/canary/i);
});

test("nor where messages overlap, so that not each of them stands before its answer", async () => {
  await app.admin("POST", `/api/admin/tenants/${tenant.id}/documents`, {
    title: "Returns",
    format: "markdown",
    content: "You can return a lamp within 30 days.",
  });
  const isAnswered = Promise.withResolvers<void>();
  shop.answers = async () => {
    await isAnswered.promise;
    return { found: true, order: { number: "CANARY-77", email: "canary@example.com", status: "shipped" } };
  };
  script = says("You can return a lamp within 30 days [1].");
  const { conversation_id } = await send("Hello", { type: "rag" });
  const go = (message: string) => send(message, { conversation_id, type: "rag" });
  const first = go("Where is my order CANARY-77? Canary@example.com");
  await expect.poll(() => shop.asked.length, { timeout: 10_000 }).toBe(1);
  const second = go("And when will it arrive?");
  const count = "select count(*)::int as n from messages where role = 'visitor'";
  await expect.poll(async () => (await app.database.query<{ n: number }>(count))[0]!.n, { timeout: 10_000 }).toBe(3);
  isAnswered.resolve();
  expect([(await first).response, (await second).response]).toEqual([
    "Order **CANARY-77**: **shipped**.",
    "Order **CANARY-77**: **shipped**.",
  ]);
  await go("How many days do I have to return a lamp?");
  expect(endpoint.received.length).toBeGreaterThan(0);
  expect(`${sent()} ${JSON.stringify(embeddings.received)}`).not.toMatch(/canary/i);
});
