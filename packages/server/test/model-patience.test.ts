import { expect, onTestFinished, test } from "vitest";
import { chunk, open, scriptedEndpoint } from "../src/engines/model/testing/scripted-endpoint.ts";
import { openEvents } from "./read-events.ts";
import { startApp } from "./start-app.ts";

/** What is answered while a model is silent for so long, in milliseconds, in place of its first word and then of its second. */
async function answersTo(silence: number, patience: string): Promise<string[]> {
  const whole = `${chunk({ content: "Within five working days [1]." })}${chunk({}, "stop")}data: [DONE]\n\n`;
  const endpoint = await scriptedEndpoint((response, number) => {
    if (number === 1) open(response).write(chunk({ content: "Soon. " }));
    setTimeout(() => (number === 1 ? response : open(response)).end(whole), silence);
  });
  onTestFinished(() => endpoint.close());
  const env = { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small", MODEL_PATIENCE_MS: patience };
  const app = await startApp({ env });
  onTestFinished(() => app.stop());
  const tenant = await app.createTenant({});
  const content = "We refund within five working days.";
  await app.admin("POST", `/api/admin/tenants/${tenant.id}/documents`, { title: "Refunds", content, format: "text" });
  const ask = async (session_id: string): Promise<string> =>
    (await app.send(tenant.id, { message: "How long does a refund take?", session_id })).response;
  return [await ask("one"), await ask("another")];
}

test("whoever waits for a model that writes on and on, and nothing that holds, is soon answered without it", async () => {
  const endpoint = await scriptedEndpoint((response) => {
    open(response);
    const more = (): void =>
      void (
        response.destroyed || response.write(chunk({ content: "We have a piano [1]. " }), () => setTimeout(more, 5))
      );
    more();
  });
  onTestFinished(() => endpoint.close());
  const env = { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small", MODEL_PATIENCE_MS: "500" };
  const app = await startApp({ env });
  onTestFinished(() => app.stop());
  const tenant = await app.createTenant({ rate_limit: 1_000 });
  const content = "We refund within five working days.";
  await app.admin("POST", `/api/admin/tenants/${tenant.id}/documents`, { title: "Refunds", content, format: "text" });
  const closed = endpoint.nextClosed();
  const message = "How long does a refund take?";
  // However many are answered so, the model is asked again: a visitor's words may have made it write so.
  for (let number = 1; number <= 6; number += 1) {
    const { response } = await app.send(tenant.id, { message, session_id: `session-${number}` });
    expect(response).toBe("We refund within five working days. [1]");
  }
  await closed;
  expect(endpoint.received).toHaveLength(6);
});

test("where a model falls silent amid its words, the answer goes on in the same stream without it", async () => {
  const endpoint = await scriptedEndpoint((response) => open(response).write(chunk({ content: "Within five " })));
  onTestFinished(() => endpoint.close());
  const env = { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small", MODEL_PATIENCE_MS: "500" };
  const app = await startApp({ env });
  onTestFinished(() => app.stop());
  const { id } = await app.createTenant({});
  const content = "We refund within five working days.";
  await app.admin("POST", `/api/admin/tenants/${id}/documents`, { title: "Refunds", content, format: "text" });
  const events = await openEvents(`${await app.listen()}/api/chat/widget`, {
    method: "POST",
    headers: { "x-tenant-id": id, "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ message: "How long does a refund take?", session_id: "s" }),
  });
  const all = await events.rest();
  expect(all.map(({ event }) => event)).not.toContain("error");
  expect(all.filter(({ event }) => event === "final")).toHaveLength(1);
  expect(all.at(-1)).toMatchObject({ event: "final", data: { response: "We refund within five working days. [1]" } });
});

test("an operator says how long a visitor waits for a model's first word, and for each further one", async () => {
  const quoted = "We refund within five working days. [1]";
  expect(await answersTo(1_500, "500")).toEqual([quoted, quoted]);
  const written = "Within five working days [1].";
  expect(await answersTo(1_500, "20000")).toEqual([written, expect.stringContaining(written)]);
});
