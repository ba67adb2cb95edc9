import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  calls,
  says,
  scriptedEndpoint,
  type Script,
  type ScriptedEndpoint,
} from "../src/engines/model/testing/scripted-endpoint.ts";
import { openEvents } from "./read-events.ts";
import { startApp, type TestApp } from "./start-app.ts";

let endpoint: ScriptedEndpoint;
/** What the model does next; a test sets it. */
let script: Script;
let app: TestApp;
let base: string;
let shop: Tenant;
beforeAll(async () => {
  endpoint = await scriptedEndpoint((...args) => script(...args));
  app = await startApp({ env: { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" } });
  base = await app.listen();
});
beforeEach(async () => {
  shop = await app.createTenant({ rate_limit: 10_000, ecommerce_active: true });
  for (const [id, title, amount, brand] of [
    ["1", "Norrland desk lamp", "39.90", "Norrland"],
    ["2", "Tove desk lamp", "59.00", "Tove"],
    ["3", "Ebba desk lamp", "120.00", "Ebba"],
    ["4", "Holm kettle", "25.00", "Holm"],
  ]) {
    const product = { id, title, brand, price: { amount, currency: "EUR" }, description: "Made of oak." };
    await app.admin("POST", `/api/admin/tenants/${shop.id}/products`, product);
  }
});
afterAll(async () => {
  await app.stop();
  await endpoint.close();
});

async function ask(message: string): Promise<{ answer: Answer; text: string }> {
  const events = await openEvents(`${base}/api/chat/widget`, {
    method: "POST",
    headers: { "x-tenant-id": shop.id, "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ message, session_id: "s", type: "ecommerce" }),
  });
  const all = await events.rest();
  const text = all.flatMap(({ event, data }) => (event === "delta" ? [data.text] : [])).join("");
  return { answer: all.at(-1)?.data as Answer, text };
}
const usage = async () => (await app.admin("GET", `/api/admin/tenants/${shop.id}`)).json<Tenant>().usage.model;

test("a model names products of the catalogue, with the wish as the engine applied it", async () => {
  script = says("The Tove desk lamp costs €59.00 and is made of oak [2]. ", "The Ebba desk lamp costs €120.00 [3].");
  const { answer, text } = await ask("desk lamp under 100 euros");
  expect(answer).toMatchObject({
    kind: "answer",
    response: "The Tove desk lamp costs €59.00 and is made of oak.",
    products: [{ title: "Tove desk lamp" }],
  });
  expect(text.trim()).toBe(answer.response);
  expect(answer.applied_filters).toContainEqual(expect.objectContaining({ field: "price", value: 100 }));
});

test("a stated price holds for what the model searches for", async () => {
  script = (response, number, request) =>
    (endpoint.received.at(-1)!.body.messages.some(({ role }) => role === "tool")
      ? says("The Norrland desk lamp is in stock [1]. The Ebba desk lamp costs €120.00 [3].")
      : calls(["search_products", { sentence: "Ebba desk lamp" }]))(response, number, request);
  const { answer } = await ask("desk lamp under 100 euros");
  const told = endpoint.received.at(-1)!.body.messages.filter(({ role }) => role === "tool");
  expect(told).toHaveLength(1);
  expect(told[0]!.content).not.toContain("Ebba");
  expect(answer.products.map(({ title }) => title)).toEqual(["Norrland desk lamp"]);
});

test("a model is told of products and pages by each tool, and what it cites is shown", async () => {
  const { admin } = app;
  await admin("PATCH", `/api/admin/tenants/${shop.id}`, { rag_active: true });
  const help = { title: "Delivery", content: "Delivery takes three working days.", format: "text" };
  await admin("POST", `/api/admin/tenants/${shop.id}/documents`, help);
  const before = endpoint.received.length;
  const turns = [
    calls(["search_products", { sentence: "kettle" }], ["search_help", { question: "How long does delivery take?" }]),
    calls(["get_product", { number: 4 }], ["compare", { numbers: [1, 2, 99] }]),
    says("The Holm kettle costs €25.00 [4]. Delivery takes three working days [5]."),
  ];
  script = (response, number, request) => turns[number - before]!(response, number, request);
  const { answer } = await ask("desk lamp");
  expect(answer).toMatchObject({
    response: "The Holm kettle costs €25.00. Delivery takes three working days [1].",
    products: [{ title: "Holm kettle" }],
    citations: [{ index: 1, title: "Delivery" }],
  });
  const told = endpoint.received.at(-1)!.body.messages.flatMap(({ role, content }) => (role === "tool" ? content : []));
  const lamps = ["Norrland", "Tove", "Ebba"].map((brand) => `${brand} desk lamp`);
  const subjects = [...lamps, "Holm kettle", "three working days"];
  expect(told.map((text) => subjects.filter((subject) => text.includes(subject)))).toEqual([
    ["Holm kettle"],
    ["three working days"],
    ["Holm kettle"],
    lamps.slice(0, 2),
  ]);
});

test("which goods are told to be free of a thing is said with a model's answer, too", async () => {
  for (const [id, title, description] of [
    ["5", "Lys day cream", "A light cream without perfume."],
    ["6", "Siv day cream", "A rich cream."],
  ]) {
    const product = { id, title, price: { amount: "12.00", currency: "EUR" }, description };
    await app.admin("POST", `/api/admin/tenants/${shop.id}/products`, product);
  }
  script = says("The Lys day cream is light [1]. ", "The Siv day cream is rich [2].");
  const { answer, text } = await ask("day cream without perfume");
  expect(answer.products.map(({ title }) => title)).toEqual(["Lys day cream", "Siv day cream"]);
  expect(answer.response).toContain("Only here is it said that “perfume” isn’t there: Lys day cream.");
  expect(text.trim()).toBe(answer.response);
});

test("what it took is counted, and once the budget is used up the answer comes without it", async () => {
  script = says("The Norrland desk lamp costs €39.90 [1].");
  await ask("desk lamp");
  expect((await usage()).input_tokens).toBeGreaterThan(100);
  await app.admin("PATCH", `/api/admin/tenants/${shop.id}`, { model_monthly_budget: 1 });
  const before = endpoint.received.length;
  const { answer, text } = await ask("desk lamp");
  expect(endpoint.received).toHaveLength(before);
  expect(answer.products).toHaveLength(3);
  expect(text).toBe(answer.response);
});
