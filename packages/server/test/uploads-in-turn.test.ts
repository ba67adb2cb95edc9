import type { BulkResult } from "@widget-chat/contract/admin/page.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test("a document waits for none of the uploads that another tenant has begun before", async () => {
  const [large, small] = await Promise.all([app.createTenant({}), app.createTenant({})]);
  const order: string[] = [];
  // Each takes the reader a while, and each upload is a line of its own to the server.
  const content = "Parcels arrive within three working days. ".repeat(2_500);
  const uploads = Array.from({ length: 20 }, async (_, at) => {
    const line = JSON.stringify({ external_id: `${at}`, title: "Long", content, format: "text" });
    const reply = await app.upload(`/api/admin/tenants/${large.id}/documents`, line);
    expect(reply.json<BulkResult>()).toMatchObject({ accepted: 1 });
    order.push("large");
  });
  const body = { title: "Short", content: "We ship to Norway.", format: "text" };
  const one = app.admin("POST", `/api/admin/tenants/${small.id}/documents`, body).then((reply) => {
    expect(reply.statusCode).toBe(201);
    order.push("small");
  });
  await Promise.all([...uploads, one]);
  expect(order.indexOf("small")).toBeLessThan(10);
});
