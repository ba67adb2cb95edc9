import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let museum: Tenant;
let harbour: Tenant;
beforeAll(async () => {
  app = await startApp();
  museum = await shopWith(app, {
    "The tower":
      "The tower is 61 metres high. Adults pay 9 euros, children under 12 enter free. It was built in 1704. On windy days it is closed.",
    Repairs:
      "We repair phones of all makers. A new screen takes two hours. Gift cards are sold at the counter. We are next to the station.",
    Cabins: "Cabins sleep four. A night in a cabin costs 90 euros. Linen is included.",
    Warranty:
      "Our jackets have a warranty of three years. It begins on the day of delivery. Please keep your invoice. Gift cards are valid for two years. Repairs take ten days. The hotline is open from 9:00 to 17:00. We do not repair zips.",
    Passes:
      "A season pass lasts twelve months. Audio guides are handed out for two hours at most. Lockers stay shut from 8:00 to 9:00.",
    Lake: "Swimming is free. There is no lifeguard, so keep an eye on your children. The beach is shallow.",
  });
  harbour = await shopWith(app, {
    Delivery:
      "Delivery costs 5 euros. Orders above 50 euros are shipped free of charge. For islands we add 12 euros. We pack in paper.",
    Cancelling: "A cancellation costs 20 euros. Up to seven days before, no fee is due. Please call us.",
    Ferry: "The ferry leaves at 9:00. In winter it leaves at 10:00. There is a kiosk on board.",
    Sauna: "The sauna costs 8 euros. Hotel guests pay nothing. It is on the top floor.",
    Boats: "A boat costs 12 euros an hour. Except on Sundays, ask at the pier. The lake is clean.",
  });
});
afterAll(() => app.stop());

test.each([
  ["How high is the tower?", "The tower is 61 metres high. [1]"],
  ["when was the tower built", "It was built in 1704. [1]"],
  ["Do you repair phones of other makers?", "We repair phones of all makers. [1]"],
  ["How long is the warranty?", "Our jackets have a warranty of three years. It begins on the day of delivery. [1]"],
  ["how long does a season pass last?", "A season pass lasts twelve months. [1]"],
  ["when does the warranty begin?", "It begins on the day of delivery. [1]"],
  ["what does a night in a cabin cost?", "A night in a cabin costs 90 euros. [1]"],
])("a sentence that says all that a short question asks is told alone: %s", async (message, told) => {
  expect((await app.send(museum.id, { message })).response).toBe(told);
});

test.each([
  [
    "de",
    "Garantie",
    "Unsere Jacken haben drei Jahre Garantie. Gutscheine gelten zwei Jahre. Reparaturen am Reißverschluss dauern zehn Tage.",
    "Wie lange ist die Garantie?",
  ],
  [
    "fr",
    "Garantie",
    "Nos vestes ont une garantie de trois ans. Les bons cadeaux sont valables deux ans. Les réparations de fermetures prennent dix jours.",
    "Combien de temps dure la garantie ?",
  ],
  [
    "es",
    "Garantía",
    "Nuestras chaquetas tienen una garantía de tres años. Las tarjetas de regalo son válidas dos años. Las reparaciones de cremalleras tardan diez días.",
    "¿Cuánto dura la garantía?",
  ],
  [
    "nl",
    "Garantie",
    "Onze jassen hebben drie jaar garantie. Cadeaubonnen zijn twee jaar geldig. Reparaties van ritsen duren tien dagen.",
    "Hoe lang is de garantie?",
  ],
])("and nothing of another thing with it, %s", async (locale, title, text, message) => {
  const { id } = await shopWith(app, { [title]: text }, { locale });
  expect((await app.send(id, { message })).response).toBe(`${text.slice(0, text.indexOf(".") + 1)} [1]`);
});

test("who tells what went wrong reads what to do about it, too", async () => {
  const { id } = await shopWith(app, {
    Lost: "A parcel that has not come after ten days counts as lost. We look for it and send it again.",
    Visit: "We are open from 9:00 to 17:00.",
  });
  const { response } = await app.send(id, { message: "my parcel never arrived" });
  expect(response).toContain("send it again");
});

test("nor how long it takes, where it is asked when it is", async () => {
  const { id } = await shopWith(app, {
    "Sling classes":
      "Every Thursday at 10 in the shop, we teach how to tie a sling. A class is £12 and lasts 90 minutes; bring your baby.",
    Visit: "We are open from 9:00 to 17:00.",
  });
  expect((await app.send(id, { message: "when is the class" })).response).toContain("Every Thursday at 10");
});

test("what it leaves unsaid is told with it", async () => {
  const { response } = await app.send(museum.id, { message: "Is the tower high for children, and what does it cost?" });
  expect(response).toContain("61 metres");
  expect(response).toContain("9 euros");
});

