import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function asked(locale: string, documents: Record<string, string>, message: string): Promise<Answer> {
  const tenant = await shopWith(app, documents, { locale, escalation: { enabled: false } });
  return app.send(tenant.id, { message });
}

test.each([
  ["en", "Our store: 5 High Street, London.", "We sell bikes.", ["where are you", "address?"]],
  ["en", "We are at 5 High Street, London.", "We sell bikes.", ["where is the shop?"]],
  ["de", "Unser Laden: Hauptstraße 5, 10115 Berlin.", "Wir verkaufen Räder.", ["wo seid ihr", "adresse?"]],
  ["fr", "Notre boutique : 5 rue de la Paix, 75002 Paris.", "Nous vendons des vélos.", ["où êtes-vous", "adresse ?"]],
  ["es", "Nuestra tienda: Calle Mayor 5, 28013 Madrid.", "Vendemos bicis.", ["¿dónde estáis?", "dirección?"]],
  ["it", "Il nostro studio: Via Roma 12, 20121 Milano.", "Curiamo i denti.", ["dove siete", "indirizzo"]],
  ["pt", "A nossa loja: Rua Augusta 5, 1100-048 Lisboa.", "Vendemos bicicletas.", ["onde ficam", "morada?"]],
  ["nl", "Onze winkel: Hoofdstraat 5, 1011 AB Amsterdam.", "Wij verkopen fietsen.", ["waar zitten jullie", "adres?"]],
  ["tr", "Mağazamız: İstiklal Caddesi 5, 34430 İstanbul.", "Bisiklet satıyoruz.", ["neredesiniz", "adres?"]],
])("%s: where the house is is told though nothing is called address: %s", async (locale, address, more, questions) => {
  for (const message of questions) {
    const { kind, response } = await asked(locale, { Intro: `${more}\n\n${address}`, Rest: more }, message);
    expect([message, kind, response]).toEqual([message, "answer", expect.stringContaining(address.slice(0, -1))]);
  }
});

test.each([
  ["About us", "Meier Bikes, 5 High Street, London.", "answer"],
  ["Returns", "Send parcels back to our store, 5 High Street, London.", "no_answer"],
  ["Cycling", "The oldest club met at 5 High Street, London.", "no_answer"],
])("%s: %s", async (title, text, kind) => {
  expect((await asked("en", { [title]: text, Bikes: "Bikes are cleaned with soap." }, "where are you?")).kind).toBe(
    kind,
  );
});

test.each([
  ["it", "Lo studio", "Via Roma 12, 20121 Milano\n\nLunedì-Venerdì 9-18.", "orari"],
  ["en", "The practice", "5 High Street, London\n\nMonday to Friday 9am to 6pm.", "hours?"],
  ["de", "Zeiten", "Montag bis Freitag 9–18 Uhr.", "öffnungszeiten"],
])("%s: hours are told beside the address, or under a name for them: %s", async (locale, title, text, message) => {
  const { kind, response } = await asked(locale, { [title]: text, Bio: "Anna, 1990." }, message);
  expect([kind, response]).toEqual(["answer", expect.stringMatching(/9.*(?:6|18)/)]);
});

test("opened goods tell nothing of when a shop is open", async () => {
  const documents = {
    Returns: "Opened pet food and opened drops cannot be returned.",
    "Openingstijden en adres": "Maandag tot vrijdag 9.00 - 18.00 uur.\n\nKerkstraat 12, 3511 KX Utrecht.",
  };
  for (const message of ["when are you open", "when r u open", "when are you open?"])
    expect([message, (await asked("en", documents, message)).response]).toEqual([
      message,
      expect.stringContaining("18.00"),
    ]);
});

test("opened goods tell nothing of when a shop is open, whose hours are told in another language", async () => {
  const documents = {
    Returns: "Opened pet food and opened drops cannot be returned.",
    "Openingstijden en adres": "Maandag tot vrijdag 9.00 - 18.00 uur.\n\nKerkstraat 12, 3511 KX Utrecht.",
  };
  for (const message of ["when are you open", "when are you open?", "opening hours"])
    expect([message, (await asked("en", documents, message)).response]).toEqual([
      message,
      expect.stringContaining("18.00"),
    ]);
});

test.each([
  ["opening hours?", "Fairs", "Meet us at the summer market, 5 High Street, London, Saturday 10am to 4pm."],
  ["opening hours?", "Suppliers", "Meier Ltd, 5 High Street, London. Monday to Friday 9am to 5pm."],
  ["where are you?", "Complaints", "The office of the ombudsman: 5 High Street, London."],
  ["where are you?", "History", "We moved: the shop was at 5 High Street, London, until 2020."],
])("%s %s: what is of others is not told as the house's", async (message, title, text) => {
  expect((await asked("en", { [title]: text, Bikes: "Bikes are cleaned with soap." }, message)).kind).toBe("no_answer");
});

test.each([
  ["en", "where are you?", "Our shop: 5 Shipston Road, Oxford OX4 1AB.", "Shipston Road"],
  ["de", "wo seid ihr?", "Unser Laden: Sendlinger Straße 7, 80331 München.", "Sendlinger"],
])("a street may begin as what tells to send: %s: %s", async (locale, message, text, told) => {
  const documents = { Welcome: text, Bikes: "Bikes are cleaned with soap." };
  expect((await asked(locale, documents, message)).response).toContain(told);
});

test.each([
  ["en", "where are you?", "Our shop. Ship it to: 5 High Street, London SW1A 1AA."],
  ["de", "wo seid ihr?", "Unser Laden. Sendungen an: Hauptstraße 7, 80331 München."],
])("where to send things is no place to come to: %s: %s", async (locale, message, text) => {
  const documents = { Welcome: text, Bikes: "Bikes are cleaned with soap." };
  expect((await asked(locale, documents, message)).kind).toBe("no_answer");
});
