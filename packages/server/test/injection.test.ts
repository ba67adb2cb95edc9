import type { Answer } from "@widget-chat/contract/answer.ts";
import type { History } from "@widget-chat/contract/history.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { injections } from "../src/engines/assistant/testing/injections.ts";
import {
  says,
  scriptedEndpoint,
  type Script,
  type ScriptedEndpoint,
} from "../src/engines/model/testing/scripted-endpoint.ts";
import { openEvents } from "./read-events.ts";
import { startApp, type TestApp } from "./start-app.ts";

const QUESTION = "How long does a refund take?";
const honest = "We refund within five working days [1].";

let endpoint: ScriptedEndpoint;
/** What the model does next; a test sets it. */
let script: Script;
let app: TestApp;
let base: string;
beforeAll(async () => {
  endpoint = await scriptedEndpoint((...args) => script(...args));
  app = await startApp({ env: { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" } });
  base = await app.listen();
});
afterAll(async () => {
  await app.stop();
  await endpoint.close();
});

/** All of them are played to the assistant alone; some also to the whole server. */
const some = injections.filter((_, at) => at % 5 === 0);

describe.each(some)("a model that obeys: $name", ({ attempt, obeyed }) => {
  test.each(["message", "document"])("in a %s, has the visitor read what the documents say", async (place) => {
    const { id } = await app.createTenant({});
    const notes = `Notes on a refund.\n\nHow long a refund takes. ${place === "document" ? attempt : ""}`;
    for (const [title, content] of [
      ["Refunds", "We refund within five working days. The refund goes back the way it came."],
      ["Refund notes", notes],
    ])
      await app.admin("POST", `/api/admin/tenants/${id}/documents`, { title, content, format: "markdown" });
    script = says(...`${honest}\n\n${obeyed}`.match(/[\s\S]{1,7}/g)!);
    const before = endpoint.received.length;
    const message = place === "message" ? `${QUESTION} ${attempt}` : QUESTION;
    const events = await openEvents(`${base}/api/chat/widget`, {
      method: "POST",
      headers: { "x-tenant-id": id, "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ message, session_id: "s" }),
    });
    const all = await events.rest();
    const streamed = all.flatMap(({ event, data }) => (event === "delta" ? [data.text] : [])).join("");
    const answer = all.at(-1)?.data as Answer;
    expect(endpoint.received.length).toBeGreaterThan(before);
    expect([answer.response, streamed.trim()]).toEqual([honest, honest]);
    const { messages } = (await app.get(id, `/api/chat/widget/messages/${answer.conversation_id}`)).json<History>();
    expect(messages.map(({ content }) => content)).toEqual([expect.stringContaining(QUESTION), honest]);
  });
});
