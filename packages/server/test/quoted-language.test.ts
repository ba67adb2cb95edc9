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

test("who asks in few words, some of which are another language's too, is answered in the own one", async () => {
  const school = await shopWith(
    app,
    { "Klasse A": "Die Klasse A kostet 1.900 Euro und dauert sechs Wochen, wenn Sie jede Woche zu uns kommen." },
    { locale: "de" },
  );
  const { response } = await app.send(school.id, { message: "Was kostet die Klasse A?" });
  expect(response).toMatch(/^Die Klasse A kostet 1\.900 Euro/);
});

test("a table of names and figures is in no other language", async () => {
  const prices = "| | A | AM | BE |\n|---|---|---|---|\n| Fahrstunde | 68 | 58 | 75 |\n| Sonderfahrt | 72 | 62 | 79 |";
  const school = await shopWith(app, { Preise: prices }, { locale: "de" });
  const { response } = await app.send(school.id, { message: "Was kostet eine Sonderfahrt?" });
  expect(response).toContain("72");
  expect(response).not.toContain("Unterlagen");
});

test("nor is one with a word that is a small one elsewhere: a van", async () => {
  const rows =
    "| 1-bedroom flat | 2 men, Luton van | £450 | £540 |\n| 2-bedroom house | 3 men, one lorry | £680 | £795 |";
  const firm = await shopWith(app, {
    Prices: `| Size of home | Crew | Weekday | Saturday |\n| --- | --- | --- | --- |\n${rows}`,
  });
  const { response } = await app.send(firm.id, { message: "How much is a 1-bedroom flat?" });
  expect(response).toContain("£450");
  expect(response).not.toContain("Dutch");
});

test("a row of a table is told to be in another language, as the text around it is", async () => {
  const rows = "| Boat | Hour | Day |\n| --- | --- | --- |\n| Canoe | 12 € | 45 € |\n| Rowing boat | 15 € | 60 € |";
  const rental = await shopWith(app, {
    "Boats for hire": `You can hire boats from us in summer, and we bring them to the shore for you.\n\n${rows}`,
  });
  const { response } = await app.send(rental.id, { message: "Was kostet ein Canoe am Tag?" });
  expect(response).toMatch(/^In unseren Unterlagen steht dazu \(Englisch\):/);
  expect(response).toContain("45 €");
});

test("a short list of questions, and a short text, are in the language of all their words", async () => {
  const firm = await app.createTenant({ locale: "en" });
  const list = [
    { question: "Kann ich mein Rad leasen?", answer: "Ja, über JobRad und Bikeleasing." },
    { question: "Wo parke ich?", answer: "Im Hof." },
  ];
  const url = `/api/admin/tenants/${firm.id}/documents`;
  for (const document of [
    { title: "FAQ", format: "faq", content: JSON.stringify(list) },
    { title: "", format: "text", content: "Die Rückgabe ist 30 Tage lang möglich." },
  ])
    expect((await app.admin("POST", url, document)).statusCode).toBe(201);
  const ask = async (message: string) => (await app.send(firm.id, { message })).response;
  expect(await ask("Kann man leasen?")).toBe("**Kann ich mein Rad leasen?**\n\nJa, über JobRad und Bikeleasing. [1]");
  expect(await ask("Wie lange kann ich zurückgeben?")).toBe("Die Rückgabe ist 30 Tage lang möglich. [1]");
});

test("of a page in two languages, what is quoted from the visitor's is not said to be in the other", async () => {
  const firm = await shopWith(app, {
    Warranty: `# Garantie

Die Garantie beträgt zwei Jahre.

# Warranty

The warranty of all lamps is two years, and of what we repair for you it is one year.`,
  });
  const { response } = await app.send(firm.id, { message: "Wie lange ist die Garantie?" });
  expect(response).toBe("Die Garantie beträgt zwei Jahre. [1]");
});

test("how the shop is reached is told to be in another language, whoever asks and why", async () => {
  const contact = "Telefon: +31 43 555 0142, montags bis freitags von 9:00 bis 17:00 Uhr. E-Mail: help@pan.example.";
  const firm = await shopWith(app, { Kontakt: `${contact} Wir antworten innerhalb eines Werktages.` });
  const ask = async (message: string) => (await app.send(firm.id, { message })).response;
  for (const message of ["how can I contact you?", "I want to talk to a person", "my cat ate a lily"]) {
    const response = await ask(message);
    expect([message, response]).toEqual([message, expect.stringContaining(contact)]);
    expect(response).toContain("This is what our documents say, in German:");
  }
  const own = await ask("Ich möchte mit einem Menschen sprechen");
  expect(own).toContain(contact);
  expect(own).not.toContain("Unterlagen");
});
