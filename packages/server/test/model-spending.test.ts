import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import {
  chunk,
  open,
  refuses,
  says,
  saysAndCounts,
  scriptedEndpoint,
  type Script,
  type ScriptedEndpoint,
} from "../src/engines/model/testing/scripted-endpoint.ts";
import { hold } from "./hold.ts";
import { startApp, type TestApp } from "./start-app.ts";

const QUESTION = "How long does a refund take?";
const written = "It takes five working days [1].";
const quoted = expect.stringContaining("We refund within five working days");

let endpoint: ScriptedEndpoint;
/** What the model does next; a test sets it. */
let script: Script;
/** Without prices, and with them. */
let app: TestApp;
let priced: TestApp;
beforeAll(async () => {
  endpoint = await scriptedEndpoint((...args) => script(...args));
  const env = { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" };
  app = await startApp({ env });
  priced = await startApp({
    database: app.database,
    env: { ...env, MODEL_INPUT_PRICE: "2", MODEL_OUTPUT_PRICE: "10.5" },
  });
});
beforeEach(() => {
  script = saysAndCounts(written, 800, 10);
  for (const one of [app, priced]) one.setClock(new Date());
});
afterAll(async () => {
  await priced.stop();
  await app.stop();
  await endpoint.close();
});

async function createShop(model_monthly_budget: number | null = null): Promise<Tenant> {
  const tenant = await app.createTenant({ rate_limit: 10_000, model_monthly_budget });
  const content = "We refund within five working days. The refund goes back the way it came.";
  await app.admin("POST", `/api/admin/tenants/${tenant.id}/documents`, { title: "Refunds", content, format: "text" });
  return tenant;
}

let sessions = 0;
const ask = (tenant: Tenant, at = app): Promise<Answer> =>
  at.send(tenant.id, { message: QUESTION, session_id: `session-${++sessions}` });
const usage = async ({ id }: Tenant): Promise<Tenant["usage"]["model"]> =>
  (await app.admin("GET", `/api/admin/tenants/${id}`)).json<Tenant>().usage.model;
const setBudget = (tenant: Tenant, model_monthly_budget: number | null) =>
  app.admin("PATCH", `/api/admin/tenants/${tenant.id}`, { model_monthly_budget });

describe("what a tenant's answers take of the model", () => {
  test("is shown with the tenant, for the month", async () => {
    const shop = await createShop();
    expect(await usage(shop)).toEqual({ input_tokens: 0, output_tokens: 0, cost: null, budget: null, warning: null });
    for (let n = 0; n < 2; n += 1) expect((await ask(shop)).response).toBe(written);
    expect(await usage(shop)).toEqual({
      input_tokens: 1_600,
      output_tokens: 20,
      cost: null,
      budget: null,
      warning: null,
    });

    app.setClock(new Date(Date.now() + 32 * 24 * 60 * 60 * 1000));
    expect(await usage(shop)).toEqual({ input_tokens: 0, output_tokens: 0, cost: null, budget: null, warning: null });
    await ask(shop);
    expect(await usage(shop)).toMatchObject({ input_tokens: 800, output_tokens: 10 });
  });

  test("costs what the operator pays, where prices are set", async () => {
    const shop = await createShop();
    await ask(shop, priced);
    expect(await usage(shop)).toEqual({
      input_tokens: 800,
      output_tokens: 10,
      cost: 0.001705,
      budget: null,
      warning: null,
    });
  });

  test("is counted in full by several servers at once", async () => {
    const shop = await createShop();
    await Promise.all(Array.from({ length: 24 }, (_, at) => ask(shop, at % 2 ? app : priced)));
    expect(await usage(shop)).toEqual({
      input_tokens: 19_200,
      output_tokens: 240,
      cost: 0.02046,
      budget: null,
      warning: null,
    });
  });

  test("is estimated where the endpoint doesn't say, and where it breaks off", async () => {
    const shop = await createShop();
    script = says(written);
    await ask(shop);
    const told = await usage(shop);
    expect(told.output_tokens).toBe(8);
    expect(told.input_tokens).toBeGreaterThan(200);
    script = (response) => void open(response).write(chunk({ content: "It takes " }), () => response.destroy());
    expect((await ask(shop)).response).toEqual(quoted);
    expect(await usage(shop)).toMatchObject({ input_tokens: 2 * told.input_tokens, output_tokens: 11 });
  });

  test("is nothing where the endpoint refuses, and where nothing is asked", async () => {
    const shop = await createShop();
    script = refuses(401);
    expect((await ask(shop)).response).toEqual(quoted);
    await app.send(shop.id, { message: "hello" });
    expect(await usage(shop)).toMatchObject({ input_tokens: 0, output_tokens: 0 });
  });

  test("counts beforehand what it may take, so that a server that dies owes nothing", async () => {
    const shop = await createShop();
    const begun = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    script = (...args) => {
      begun.resolve();
      void told.promise.then(() => saysAndCounts(written, 800, 10)(...args));
    };
    const answer = ask(shop);
    await begun.promise;
    expect((await usage(shop)).output_tokens).toBeGreaterThan(100);
    told.resolve();
    await answer;
    expect(await usage(shop)).toMatchObject({ input_tokens: 800, output_tokens: 10 });
  });
});

describe("a tenant's monthly budget for the model", () => {
  test("ends its calls when it is used up, and answers are quoted; until next month, or a larger one", async () => {
    const shop = await createShop(4_000);
    const answers: string[] = [];
    for (let n = 0; n < 6; n += 1) answers.push((await ask(shop)).response);
    const calls = answers.filter((response) => response === written).length;
    expect(calls).toBeGreaterThanOrEqual(1);
    expect(calls).toBeLessThan(4);
    expect(answers.slice(calls)).toEqual(answers.slice(calls).map(() => quoted));
    expect(await usage(shop)).toEqual({
      input_tokens: calls * 800,
      output_tokens: calls * 10,
      cost: null,
      budget: 4_000,
      warning: "limit_reached",
    });

    await setBudget(shop, 8_000);
    expect((await ask(shop)).response).toBe(written);
    await setBudget(shop, 0);
    expect((await ask(shop)).response).toEqual(quoted);
    await setBudget(shop, null);
    expect((await ask(shop)).response).toBe(written);

    await setBudget(shop, 4_000);
    app.setClock(new Date(Date.now() + 32 * 24 * 60 * 60 * 1000));
    expect((await ask(shop)).response).toBe(written);
  });

  test("is in the operator's currency where prices are set", async () => {
    const shop = await createShop(0.03);
    expect((await ask(shop, priced)).response).toBe(written);
    await setBudget(shop, 0.005);
    expect((await ask(shop, priced)).response).toEqual(quoted);
    expect(await usage(shop)).toMatchObject({ cost: 0.001705, budget: 0.005 });
  });

  test("warns its owner from 80 % on, and once answers come without the model, until it is larger or the month ends", async () => {
    for (const [at, spent] of [
      [app, 810],
      [priced, 0.001705],
    ] as const) {
      const shop = await createShop();
      const warning = async () => (await usage(shop)).warning;
      await ask(shop, at);
      const told: unknown[] = [await warning()];
      for (const budget of [spent / 0.7, spent / 0.9]) {
        await setBudget(shop, budget);
        told.push(await warning());
      }
      await setBudget(shop, spent / 0.7);
      expect((await ask(shop, at)).response).toEqual(quoted);
      told.push(await warning());
      await setBudget(shop, spent * 100);
      told.push(await warning());
      expect((await ask(shop, at)).response).toBe(written);
      await setBudget(shop, spent * 3);
      told.push(await warning());
      await setBudget(shop, 0);
      told.push(await warning());
      app.setClock(new Date(Date.now() + 32 * 24 * 60 * 60 * 1000));
      await setBudget(shop, spent * 100);
      told.push(await warning());
      expect(told).toEqual([null, null, "near_limit", "limit_reached", null, null, "limit_reached", null]);
      app.setClock(new Date());
    }
  });

  test("is kept by many calls at once, on several servers that have seen the endpoint's count", async () => {
    const other = await startApp({
      database: app.database,
      env: { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" },
    });
    onTestFinished(() => other.stop());
    await ask(await createShop(), other);
    await ask(await createShop());
    const shop = await createShop(8_700);
    const told = Promise.withResolvers<void>();
    script = (...args) => void told.promise.then(() => saysAndCounts(written, 800, 2_000)(...args));
    const before = endpoint.received.length;
    const quotedAnswers: string[] = [];
    const answers = Array.from({ length: 30 }, async (_, at) => {
      const { response } = await ask(shop, at % 2 ? app : other);
      if (response !== written) quotedAnswers.push(response);
      return response;
    });
    // Whoever isn't quoted to waits for the model.
    await expect.poll(() => quotedAnswers.length + endpoint.received.length - before).toBe(30);
    expect(endpoint.received.length - before).toBeGreaterThanOrEqual(2);
    told.resolve();
    await Promise.all(answers);
    const { input_tokens, output_tokens } = await usage(shop);
    // Of each call 2,800 tokens, so that three of them stay within it.
    expect(output_tokens).toBe((endpoint.received.length - before) * 2_000);
    expect(input_tokens + output_tokens).toBe(8_400);
  });

  test("is kept by calls that are counted in the same instant", async () => {
    const shop = await createShop();
    await ask(shop);
    await setBudget(shop, 4_800);
    script = saysAndCounts(written, 800, 2_000);
    const held = await hold(app.database, "select from model_usage for update");
    const asked = [ask(shop), ask(shop)];
    await held.waiting(2);
    await held.release();
    const answers = (await Promise.all(asked)).map(({ response }) => response);
    expect(answers.filter((response) => response === written)).toHaveLength(1);
    const { input_tokens, output_tokens } = await usage(shop);
    expect([input_tokens, output_tokens]).toEqual([1_600, 2_010]);
  });

  test.each([-1, "much", 1e13])("can't be %j", async (model_monthly_budget) => {
    const shop = await createShop();
    const reply = await app.admin("PATCH", `/api/admin/tenants/${shop.id}`, { model_monthly_budget });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ errors: [{ pointer: "/model_monthly_budget" }] });
  });
});
