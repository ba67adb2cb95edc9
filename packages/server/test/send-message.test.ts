import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe("POST /api/chat/widget", () => {
  test("opens a conversation on the first message and goes on with it on the next", async () => {
    const { slug } = await app.createTenant({});
    const first = await app.send(slug, { message: "hello" });
    expect(first).toMatchObject({ widget_type: "rag", rag_active: true, ecommerce_active: false, kind: "answer", status: "open", handler: "assistant", limit_reached: false });
    expect(first.conversation_id).toMatch(/^c_[A-Za-z0-9_-]{24}$/);
    const second = await app.send(slug, { message: "hello again", conversation_id: first.conversation_id });
    expect(second.conversation_id).toBe(first.conversation_id);
  });
});
