import type { ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { chunk, open, scriptedEndpoint, type Script } from "../src/engines/model/testing/scripted-endpoint.ts";
import { startApp } from "./start-app.ts";

const MB = 1024 * 1024;

/** As much as the other side takes, up to 50 MB. */
function flood(response: ServerResponse, piece: string): void {
  let sent = 0;
  const more = (): void => {
    if (response.destroyed || sent >= 50 * MB) return void response.end();
    sent += piece.length;
    response.write(piece, () => setImmediate(more));
  };
  more();
}

const asJson = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { "content-type": "application/json" });

test.for<[string, Script]>([
  ["50 MB in one line", (response) => void (open(response).write("data: "), flood(response, "x".repeat(MB)))],
  ["50 MB of thoughts", (response) => flood(open(response), chunk({ reasoning: "x".repeat(MB) }))],
  ["50 MB of JSON", (response) => flood(asJson(response), `"${"x".repeat(MB)}",`)],
  ["a stream without an end", (response) => flood(open(response), ": still here\n\n".repeat(1_000))],
  [
    "bytes that are no UTF-8",
    (response) => open(response).end(Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x0a, 0x0a])),
  ],
  ["an HTML page", (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Log in</h1>")],
  [
    "JSON where a stream was asked for",
    (response) => asJson(response).end('{"choices":[{"message":{"content":"At once [1]."},"finish_reason":"stop"}]}'),
  ],
])("a model that answers with %s is answered without", async ([, script]) => {
  const endpoint = await scriptedEndpoint(script);
  onTestFinished(() => endpoint.close());
  const app = await startApp({ env: { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" } });
  onTestFinished(() => app.stop());
  const tenant = await app.createTenant({});
  const content = "We refund within five working days.";
  await app.admin("POST", `/api/admin/tenants/${tenant.id}/documents`, { title: "Refunds", content, format: "text" });
  const { response, citations } = await app.send(tenant.id, { message: "How long does a refund take?" });
  expect(response).toBe("We refund within five working days. [1]");
  expect(citations).toHaveLength(1);
  expect(endpoint.received.length).toBeGreaterThan(0);
});
