import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test("a person who gave the conversation back without a word is offered again", async () => {
  const tenant = await app.createTenant({ escalation: { enabled: true } });
  const { conversation_id } = await app.send(tenant.id, { message: "I want to talk to a person" });
  const ask = (message: string): Promise<Answer> => app.send(tenant.id, { message, conversation_id });
  expect((await ask("Do you train zebras?")).suggestions).toEqual([]);
  // What a tenant's agent does; the inbox that does it comes later.
  const move = (type: string, status: string, handler: string): Promise<unknown> =>
    app.database.query("select move_conversation($1, $2, $3, $4, $5, null, $6)", [
      tenant.id,
      conversation_id,
      type,
      status,
      handler,
      new Date(),
    ]);
  await move("taken_over", "escalated", "human");
  await move("handed_back", "open", "assistant");
  expect((await ask("Do you train zebras?")).suggestions).toEqual(["Talk to a person"]);
  expect(await ask("yes")).toMatchObject({ kind: "handoff", status: "escalated" });
});
