import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startApp();
  tenant = await shopWith(app, {
    "Error TK-505": "Error TK-505 means that the disk is full. Empty it.",
    "Warranty of the Zephyr X200": "The warranty of the Zephyr X200 lasts 36 months.",
    Returns: "You can return anything within 30 days with the form RET-100.",
    Consoles: "The stand fits the PS4 and later.",
  });
});
afterAll(() => app.stop());

test.each([
  "what does error TK-606 mean?",
  "what does error TL-404 mean?",
  "error TK-606",
  "How long is the warranty of the Zephyr X300?",
])("what is told of another code is no answer: %s", async (message) => {
  const { kind } = await app.send(tenant.id, { message });
  expect(kind).toBe("no_answer");
});

test.each([
  ["what does error TK-505 mean?", "the disk is full"],
  ["TK505?", "the disk is full"],
  ["How long is the warranty of the Zephyr X200?", "36 months"],
  ["Can I return goods with form RET-100?", "within 30 days"],
  ["Does the stand fit the PS5?", "PS4 and later"],
])("what is told of this one, or of any, is: %s", async (message, told) => {
  const { kind, response } = await app.send(tenant.id, { message });
  expect([kind, response]).toEqual(["answer", expect.stringContaining(told)]);
});
