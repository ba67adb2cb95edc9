import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { PutPin } from "@widget-chat/contract/admin/pin.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ rate_limit: 10_000 });
});
afterAll(() => app.stop());

async function pin(body: PutPin, tenant = shop): Promise<void> {
  const reply = await app.admin("POST", `/api/admin/tenants/${tenant.slug}/pins`, body);
  expect(reply.statusCode, reply.body).toBe(201);
}

const ask = (message: string, tenant = shop) => app.send(tenant.id, { message });

describe("whether there is something is one question, however it is asked", () => {
  test.each([
    ["en", "Do you have parking?", ["Is there parking?", "parking?", "Is there any parking?", "have you got parking"]],
    ["de", "Habt ihr Parkplätze?", ["Gibt es Parkplätze?", "parkplätze?", "haben sie parkplätze"]],
    ["es", "¿Tienen aparcamiento?", ["¿Hay aparcamiento?", "aparcamiento"]],
    ["fr", "Avez-vous un parking ?", ["Est-ce qu'il y a un parking ?", "Y a-t-il un parking ?"]],
  ])("%s: %s", async (locale, pinned, questions) => {
    const tenant = await app.createTenant({ locale, rate_limit: 10_000 });
    await pin({ questions: [pinned], answer: "P42" }, tenant);
    for (const question of questions)
      expect([question, (await ask(question, tenant)).response]).toEqual([question, "P42"]);
  });

  test("what it is of, for whom and when it was stays another", async () => {
    await pin({ questions: ["Do you have parking?"], answer: "P42" });
    for (const question of [
      "Do you have parking for trucks?",
      "Is there no parking?",
      "Did you have parking?",
      "Do you have to pay for parking?",
      "Where is there parking?",
    ])
      expect([question, (await ask(question)).response]).not.toEqual([question, "P42"]);
  });
});
