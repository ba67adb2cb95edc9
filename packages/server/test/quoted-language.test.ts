import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
const text = "Delivery of a parcel costs 5 euros and takes two working days within the country.";
beforeAll(async () => {
  app = await startApp();
  shop = await shopWith(app, { Delivery: text, Returns: "You may send it back within 30 days." });
});
afterAll(() => app.stop());

test.each([
  ["de", "Wie viel kostet die Lieferung bei Ihnen?", "In unseren Unterlagen steht dazu (Englisch):"],
  ["fr", "Combien coûte la livraison ?", "Voici ce que disent nos documents, en anglais :"],
])("what is quoted in another language than the visitor's is said to be, in %s", async (_, message, lead) => {
  const { kind, response } = await app.send(shop.id, { message });
  expect([kind, response]).toEqual(["answer", `${lead}\n\n${text} [1]`]);
});

test("what is quoted in the visitor's own is not", async () => {
  expect((await app.send(shop.id, { message: "How much is delivery?" })).response).toBe(`${text} [1]`);
});
