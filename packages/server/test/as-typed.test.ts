import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
const shops: Record<string, Tenant> = {};
beforeAll(async () => {
  app = await startApp();
  const shop = async (locale: string, texts: Record<string, string>): Promise<void> => {
    shops[locale] = await shopWith(app, texts, { locale, escalation: { enabled: false } });
  };
  await shop("en", {
    "Opening hours": "The pottery is open Monday to Friday from 9:00 to 17:30.",
    Firing: "Firing a vase costs £6. Vases are fired on Tuesdays and are ready in two weeks.",
    Classes: "Classes for beginners last three hours. Parents may watch from the gallery.",
    Payment: "We take cash and debit cards. We do not take American Express.",
    Glazes: "Our red glaze is poisonous while it is wet. Outdoor pots need two coats of glaze.",
    Cacti: "Pots for cacti need a hole. Fungi grow in pots that are always wet.",
    Membership: "To register as a member, fill in the form at the desk.",
  });
  await shop("de", {
    Sprechzeiten: "Montag bis Freitag von 8:00 bis 12:00 Uhr.",
    Kontakt: "Gartenweg 4, 10115 Berlin, Tel. 030 1234567.",
    Untersuchung: "Eine Untersuchung für den Führerschein kostet 45 €.",
    Bezahlung: "Barzahlung ist nicht möglich. Sie können in drei Raten zahlen.",
    Begleitung: "Eltern dürfen mit ins Zimmer. Im Wartezimmer stehen drei Kakteen.",
    Impfung: "Eine Impfung dauert fünf Minuten.",
  });
  await shop("fr", { Réseau: "Le wifi est gratuit au bar.", Chiens: "Les chiens sont acceptés en laisse." });
  await shop("nl", {
    Opzeggen: "U kunt uw abonnement per maand opzeggen.",
    Sauna: "De sauna is open van 17 tot 22 uur.",
  });
  await shop("es", { Envío: "El envío cuesta 5 euros.", Bicis: "Hay bicicletas para todos los huéspedes." });
  await shop("tr", { Kargo: "Kargo ücreti 40 TL.", Otopark: "Otopark ücretsizdir, otelin arkasında." });
});
afterAll(() => app.stop());

const ask = (locale: string, message: string): Promise<Answer> => app.send(shops[locale]!.id, { message });

describe("small words are what they are typed for:", () => {
  test.each([
    ["en", "wen r u open", /9:00/],
    ["en", "wot does firing a vase cost", /£6/],
    ["en", "wich day do u fire vases", /Tuesdays/],
    ["en", "oppening times plz", /9:00/],
    ["en", "how do i sign up", /form at the desk/],
    ["de", "wan habt ir offen", /8:00/],
    ["en", "what's the easiest way to register?", /form at the desk/],
    ["fr", "quelle est la meilleure façon d'avoir le wifi ?", /gratuit/],
    ["en", "do you havve classes for beginners", /three hours/],
    ["de", "oeffnungszeiten", /8:00/],
    ["de", "was kost ne untersuchung fürn fuehrerschein", /45 €/],
    ["de", "wie lang dauerts bei ner impfung", /fünf Minuten/],
    ["fr", "ya du wifi ?", /gratuit/],
    ["fr", "es ce que les chien son accepté", /en laisse/],
    ["nl", "kan ik m'n abonnement opzeggen", /per maand/],
    ["nl", "is er n sauna", /17 tot 22/],
    ["es", "kuanto cuesta el envio", /5 euros/],
    ["tr", "otopark varmı", /ücretsiz/],
    ["tr", "kargo nekadar", /40 TL/],
  ])("%s: %s", async (locale, message, told) => {
    expect(await ask(locale, message)).toMatchObject({ kind: "answer", response: expect.stringMatching(told) });
  });

  test.each([
    ["en", "wot does a dragon cost"],
    ["en", "do u sell moths"],
    ["de", "habt ir schlangen"],
    ["fr", "ya du homard ?"],
    ["tr", "yüzme havuzu varmı"],
  ])("but %s: %s", async (locale, message) => {
    expect((await ask(locale, message)).kind).toBe("no_answer");
  });
});

describe("a word that no text holds is what texts say nearly the same by, or another form of it:", () => {
  test.each([
    ["en", "Do you take Amex?", /American Express/],
    ["en", "May my mum watch the class?", /gallery/],
    ["en", "Is the red glaze toxic?", /poisonous/],
    ["en", "Does a pot for outside need more glaze?", /two coats/],
    ["en", "Does a cactus need a hole?", /cacti/],
    ["en", "What grows as a fungus in a wet pot?", /Fungi/],
    ["de", "Telefonnummer", /030 1234567/],
    ["de", "Öffnungszeiten", /8:00/],
    ["de", "Kann ich bar zahlen?", /Barzahlung/],
    ["de", "Darf meine Mutter mit ins Zimmer?", /Eltern/],
    ["de", "Steht im Wartezimmer ein Kaktus?", /Kakteen/],
    ["fr", "Can I bring my dog?", /chiens/],
  ])("%s: %s", async (locale, message, told) => {
    expect(await ask(locale, message)).toMatchObject({ kind: "answer", response: expect.stringMatching(told) });
  });

  test.each([
    ["en", "Do you take bitcoin?"],
    ["en", "Does a bonsai need a hole?"],
    ["de", "Habt ihr eine Bar?"],
    ["de", "Steht im Wartezimmer ein Klavier?"],
    ["fr", "Is there a laundry for dogs?"],
  ])("but %s: %s", async (locale, message) => {
    expect((await ask(locale, message)).kind).toBe("no_answer");
  });
});

describe("what says only how, and whoever comes along, needs to stand in no text:", () => {
  test.each([
    ["en", "How can I become a member?", /form at the desk/],
    ["en", "I finally finished my lovely vase, what does firing it really cost?", /£6/],
    ["en", "Can my grandma register as a member?", /form at the desk/],
    ["de", "Was kostet die Untersuchung insgesamt?", /45 €/],
    ["de", "Bekommt meine Schwester eine Impfung?", /fünf Minuten/],
  ])("%s: %s", async (locale, message, told) => {
    expect(await ask(locale, message)).toMatchObject({ kind: "answer", response: expect.stringMatching(told) });
  });

  test.each([
    ["en", "Do you really sell lovely bricks?"],
    ["de", "Bekommt meine Schwester ein Zeugnis?"],
  ])("but %s: %s", async (locale, message) => {
    expect((await ask(locale, message)).kind).toBe("no_answer");
  });
});

test("what is typed without accents is what it is with them, where less is cut of that", async () => {
  const plain = { escalation: { enabled: false } };
  const cobbler = await shopWith(
    app,
    { Taller: "En Gandía tardamos dos días.", Horario: "Abrimos de lunes a viernes de 9 a 14 h." },
    { locale: "es", ...plain },
  );
  expect((await app.send(cobbler.id, { message: "cuanto tardais en gandia" })).response).toContain("dos días");
  expect((await app.send(cobbler.id, { message: "cuanto tardais en almeria" })).kind).toBe("no_answer");
});
