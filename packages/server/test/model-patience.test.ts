import { expect, onTestFinished, test } from "vitest";
import { chunk, open, scriptedEndpoint } from "../src/engines/model/testing/scripted-endpoint.ts";
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

test("an operator says how long a visitor waits for a model's first word, and for each further one", async () => {
  const quoted = "We refund within five working days. [1]";
  expect(await answersTo(1_500, "500")).toEqual([quoted, quoted]);
  const written = "Within five working days [1].";
  expect(await answersTo(1_500, "20000")).toEqual([written, expect.stringContaining(written)]);
});
