import type { ServerResponse } from "node:http";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { CreateTenant, Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { History } from "@widget-chat/contract/history.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import {
  chunk,
  open,
  says,
  scriptedEndpoint,
  type Script,
  type ScriptedEndpoint,
} from "../src/engines/model/testing/scripted-endpoint.ts";
import { openEvents, type OpenEvents } from "./read-events.ts";
import { startApp, type TestApp } from "./start-app.ts";

const QUESTION = "How long does a refund take?";

let endpoint: ScriptedEndpoint;
/** What the model does next; a test sets it. */
let script: Script;
let app: TestApp;
let base: string;
let shop: Tenant;
beforeAll(async () => {
  endpoint = await scriptedEndpoint((...args) => script(...args));
  app = await startApp({ env: { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small", DATABASE_POOL_SIZE: "2" } });
  base = await app.listen();
});
beforeEach(async () => {
  shop = await createShop({});
});
afterAll(async () => {
  await app.stop();
  await endpoint.close();
});

async function createShop(settings: Partial<CreateTenant>): Promise<Tenant> {
  const tenant = await app.createTenant({ rate_limit: 10_000, ...settings });
  const content = "We refund within five working days. The refund goes back the way it came.";
  await app.admin("POST", `/api/admin/tenants/${tenant.id}/documents`, { title: "Refunds", content, format: "text" });
  return tenant;
}

const stream = (message: object = {}): Promise<OpenEvents> =>
  openEvents(`${base}/api/chat/widget`, {
    method: "POST",
    headers: { "x-tenant-id": shop.id, "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ message: QUESTION, session_id: "s", ...message }),
  });
const history = async (id: string): Promise<History> =>
  (await app.get(shop.id, `/api/chat/widget/messages/${id}`)).json<History>();
const used = async (): Promise<number> =>
  (await app.admin("GET", `/api/admin/tenants/${shop.id}`)).json<Tenant>().usage.used;

/** What the model writes, in two pieces. */
const written = "It takes five working days [1]. The refund goes back the way it came [1].";

/** The model begins to write and ends when it is told to. */
function writeWhenTold(): { begun: Promise<unknown>; go: () => void } {
  const begun = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  script = (response: ServerResponse) => {
    open(response).write(chunk({ content: "It takes five working days [1]. " }));
    begun.resolve();
    void told.promise.then(() =>
      response.end(
        `${chunk({ content: "The refund goes back the way it came [1]." })}${chunk({}, "stop")}data: [DONE]\n\n`,
      ),
    );
  };
  return { begun: begun.promise, go: told.resolve };
}

describe("an answer that a model writes", () => {
  test("is streamed while it is written, and stored when it is done", async () => {
    const model = writeWhenTold();
    const answer = await stream();
    const start = await answer.next();
    expect(await answer.next()).toMatchObject({ event: "delta", data: { text: expect.stringContaining("It takes") } });
    expect((await history(start.data.conversation_id)).messages).toHaveLength(1);
    model.go();
    const final = (await answer.rest()).at(-1)?.data as Answer;
    expect(final).toMatchObject({
      kind: "answer",
      response: written,
      citations: [{ index: 1, title: "Refunds" }],
    });
    expect((await history(final.conversation_id)).messages[1]).toMatchObject({
      id: final.message_id,
      content: final.response,
      citations: final.citations,
    });
  });

  test("is completed and stored though the visitor has left", async () => {
    const model = writeWhenTold();
    const answer = await stream();
    const { conversation_id, message_id } = (await answer.next()).data;
    await model.begun;
    answer.leave();
    model.go();
    await expect
      .poll(async () => (await history(conversation_id)).messages[1])
      .toMatchObject({ id: message_id, content: written });
    expect(await used()).toBe(1);
  });

  test("is quoted instead when the model breaks off", async () => {
    script = (response) => open(response).write(chunk({ content: "It takes a hundred" }), () => response.destroy());
    const events = await (await stream()).rest();
    expect(events.at(-1)).toMatchObject({
      event: "final",
      data: { kind: "answer", response: expect.stringContaining("within five working days") },
    });
    expect(await used()).toBe(1);
  });

  test("is quoted in the same stream when the model breaks off in its midst, in place of what was streamed", async () => {
    const seen = Promise.withResolvers<void>();
    script = (response) => {
      open(response).write(chunk({ content: "It takes five working days [1]. The refund goes" }));
      void seen.promise.then(() => response.destroy());
    };
    const answer = await stream();
    await answer.until(({ event }) => event === "delta");
    seen.resolve();
    const rest = await answer.rest();
    expect(rest.filter(({ event }) => event === "delta")).toEqual([]);
    const quoted = { kind: "answer", response: expect.stringContaining("We refund within five working days") };
    expect(rest.at(-1)).toMatchObject({ event: "final", data: quoted });
    expect(rest.at(-1)?.data.response).not.toContain("It takes");
    expect(await used()).toBe(1);
  });

  test.each([
    [QUESTION, "answer", "within five working days"],
    ["How long does a refund of tulips to Paris take by ship?", "no_answer", "couldn't find"],
  ])("of which but a mark is left is none: “%s” gets its %s without it", async (message, kind, response) => {
    script = says(..."Paris is the capital of France. [1]");
    const events = await (await stream({ message })).rest();
    expect(endpoint.received.at(-1)?.body.messages.at(-1)?.content).toBe(message);
    expect(events.at(-1)).toMatchObject({
      event: "final",
      data: { kind, response: expect.stringContaining(response) },
    });
    const deltas = events.filter(({ event }) => event === "delta").map(({ data }) => data.text);
    expect(deltas.join("")).toBe(events.at(-1)?.data.response);
  });

  test("is silent and free when a person has taken over meanwhile", async () => {
    const model = writeWhenTold();
    const answer = await stream();
    const { conversation_id } = (await answer.next()).data;
    await model.begun;
    await app.database.query("select move_conversation($1, $2, 'taken_over', 'escalated', 'human', null, now())", [
      shop.id,
      conversation_id,
    ]);
    model.go();
    expect((await answer.rest()).at(-1)).toMatchObject({
      event: "final",
      data: { kind: "notice", response: "", status: "escalated", handler: "human" },
    });
    expect((await history(conversation_id)).messages.map(({ role }) => role)).toEqual(["visitor"]);
    expect(await used()).toBe(0);
  });

  test("is told as lost when the conversation was erased meanwhile", async () => {
    const model = writeWhenTold();
    const answer = await stream();
    const { conversation_id } = (await answer.next()).data;
    await model.begun;
    await app.database.query("delete from conversations where id = $1", [conversation_id]);
    model.go();
    expect((await answer.rest()).at(-1)).toMatchObject({
      event: "error",
      data: { code: "conversation_not_found", status: 404 },
    });
    expect(await used()).toBe(0);
  });

  test("gives way to the redirect text where the plan ran out meanwhile", async () => {
    shop = await createShop({ monthly_limit: 1, limit_message: "Please write to us." });
    const model = writeWhenTold();
    const answers = await Promise.all(["s1", "s2", "s3"].map((session_id) => stream({ session_id })));
    await Promise.all(answers.map((answer) => answer.next()));
    model.go();
    const finals = await Promise.all(answers.map(async (answer) => (await answer.rest()).at(-1)?.data as Answer));
    expect(finals.map(({ kind }) => kind).sort()).toEqual(["answer", "limit", "limit"]);
    for (const final of finals.filter(({ kind }) => kind === "limit")) {
      expect(final).toMatchObject({ response: "Please write to us.", limit_reached: true, citations: [] });
      expect((await history(final.conversation_id)).messages[1]).toMatchObject({
        kind: "limit",
        content: "Please write to us.",
      });
    }
    expect(await used()).toBe(1);
  });

  test("is not asked for once the plan is used up", async () => {
    shop = await createShop({ monthly_limit: 1, limit_message: "Please write to us." });
    await app.send(shop.id, { message: "hello" });
    const before = endpoint.received.length;
    expect((await (await stream()).rest()).at(-1)).toMatchObject({ event: "final", data: { kind: "limit" } });
    expect(endpoint.received.length).toBe(before);
  });

  test("holds up nobody while it is written: no connection to the database waits for the model", async () => {
    const model = writeWhenTold();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => stream({ session_id: `s${index}` })));
    await Promise.all(answers.map((answer) => answer.next()));
    for (let asked = 0; asked < 10; asked++) {
      expect(await app.send(shop.id, { message: "hello", session_id: "other" })).toMatchObject({ kind: "answer" });
    }
    model.go();
    for (const answer of answers) expect((await answer.rest()).at(-1)).toMatchObject({ event: "final" });
  });

  test("is quoted at once where the model has as many to write as it may have", async () => {
    const env = { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small", MODEL_CALLS_AT_ONCE: "2" };
    const busy = await startApp({ database: app.database, env });
    onTestFinished(() => busy.stop());
    const model = writeWhenTold();
    const before = endpoint.received.length;
    const ask = (session_id: string): Promise<Answer> => busy.send(shop.id, { message: QUESTION, session_id });
    const first = [ask("s1"), ask("s2")];
    await expect.poll(() => endpoint.received.length).toBe(before + 2);
    const quoted = expect.stringContaining("We refund within five working days");
    expect([(await ask("s3")).response, (await ask("s4")).response]).toEqual([quoted, quoted]);
    expect(endpoint.received).toHaveLength(before + 2);
    model.go();
    for (const answer of first) expect((await answer).response).toBe(written);
    script = says(written);
    expect((await ask("s5")).response).toBe(written);
  });

  test("leaves the last of the calls to who has none under way", async () => {
    const env = { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small", MODEL_CALLS_AT_ONCE: "5" };
    const shared = await startApp({ database: app.database, env });
    onTestFinished(() => shared.stop());
    const other = await createShop({});
    const model = writeWhenTold();
    const before = endpoint.received.length;
    const ask = ({ id }: Tenant, session_id: string): Promise<Answer> =>
      shared.send(id, { message: QUESTION, session_id });
    const first = ["s1", "s2", "s3", "s4"].map((session) => ask(shop, session));
    await expect.poll(() => endpoint.received.length).toBe(before + 4);
    expect((await ask(shop, "s5")).response).toContain("We refund within five working days");
    expect(endpoint.received).toHaveLength(before + 4);
    const theirs = ask(other, "s1");
    await expect.poll(() => endpoint.received.length).toBe(before + 5);
    model.go();
    for (const answer of [...first, theirs]) expect((await answer).response).toBe(written);
  });

  test("gives way to what another server stored meanwhile, which took it for dead", async () => {
    const other = await startApp({ database: app.database });
    onTestFinished(() => other.stop());
    const model = writeWhenTold();
    const key = { "idempotency-key": "taken-over" };
    const slow = app.send(shop.id, { message: QUESTION }, key);
    await model.begun;
    other.setClock(new Date(Date.now() + 11_000));
    const quick = await other.send(shop.id, { message: QUESTION }, key);
    expect(quick).toMatchObject({ kind: "answer", response: expect.stringContaining("within five working days") });
    model.go();
    expect(await slow).toEqual(quick);
    expect((await history(quick.conversation_id)).messages.map(({ role }) => role)).toEqual(["visitor", "assistant"]);
    expect(await used()).toBe(1);
  });

  test("comes after the answer to the message before, of which the model is told", async () => {
    const model = writeWhenTold();
    const first = await stream();
    const { conversation_id } = (await first.next()).data;
    await model.begun;
    const second = await stream({ message: "How long does a refund of a gift card take?", conversation_id });
    expect((await second.next()).event).toBe("start");
    const before = endpoint.received.length;
    model.go();
    await first.rest();
    expect((await second.rest()).at(-1)).toMatchObject({ event: "final" });
    expect(JSON.stringify(endpoint.received.slice(before).map(({ body }) => body))).toContain(
      "It takes five working days",
    );
    expect((await history(conversation_id)).messages.map(({ role }) => role)).toEqual([
      "visitor",
      "visitor",
      "assistant",
      "assistant",
    ]);
  });
});

test("who watches sees the assistant typing until the last of several answers is there", async () => {
  const model = writeWhenTold();
  const first = await stream();
  const { conversation_id } = (await first.next()).data;
  await model.begun;
  const headers = { "x-tenant-id": shop.id };
  const watched = await openEvents(`${base}/api/chat/widget/events/${conversation_id}`, { headers });
  onTestFinished(() => watched.leave());
  const seen = await watched.until(({ event }) => event === "status");
  const second = await stream({ conversation_id });
  const next = writeWhenTold();
  model.go();
  await next.begun;
  // What was told of typing until now stands before the second of these.
  for (const status of ["escalated", "open"]) {
    await app.database.query("select move_conversation($1, $2, 'moved', $3, 'assistant', null, now())", [
      shop.id,
      conversation_id,
      status,
    ]);
    seen.push(...(await watched.until(({ data }) => data.status === status)));
  }
  expect(seen.findLast(({ event }) => event === "typing")?.data).toEqual({ role: "assistant", active: true });
  next.go();
  await second.rest();
  await watched.until(({ event, data }) => event === "typing" && !data.active);
});

test("a server that is told to stop waits for the model's last word", async () => {
  const another = await startApp({
    database: app.database,
    env: { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" },
  });
  const model = writeWhenTold();
  const answer = another.send(shop.id, { message: QUESTION });
  await model.begun;
  const stopped = another.stop();
  script = says("unused");
  model.go();
  expect(await answer).toMatchObject({ kind: "answer", response: written });
  await stopped;
});
