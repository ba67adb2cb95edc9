import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let salon: Tenant;
let garage: Tenant;
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  salon = await shopWith(
    app,
    {
      Services: "| Service | Price in EUR |\n| --- | --- |\n| Haircut | 45 |\n| Beard trim | 20 |",
      Exports: "An export of your data costs 5 credits. Every export is kept for a week.",
      Catering: "Prices for catering are on request; ask us by phone. We bring our own plates.",
      Opening: "We are open from 9:00 to 17:00. The massage chair stands in the hall.\n\nA comb costs €3.",
    },
    { locale: "en", ...plain },
  );
  garage = await shopWith(
    app,
    { Preise: "Alle Preise in Euro.\n\n| Leistung | Preis |\n| --- | --- |\n| Ölwechsel | 89,- |\n| Reifen | 40,- |" },
    { locale: "de", ...plain },
  );
});
afterAll(() => app.stop());

test.each([
  ["How much is a haircut?", "45"],
  ["How much is an export?", "5 credits"],
  ["How much is catering?", "on request"],
])("a price is one without a sign of money: %s", async (message, told) => {
  const { kind, response } = await app.send(salon.id, { message });
  expect(kind).toBe("answer");
  expect(response).toContain(told);
});

test("and with the head of its table in another language", async () => {
  const { kind, response } = await app.send(garage.id, { message: "Was kostet ein Ölwechsel?" });
  expect(kind).toBe("answer");
  expect(response).toContain("89,-");
});

test("what tells no price of the thing is none", async () => {
  expect((await app.send(salon.id, { message: "How much is the massage chair?" })).kind).toBe("no_answer");
});