test.each([
  [
    "how much is a gift card?",
    "You can choose any amount between 20 and 200 euros for a gift card. They do not expire. [1]",
  ],
  ["what does a gift box cost?", "A gift box costs 4 euros. [1]"],
])("nor what another thing of the same paragraph costs: %s", async (message, told) => {
  const { id } = await shopWith(app, {
    Cards:
      "Gift cards come by mail within an hour. A gift box costs 4 euros. You can choose any amount between 20 and 200 euros for a gift card. They do not expire.",
    Visit: "We are open from 9:00 to 17:00.",
  });
  expect((await app.send(id, { message })).response).toBe(told);
});

test.each([
  [
    "how much is delivery?",
    "Delivery costs 5 euros. Orders above 50 euros are shipped free of charge. For islands we add 12 euros. [1]",
  ],
  ["how much is a cancellation?", "A cancellation costs 20 euros. Up to seven days before, no fee is due. [1]"],
  ["when does the ferry leave?", "The ferry leaves at 9:00. In winter it leaves at 10:00. [1]"],
  ["how much is the sauna?", "The sauna costs 8 euros. Hotel guests pay nothing. It is on the top floor. [1]"],
  ["how much is a boat?", "A boat costs 12 euros an hour. Except on Sundays, ask at the pier. [1]"],
])("and so is what makes half the truth of it: %s", async (message, told) => {
  expect((await app.send(harbour.id, { message })).response).toBe(told);
});

test("from how much on it costs nothing belongs to what it costs", async () => {
  const text = "Shipping costs 4.90 euros. Orders above 60 euros are delivered free of charge.";
  const shop = await shopWith(app, { Shipping: `## What it costs\n\n${text}` });
  expect((await app.send(shop.id, { message: "What does shipping cost?" })).response).toBe(`${text} [1]`);
});

test("cases of one thing are told together", async () => {
  const text =
    "Parcels within Germany arrive in two to three working days. Deliveries to Austria take four working days.";
  const shop = await shopWith(app, { Shipping: `## How long it takes\n\n${text}` });
  const { response } = await app.send(shop.id, { message: "How long does shipping take?" });
  expect(response).toBe(`${text} [1]`);
});

describe("what tells of going without a thing answers who asks for that, and not what tells of the thing:", () => {
  const told: [string, string, Record<string, string>, RegExp][] = [
    [
      "de",
      "Kann ich ohne Termin kommen?",
      {
        "Termin absagen": "Bitte sagen Sie Termine 24 Stunden vorher ab.",
        Schmerzen: "Mit akuten Schmerzen kommen Sie um 8 Uhr ohne Termin in die Sprechstunde.",
      },
      /^Mit akuten Schmerzen/,
    ],
    [
      "en",
      "can I come without an appointment?",
      {
        "Cancelling an appointment": "Please cancel an appointment 24 hours ahead.",
        Pain: "In pain you may come at 8 without an appointment.",
      },
      /^In pain/,
    ],
    [
      "fr",
      "je peux venir sans rendez-vous ?",
      {
        "Annuler un rendez-vous": "Merci d'annuler un rendez-vous 24 heures avant.",
        Douleurs: "En cas de douleurs, venez à 8 h sans rendez-vous.",
      },
      /^En cas de douleurs/,
    ],
  ];
  test.each(told)("%s: %s", async (locale, message, documents, expected) => {
    const practice = await shopWith(app, documents, { locale, escalation: { enabled: false } });
    expect((await app.send(practice.id, { message })).response).toMatch(expected);
  });
});

describe("who asks from which age on is told an age:", () => {
  const told: [string, string, Record<string, string>, RegExp][] = [
    [
      "en",
      "from what age can i join",
      {
        "Is there a joining offer?": "Until 31 December there is no joining fee.",
        "Age limits": "You have to be 16 to join. Children from 8 may swim with an adult.",
      },
      /^You have to be 16/,
    ],
    [
      "de",
      "ab welchem alter kann ich beitreten?",
      {
        Beitreten: "Bis zum 31. Dezember können Sie ohne Gebühr beitreten.",
        Altersgrenzen: "Sie müssen 16 Jahre alt sein, um beitreten zu können.",
      },
      /16 Jahre/,
    ],
  ];
  test.each(told)("%s: %s", async (locale, message, documents, expected) => {
    const club = await shopWith(app, documents, { locale, escalation: { enabled: false } });
    expect((await app.send(club.id, { message })).response).toMatch(expected);
  });
});

test.each(["wie lange kann ich etwas zurückgeben?", "Wie lange kann ich zurückgeben"])(
  "how long is told by what has a duration, not by what is named so and has none: %s",
  async (message) => {
    const shop = await shopWith(
      app,
      {
        Rückgabe:
          "## Widerruf\n\nSie können Ihre Bestellung innerhalb von 14 Tagen ohne Angabe von Gründen zurückgeben.\n\n## Rücksendung\n\nDie Rücksendung innerhalb Deutschlands ist kostenlos.",
      },
      { locale: "de", escalation: { enabled: false } },
    );
    expect((await app.send(shop.id, { message })).response).toMatch(/14 Tagen/);
  },
);
