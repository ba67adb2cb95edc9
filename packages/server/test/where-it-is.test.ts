import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each(["wo seid ihr", "adresse", "wie ist eure adresse?"])(
  "an address with a floor in it is told, not the hours above it: %s",
  async (message) => {
    const practice = await shopWith(
      app,
      {
        "Sprechzeiten und Anfahrt":
          "| Tag | Vormittag |\n|---|---|\n| Montag | 8–12 Uhr |\n| Dienstag | 8–12 Uhr |\n\n## So finden Sie uns\n\nLindenallee 7, 2. Stock, 48143 Münster  \nTelefon: 0251 44 88 0\n\n## Ohne Stufen\n\nDer Aufzug fährt bis vor unsere Tür.",
      },
      { locale: "de" },
    );
    const { kind, response } = await app.send(practice.id, { message });
    expect(kind).toBe("answer");
    // Lines that were broken by hand stay lines.
    expect(response).toContain("Lindenallee 7, 2. Stock, 48143 Münster  \nTelefon: 0251 44 88 0");
    expect(response).not.toContain("Montag");
  },
);

test("a street with no town behind it is an address beside a number to call", async () => {
  const hire = await shopWith(app, {
    "Shop and hours":
      "## Harbour shop\n\nQuay 14, next to the ferry terminal  \nPhone: 0555 120 30  \nApril to October: daily 8:30–19:00",
    Membership: "To become a member you need a proof of address within the county.",
  });
  for (const message of ["where are you", "whats the adress"])
    expect((await app.send(hire.id, { message })).response).toContain("Quay 14");
});

test("of two places it is asked which", async () => {
  const hire = await shopWith(app, {
    "Shops and opening hours":
      "## Harbour shop\n\nQuay 14, next to the ferry terminal  \nPhone: 0555 120 30  \nApril to October: daily 8:30–19:00\n\n## Station kiosk\n\nStation Square 2, platform 1 exit  \nPhone: 0555 120 31  \nMay to September: daily 9:00–18:00",
  });
  const { kind, suggestions } = await app.send(hire.id, { message: "where are you" });
  expect([kind, suggestions]).toEqual(["clarify", ["Harbour shop", "Station kiosk"]]);
});

test.each(["wo seid ihr", "wo seid ihr genau?", "wo genau seid ihr"])(
  "what is named after the way is the address of the house, not that of who stands in: %s",
  async (message) => {
    const practice = await shopWith(
      app,
      {
        Sprechzeiten:
          "Montag bis Freitag 8–12 Uhr.\n\n## Urlaub\n\nVom 23. Dezember bis 2. Januar ist die Praxis geschlossen. Die Vertretung übernimmt Dr. Seidel, Goethestraße 12, Telefon 0221 445566.",
        Anfahrt:
          "# Anfahrt und Parken\n\nLindenplatz 4, 50674 Köln, 2. Etage.\n\nMit der Bahn: Linie 1 bis Rudolfplatz.",
      },
      { locale: "de" },
    );
    const { response } = await app.send(practice.id, { message });
    expect(response).toContain("Lindenplatz 4");
    expect(response).not.toContain("Seidel");
  },
);

test.each([
  ["en", "where are you?", "Based in Hobart, we have been baking since 2009."],
  ["en", "where are you located", "We are a small bakery, located in Hobart."],
  ["de", "wo seid ihr?", "Wir sind eine kleine Bäckerei mit Sitz in Husum."],
  ["fr", "où êtes-vous ?", "Nous sommes une petite boulangerie située à Brest."],
  ["es", "¿dónde están?", "Somos una panadería pequeña ubicada en Cuenca."],
  ["it", "dove siete?", "Siamo un piccolo forno situato a Pisa."],
  ["pt", "onde ficam?", "Somos uma pequena padaria localizada em Faro."],
  ["nl", "waar liggen jullie?", "Een kleine bakkerij, gevestigd in Leerdam."],
])("where nothing tells an address, the town is told: %s: %s", async (locale, message, about) => {
  const texts = {
    Bread: "Orders are located in the list by their number.",
    About: `${about}\n\nCakes are made of butter.`,
  };
  const bakery = await shopWith(app, texts, { locale, escalation: { enabled: false } });
  const { kind, response } = await app.send(bakery.id, { message });
  expect({ kind, response }).toEqual({ kind: "answer", response: expect.stringContaining(about.replace(".", "")) });
});

test.each(["phone number", "what's your phone number?", "telephone"])(
  "the number of the house is told, not that of who stands in: %s",
  async (message) => {
    const clinic = await shopWith(app, {
      Clinic:
        "# Clinic\n\n## Come and see us\n\n14 Willow Lane, Ashford TN24 8QP.\n\nCall us on 01632 960 440 or write to us.",
      Emergencies: "At night our patients are seen by Stour Vets, phone 01632 960 999. Please call before you set off.",
    });
    const { response } = await app.send(clinic.id, { message });
    expect(response).toContain("960 440");
    expect(response).not.toContain("960 999");
  },
);
