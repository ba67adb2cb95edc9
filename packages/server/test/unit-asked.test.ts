import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each([
  [
    "en",
    "New goods have a warranty of 3 years.",
    "Every bike comes with a warranty card from our workshop, and the bike is checked twice.",
    "how many years of warranty does a bike have?",
  ],
  [
    "de",
    "Auf neue Waren geben wir 3 Jahre Garantie.",
    "Jedes Fahrrad hat eine Garantiekarte. Die Garantie vom Fahrrad gilt nicht für Verschleiß.",
    "Wie viele Jahre Garantie hat ein Fahrrad?",
  ],
  ["fr", "La garantie est de 3 ans.", "Un vélo a sa carte de garantie.", "combien d'années de garantie a un vélo ?"],
  [
    "es",
    "La garantía es de 3 años. Guarda el ticket.",
    "Las bicis se entregan revisadas, con garantía de montaje. Una bici tiene 2 revisiones incluidas.",
    "¿cuántos años de garantía tiene una bici?",
  ],
  ["it", "La garanzia è di 3 anni.", "Una bici ha la sua carta di garanzia.", "quanti anni di garanzia ha una bici?"],
  [
    "pt",
    "A garantia é de 3 anos.",
    "Uma bicicleta tem cartão de garantia.",
    "quantos anos de garantia tem uma bicicleta?",
  ],
  [
    "nl",
    "De garantie is 3 jaar.",
    "Een fiets heeft een garantiekaart. De garantie van de fiets geldt niet voor slijtage.",
    "hoeveel jaar garantie heeft een fiets?",
  ],
])("%s: what tells in the unit that is asked is told before what only names the thing", async (...row) => {
  const [locale, told, other, message] = row;
  const { id } = await shopWith(app, { A: told, B: other }, { locale });
  expect((await app.send(id, { message })).response).toMatch(/^[^]*3 (?:years|Jahre|ans|años|anni|anos|jaar)/);
});

test("what denies that there is any is told as it stands", async () => {
  const texts = { Warranty: "New goods have a warranty of 3 years.", "Used bikes": "A used bike has no warranty." };
  const { id } = await shopWith(app, texts);
  const { response } = await app.send(id, { message: "how many years of warranty does a used bike have?" });
  expect(response).toContain("A used bike has no warranty.");
});
