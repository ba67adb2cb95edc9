import type { Answer } from "@widget-chat/contract/answer.ts";
import type { CreateTenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A tenant with an index to search: first messages that need no person are answered before they are taken in. */
async function createTenant(settings: Partial<CreateTenant>): Promise<string> {
  const { id } = await app.createTenant({ rate_limit: 10_000, ...settings });
  await app.send(id, { message: "Is it warm?", session_id: "another" });
  return id;
}
const transitions = (id: string) =>
  app.database.query("select type, reason from conversation_events where conversation_id = $1 order by seq", [id]);
const finalOf = (body: string): Answer => JSON.parse(/event: final\ndata: (.*)/.exec(body)?.[1] ?? "null") as Answer;

const opened = { type: "opened", reason: null };
const escalated = { type: "escalated", reason: "visitor_asked" };

describe("the button calls a person whatever the words", () => {
  const escalation = { enabled: true, message: "Nuala is coming." };
  const handoff = { kind: "handoff", response: "Nuala is coming.", status: "escalated", handler: "assistant" };

  test.each(["人と話したい", "Chcę rozmawiać z człowiekiem", "hello", "I don't want to talk to a human", "🙋", "no"])(
    "%s",
    async (message) => {
      const tenant = await createTenant({ escalation });
      const first = await app.send(tenant, { message, intent: "person" });
      expect(first).toMatchObject(handoff);
      expect(await transitions(first.conversation_id)).toEqual([opened, escalated]);

      const { conversation_id } = await app.send(tenant, { message: "hello" });
      const streamed = await app.post(
        tenant,
        "/api/chat/widget",
        { message, intent: "person", session_id: "a-session", conversation_id },
        { accept: "text/event-stream" },
      );
      expect(finalOf(streamed.body)).toMatchObject({ ...handoff, conversation_id });
      expect(await transitions(conversation_id)).toEqual([opened, escalated]);
    },
  );

  test("once, however often the same press arrives", async () => {
    const tenant = await createTenant({ escalation });
    const press = () =>
      app.post(
        tenant,
        "/api/chat/widget",
        { message: "人と話したい", intent: "person", session_id: "s" },
        { "idempotency-key": "k" },
      );
    const replies = await Promise.all([press(), press(), press()]);
    replies.push(await press());
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    const { conversation_id } = replies[0]!.json<Answer>();
    expect(await transitions(conversation_id)).toEqual([opened, escalated]);
    await app.send(tenant, { message: "x", intent: "person", session_id: "s", conversation_id });
    expect(await transitions(conversation_id)).toEqual([opened, escalated]);
  });

  test("in the language of the words where they are understood, else the tenant's", async () => {
    const tenant = await createTenant({ escalation: { enabled: true }, locale: "es" });
    const say = async (message: string) => (await app.send(tenant, { message, intent: "person" })).response;
    expect(await say("Ich möchte mit einem Menschen sprechen")).toMatch(/übernehmen|Kolleg/);
    expect(await say("人と話したい")).toMatch(/equipo/);
  });

  test("also where the plan is used up", async () => {
    const tenant = await createTenant({ escalation, monthly_limit: 0, limit_message: "Leave word." });
    const answer = await app.send(tenant, { message: "人と話したい", intent: "person" });
    expect(answer).toMatchObject({ kind: "limit", response: "Leave word.", status: "escalated" });
  });
});

test("where nobody takes over, the button is answered as the words are", async () => {
  const tenant = await createTenant({ escalation: { enabled: false } });
  const words = await app.send(tenant, { message: "Talk to a person" });
  const ids = { conversation_id: expect.any(String), message_id: expect.any(String) };
  expect(words).toMatchObject({ kind: "no_answer", status: "open" });
  const button = await app.send(tenant, { message: "人と話したい", intent: "person" });
  expect(button).toEqual({ ...words, ...ids });
  const { conversation_id } = button;
  expect(await app.send(tenant, { message: "人と話したい", intent: "person", conversation_id })).toEqual({
    ...words,
    ...ids,
  });
});

test.each(["", null])("no intent (%j) leaves it to the words", async (intent) => {
  const tenant = await createTenant({ escalation: { enabled: true } });
  expect(await app.send(tenant, { message: "hello", intent })).toMatchObject({ kind: "answer", status: "open" });
});
