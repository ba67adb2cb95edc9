import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const answerTo = async (texts: Record<string, string>, message: string, locale: string): Promise<string> =>
  (await app.send((await shopWith(app, texts, { locale, escalation: { enabled: false } })).id, { message })).response;

const desks =
  "| Membership | Price per month | Desks | Support |\n|---|---|---|---|\n| Solo | 90 € | 1 | e-mail |\n| Studio | 240 € | 6 | chat |\n| Hall | 490 € | 14 | phone |\n| Campus | on request | unlimited | phone |";
const house = { Memberships: desks, Parking: "Parking costs 8 euros a day.", Wifi: "Wifi is free." };

test("a row that holds less than is asked for is not told alone", async () => {
  const response = await answerTo(house, "price for 9 desks in the studio membership", "en");
  expect(response).toMatch(/Studio.*240 €/);
  expect(response).toMatch(/Hall.*490 €/);
  expect(response).not.toContain("Solo");
});

test("but with what more of it costs there, where that is told", async () => {
  const more = `${desks}\n\nPrices exclude VAT. Further desks cost 45 € each in Studio and 30 € in Hall.`;
  const response = await answerTo({ ...house, Memberships: more }, "price for 9 desks in studio", "en");
  expect(response).toMatch(/Studio.*240 €/);
  expect(response).toContain("Further desks cost 45 € each in Studio");
});

test.each(["price for 5 desks in studio", "price for 6 desks in studio", "price of studio"])(
  "a row that holds as much is told: %s",
  async (message) => expect(await answerTo(house, message, "en")).toMatch(/^\*\*Studio\*\* – .*Price per month: 240 €/),
);

test.each(["how many desks in studio", "desks in studio?"])(
  "a cell is told before a sentence that has both its names: %s",
  async (message) => {
    const offer =
      "| Offer | Price per month | Desks | Lockers per desk | Bicycle stands | Support |\n|---|---|---|---|---|---|\n| Solo | 90 € | 1 | 20 | 1 | e-mail |\n| Studio | 240 € | 6 | 200 | 5 | e-mail and chat |\n| Hall | 490 € | 14 | unlimited | 20 | phone |\n\nAll prices exclude VAT. Additional desks cost 45 € a month in Studio and 30 € in Hall; Solo cannot be extended.";
    const many = {
      Lamps: "Lamps hang in the studio.",
      Noise: "The studio is quiet.",
      Dogs: "Dogs may come to the studio.",
    };
    const roles = "## Inviting people\n\nA guest does not count as a desk. Desks are kept clean.";
    expect(await answerTo({ "Offers and prices": offer, "Desks and roles": roles, ...many }, message, "en")).toMatch(
      /^\*\*Studio\*\* –.*Desks: 6/,
    );
  },
);

test.each([
  ["de", "Tarif", "Preis im Monat", "Plätze", "Preis für 9 Plätze im Studio"],
  ["fr", "Formule", "Prix par mois", "Bureaux", "prix pour 9 bureaux en Studio"],
  ["es", "Plan", "Precio al mes", "Mesas", "precio para 9 mesas en Studio"],
  ["it", "Piano", "Prezzo al mese", "Tavoli", "prezzo per 9 tavoli con Studio"],
  ["pt", "Plano", "Preço por mês", "Mesas", "preço para 9 mesas no Studio"],
  ["nl", "Pakket", "Prijs per maand", "Bureaus", "prijs voor 9 bureaus in Studio"],
  ["tr", "Paket", "Aylık fiyat", "Masa", "Studio 9 masa fiyatı"],
])("%s: so it is for %s", async (locale, plan, price, unit, message) => {
  const table = `| ${plan} | ${price} | ${unit} |\n|---|---|---|\n| Solo | 90 € | 1 |\n| Studio | 240 € | 6 |\n| Hall | 490 € | 14 |`;
  const response = await answerTo({ [plan]: table, Wifi: "Wifi 1 €.", A: "9:00 – 17:00" }, message, locale);
  expect(response).toMatch(/Hall.*490 €/);
});
