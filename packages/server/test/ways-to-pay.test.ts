import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
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
