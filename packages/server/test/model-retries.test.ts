import { expect, onTestFinished, test } from "vitest";
import { scriptedEndpoint } from "../src/engines/model/testing/scripted-endpoint.ts";
import { startApp } from "./start-app.ts";

const VISITORS = 30;
/** A second try each until five were made, and none after five failures in a row. */
const MOST_ASKED = 10;

test("an endpoint that fails is asked a few times more, then left alone, and every visitor is answered", async () => {
  const endpoint = await scriptedEndpoint((response) => response.writeHead(503).end());
  onTestFinished(() => endpoint.close());
  const app = await startApp({ env: { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" } });
  onTestFinished(() => app.stop());
  const tenant = await app.createTenant({ rate_limit: 1_000 });
  const content = "We refund within five working days.";
  await app.admin("POST", `/api/admin/tenants/${tenant.id}/documents`, { title: "Refunds", content, format: "text" });
  for (let visitor = 0; visitor < VISITORS; visitor++) {
    const message = { message: "How long does a refund take?", session_id: `session-${visitor}` };
    expect((await app.send(tenant.id, message)).response).toBe("We refund within five working days. [1]");
  }
  expect(endpoint.received.length).toBeGreaterThan(VISITORS / 10);
  expect(endpoint.received.length).toBeLessThanOrEqual(MOST_ASKED);
});
