import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ rag_active: true, ecommerce_active: true, rate_limit: 10_000 });
  for (const [id, title, amount, attributes] of [
    ["day", "Ridge day backpack", "39.90", { volume: "20 l" }],
    ["trek", "Summit trekking backpack", "129.00", { volume: "45 l" }],
    ["rain", "Storm umbrella", "19.90", {}],
  ] as const)
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/products`, {
      id,
      title,
      price: { amount, currency: "EUR" },
      attributes,
    });
  for (const [title, content] of [
    [
      "Which backpack suits me?",
      "For less than 60 euros we have backpacks for a day; a backpack for tours costs more.",
    ],
    ["Which size of backpack?", "For a day 20 litres are enough; for a week take at least 40 litres."],
    ["Washing a backpack", "Wash backpacks by hand, without softener."],
    ["Delivery", "Delivery is free for orders over 60 euros and takes two days. Parcels over 5 kg cost 9 euros."],
    ["Returns", "A backpack can be returned within 30 days."],
  ])
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, { title, content, format: "markdown" });
});
afterAll(() => app.stop());

describe.for(["rag", "ecommerce"] as const)("where both modes are active, in %s mode", (type) => {
  test.for([
    ["backpacks under 60 euros", ["day"]],
    ["do you have backpacks?", ["day", "trek"]],
    ["is there an umbrella?", ["rain"]],
    ["show me backpacks", ["day", "trek"]],
    ["I need an umbrella", ["rain"]],
    ["cheapest backpack", ["day", "trek"]],
    ["backpacks without leather", ["day", "trek"]],
    ["backpacks of at least 30 litres", ["trek"]],
    ["backpack between 10 and 30 litres", ["day"]],
  ] as const)("goods are shown to whoever wishes for them: %s", async ([message, expected]) => {
    const answer = await app.send(shop.id, { message, type });
    expect(answer.products.map(({ id }) => id).toSorted()).toEqual([...expected]);
  });

  test.for([
    ["is delivery free over 60 euros?", "free"],
    ["can I return a backpack?", "30 days"],
    ["how do I wash a backpack?", "by hand"],
    ["how do I wash a backpack without leather?", "by hand"],
    ["how long does delivery take?", "two days"],
    ["what does a parcel over 5 kg cost?", "9 euros"],
    ["is delivery of parcels over 5 kg free?", "9 euros"],
  ] as const)("the shop's rules are told to whoever asks for them: %s", async ([message, expected]) => {
    const answer = await app.send(shop.id, { message, type });
    expect(answer.products).toEqual([]);
    expect(answer.response).toContain(expected);
  });
});

test.for(["do you deliver to London?", "is there a warranty for zips?", "Gibt es eine Garantie für Drohnen?"])(
  "what no text tells of the shop's rules is no product that is missing: %s",
  async (message) => {
    const { kind, response } = await app.send(shop.id, { message, type: "ecommerce" });
    expect(kind).toBe("no_answer");
    expect(response).not.toMatch(/product|Produkt/);
  },
);

describe.for(["rag", "ecommerce"] as const)("of a bare name, in %s mode", (type) => {
  test.for([
    ["backpacks", ["day", "trek"]],
    ["umbrella", ["rain"]],
  ] as const)("goods are shown: %s", async ([message, expected]) => {
    const answer = await app.send(shop.id, { message, type });
    expect(answer.products.map(({ id }) => id).toSorted()).toEqual([...expected]);
  });

  test.for(["delivery", "returns", "washing backpacks"])("what texts are named after is told: %s", async (message) => {
    const answer = await app.send(shop.id, { message, type });
    expect(answer.citations).toHaveLength(1);
  });
});
