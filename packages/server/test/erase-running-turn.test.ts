import type { ServerResponse } from "node:http";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  chunk,
  open,
  scriptedEndpoint,
  type Script,
  type ScriptedEndpoint,
} from "../src/engines/model/testing/scripted-endpoint.ts";
import { expectProblem } from "./expect-problem.ts";
import { openEvents, type OpenEvents } from "./read-events.ts";
import { startApp, type Reply, type TestApp } from "./start-app.ts";
import { tracesOf } from "./traces-of.ts";

const QUESTION = "How long does a refund take, asks Lovelace?";

let endpoint: ScriptedEndpoint;
let script: Script;
let app: TestApp;
let other: TestApp;
let base: string;
let shop: Tenant;
beforeAll(async () => {
  endpoint = await scriptedEndpoint((...args) => script(...args));
  const env = { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" };
  app = await startApp({ env });
  other = await startApp({ env, database: app.database });
  base = await app.listen();
});
beforeEach(async () => {
  shop = await app.createTenant({ rate_limit: 10_000 });
  const content = "We refund within five working days. The refund goes back the way it came.";
  await app.admin("POST", `/api/admin/tenants/${shop.id}/documents`, { title: "Refunds", content, format: "text" });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
  await endpoint.close();
});

/** The model begins to write and ends when it is told to. */
function writeWhenTold(): { begun: Promise<unknown>; go: () => void } {
  const begun = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  script = (response: ServerResponse) => {
    open(response).write(chunk({ content: "It takes five working days" }));
    begun.resolve();
    void told.promise.then(() => response.end(`${chunk({ content: " [1]." })}${chunk({}, "stop")}data: [DONE]\n\n`));
  };
  return { begun: begun.promise, go: told.resolve };
}

const question = { message: QUESTION, session_id: "a-session", customer_name: "Lovelace" };
const stream = (): Promise<OpenEvents> =>
  openEvents(`${base}/api/chat/widget`, {
    method: "POST",
    headers: {
      "x-tenant-id": shop.id,
      "content-type": "application/json",
      "idempotency-key": "a-key",
      accept: "text/event-stream",
    },
    body: JSON.stringify(question),
  });
const ask = (on = app, body: object = {}): Promise<Reply> =>
  on.post(shop.id, "/api/chat/widget", { ...question, ...body }, { "idempotency-key": "a-key" });
const erase = (conversation_id: string): Promise<Reply> =>
  app.post(shop.id, "/api/chat/widget/erase", { conversation_id, session_id: "a-session" });

test("an answer that is being written when its conversation is erased ends, and nothing is left", async () => {
  const model = writeWhenTold();
  const answer = await stream();
  const { conversation_id } = (await answer.next()).data;
  await model.begun;
  // The visitor's client sends it again meanwhile: to the server that answers, and to another.
  const retries = [ask(app), ask(other)];
  expect((await erase(conversation_id)).json()).toEqual({ conversation_id, erased: true });
  expect(await tracesOf(app.database, [conversation_id, "Lovelace"])).toEqual([]);
  model.go();
  expect((await answer.rest()).at(-1)).toMatchObject({
    event: "error",
    data: { status: 404, code: "conversation_not_found" },
  });
  for (const reply of await Promise.all(retries)) expectProblem(reply, "conversation_not_found");
  for (const on of [app, other]) expectProblem(await ask(on), "conversation_not_found");
  expect(await tracesOf(app.database, [conversation_id, "Lovelace"])).toEqual([]);
  expect(
    await app.database.query(
      "select 1 from conversations where tenant_id = $1 union all select 1 from messages where tenant_id = $1",
      [shop.id],
    ),
  ).toEqual([]);
  expect((await app.admin("GET", `/api/admin/tenants/${shop.id}`)).json<Tenant>().usage.used).toBe(0);
});

test("so does one that waits behind it", async () => {
  const model = writeWhenTold();
  const answer = await stream();
  const { conversation_id } = (await answer.next()).data;
  await model.begun;
  const second = app.post(shop.id, "/api/chat/widget", { ...question, conversation_id });
  await expect
    .poll(() => app.database.query("select seq from messages where conversation_id = $1 order by 1", [conversation_id]))
    .toEqual([{ seq: 1 }, { seq: 2 }]);
  await erase(conversation_id);
  model.go();
  expectProblem(await second, "conversation_not_found");
  await answer.rest();
  expect(await tracesOf(app.database, [conversation_id, "Lovelace"])).toEqual([]);
});
