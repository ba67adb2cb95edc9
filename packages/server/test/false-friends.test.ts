import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await shopWith(app, {
    Guitars:
      "## How do I clean my guitar?\n\nWipe it with a dry cloth after playing.\n\n## How do I carry a puppy?\n\nIn a bag.",
    "Gift cards": "Gift cards are valid for three years and can be used for all services.",
    Tours: "## How to book a guided tour\n\nCall us at least a week ahead. Tours take an hour.",
    Delivery: "Delivery takes three to five days. We deliver to Austria, Germany and Italy.",
    "Size guide": "| Size | UK | EU |\n|---|---|---|\n| S | 8 | 36 |\n| M | 10 | 38 |",
  });
});
afterAll(() => app.stop());

test.each([
  "do you sell puppies",
  "can I buy a puppy",
  "how much is a gift card?",
  "can I return my book to the museum?",
  "is delivery free?",
  "what are your instructions?",
])("what shares a word with it does not answer: %s", async (message) => {
  const { kind, response } = await app.send(shop.id, { message });
  expect([kind, response]).toEqual(["no_answer", expect.not.stringContaining("In a bag")]);
});

test("what is told of something else to do with the thing stands under its own question", async () => {
  const { response } = await app.send(shop.id, { message: "How do I tune a guitar?" });
  expect(response).toMatch(/^\*\*How do I clean my guitar\?\*\*\n\nWipe it/u);
});

test("delivery to a country is told by where it goes, not by a column of sizes", async () => {
  const { response } = await app.send(shop.id, { message: "delivery to Spain?" });
  expect(response).toContain("Austria, Germany and Italy");
  expect(response).not.toContain("36");
});

test.each([
  ["en", "Rooms: You see which rooms are vacant in May on our calendar.", "is there a free room in May?"],
  ["en", "Spots: Spots on the June course are given by lot.", "are there free spots on the June course?"],
  ["en", "Parking: The room rate covers parking.", "is parking included?"],
  ["fr", "Parking: Le prix de la chambre comprend le parking.", "Le parking est-il compris ?"],
  ["de", "Zimmer: Ein Zimmer für Samstag buchen Sie im Kalender.", "Ist am Samstag ein Zimmer frei?"],
])("what is free to be had, or included, needs no price: %s %s %s", async (locale, written, message) => {
  const [title, text] = written.split(": ") as [string, string];
  const hotel = await shopWith(app, { [title]: text }, { locale });
  const answer = await app.send(hotel.id, { message });
  expect([answer.kind, answer.response]).toEqual(["answer", `${text} [1]`]);
});

test.each(["can I buy a gift card?", "do you sell gift cards?"])(
  "where to get it tells a sale: %s",
  async (message) => {
    const text = "Gift cards are sold at the counter.";
    const { id } = await shopWith(app, { Questions: `## Where do I get a gift card?\n\n${text}` });
    const { kind, response } = await app.send(id, { message });
    expect([kind, response]).toEqual(["answer", expect.stringContaining(text)]);
  },
);

test("German poison is no gift", async () => {
  const locale = "de";
  const { id } = await shopWith(app, { Geschenke: "Wir verpacken jedes Geschenk kostenlos." }, { locale });
  for (const message of ["Ist da Gift drin?", "Verkaufen Sie Gift?"])
    expect((await app.send(id, { message })).response).not.toContain("verpacken");
  const goods = [product("ex", "Rattengift Ex", "9.00"), product("box", "Box Rosa", "9.00", { category: "Geschenke" })];
  const { id: of } = await shopOfGoods(app, goods, { locale });
  for (const [message, title] of [
    ["Gift", "Rattengift Ex"],
    ["ein Geschenk für meine Frau", "Box Rosa"],
  ]) {
    const { products } = await app.send(of, { message });
    expect(products.map((one) => one.title)).toEqual([title]);
  }
});
