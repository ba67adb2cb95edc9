import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let glazier: Tenant;
let tailor: Tenant;
let kennel: Tenant;
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  glazier = await shopWith(
    app,
    {
      Booking: "We ask for a deposit of 20 %. We take bank transfer and debit or credit cards, but not cash.",
      "The day itself": "Please take jewellery, cash and passports away from the window. We accept no liability.",
      Companies: "Companies may pay by invoice within 30 days. Ask for Ms Obi.",
      "Greeting cards": "We sell cards with glass pearls.",
    },
    { locale: "en", ...plain },
  );
  tailor = await shopWith(
    app,
    {
      Fragen:
        "## Bezahlung\n\nIm Laden bar, mit Girocard oder Visa, im Webshop auch mit PayPal.\n\n## Was muss ich mitbringen?\n\nKarte und Maßband bringen wir mit.",
    },
    { locale: "de", ...plain },
  );
  kennel = await shopWith(
    app,
    { "On arrival": "Please bring your dog's passport and some cash for treats." },
    { locale: "en", ...plain },
  );
});
afterAll(() => app.stop());

const told = async ({ id }: Tenant, message: string): Promise<string> => (await app.send(id, { message })).response;

test.each([
  "Do you take cash?",
  "can i pay cash",
  "How can I pay?",
  "do you accept credit cards",
  "What payment methods do you accept?",
  "kann ich bar zahlen?",
])("what tells the ways to pay tells it: %s", async (message) => {
  const answer = await told(glazier, message);
  expect(answer).toContain("but not cash");
  expect(answer).not.toContain("jewellery");
});

test("one way by what names it", async () =>
  expect(await told(glazier, "Can I pay by invoice?")).toContain("pay by invoice within 30 days"));

test.each([
  "Nehmt ihr Kreditkarten?",
  "mit karte zahlen?",
  "Zahlungsarten",
  "can I pay by card?",
  "puedo pagar en efectivo",
])("in any language: %s", async (message) =>
  expect(await told(tailor, message)).toContain("im Webshop auch mit PayPal"),
);

test.each(["can I pay on delivery", "cash on delivery?", "Nachnahme möglich?", "kann ich per nachnahme zahlen"])(
  "one that no text names by those that are told: %s",
  async (message) => expect(await told(glazier, message)).toContain("bank transfer and debit or credit cards"),
);

test.each(["can i pay my membership with paypal", "pay membership by paypal"])(
  "what speaks of paying by it, not what else has that name: %s",
  async (message) => {
    const club = await shopWith(
      app,
      {
        "Apps of the club":
          "The club works with Strava, PayPal and Garmin. Strava and PayPal come with all memberships.",
        "Your fee":
          "We take direct debit or, from 500 € a year, a bank transfer. PayPal is not accepted for your membership. Receipts are in the members' area.",
        Memberships: "Memberships are for a month or a year. A trial membership lasts a week.",
      },
      { locale: "en" },
    );
    expect(await told(club, message)).toContain("PayPal is not accepted");
  },
);

test("goods of that name are no way to pay", async () =>
  expect(await told(glazier, "Do you sell cards?")).toContain("glass pearls"));

test("what names no way to pay does not tell any", async () =>
  expect(await told(kennel, "How can I pay?")).not.toContain("treats"));

test("a table of all ways under that question is told whole", async () => {
  const shop = await shopWith(
    app,
    {
      Paying:
        "## How can I pay?\n\n| Method | When is it charged? |\n| --- | --- |\n| Visa, Mastercard | when the parcel leaves |\n| PayPal | at once |\n| Bank transfer | you send the money |\n| Cash | in the shop only |",
    },
    { locale: "en" },
  );
  const answer = await told(shop, "how can I pay?");
  for (const way of ["Visa", "PayPal", "Bank transfer", "Cash"]) expect(answer).toContain(way);
});

describe("how one pays is no price, nor is what somebody else pays:", () => {
  test.each([
    [
      "en",
      { Cards: "You can pay with the credit cards Visa and Mastercard." },
      "What credit cards can I pay with?",
      "Visa and Mastercard",
    ],
    ["es", { Pago: "Las formas de pago son tarjeta, efectivo y Bizum." }, "¿Qué formas de pago hay?", "Bizum"],
    ["es", { Pago: "Aceptamos varios métodos de pago: tarjeta y Bizum." }, "¿Qué métodos de pago aceptáis?", "Bizum"],
    [
      "fr",
      { Paiement: "Pour payer par chèque, il faut une pièce d'identité." },
      "Que dois-je faire pour payer par chèque ?",
      "pièce d'identité",
    ],
    [
      "pt",
      { Pagamento: "Para pagar com cartão é preciso um documento de identidade." },
      "O que preciso para pagar com cartão?",
      "documento de identidade",
    ],
    [
      "nl",
      { Betalen: "Om met pin te betalen moet u bij de kassa uw pas tonen." },
      "Wat moet ik doen om met pin te betalen?",
      "bij de kassa",
    ],
    [
      "es",
      { Seguro: "El seguro cuesta 9 € al día.\n\n## Qué paga el seguro\n\nEl seguro paga los daños a terceros." },
      "¿Qué paga el seguro?",
      "daños a terceros",
    ],
  ])("%s: %s %s", async (locale, texts, message, expected) => {
    const shop = await shopWith(app, texts, { locale, escalation: { enabled: false } });
    const answer = await app.send(shop.id, { message });
    expect([answer.kind, answer.response]).toEqual(["answer", expect.stringContaining(expected)]);
  });
});
