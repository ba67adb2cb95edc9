import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let pottery: Tenant;
beforeAll(async () => {
  app = await startApp();
  pottery = await shopWith(
    app,
    {
      Kurse:
        "Der Anfängerkurs an der Drehscheibe dauert acht Abende und kostet 260 Euro. Ton und Glasuren sind dabei, Schürzen leihen wir aus.",
      Brennservice:
        "Wir brennen auch, was Sie zu Hause getöpfert haben. Ein kleiner Ofen kostet 45 Euro, ein großer 80 Euro. Bitte melden Sie sich eine Woche vorher an.",
      Anfahrt: "Die Werkstatt liegt am Hafen. Vom Bahnhof sind es zehn Minuten zu Fuß, Parkplätze gibt es im Hof.",
      "House rules":
        "We do not sell clay to take home. Children have to be with an adult at all times in the workshop.",
      "Wheel hire":
        "You can hire a wheel by the hour for 12 euros. The wheels weigh 48 kilos each, so they can't be moved. Tools are on the shelf.",
      "Gift cards":
        "Gift cards are sent by post or by e-mail. They are valid for three years and for all that we offer.",
      Shipping: "We send your fired pieces to Denmark and Poland for 14 euros, well packed. They arrive within a week.",
    },
    { locale: "de" },
  );
});
afterAll(() => app.stop());

test.each([
  ["do you sell bicycles"],
  ["what is the weight of the kiln"],
  ["who is the king of denmark"],
  ["are your children called Anna"],
  ["wie alt ist der bahnhof"],
  ["hilfst du mir bei der steuererklärung 12 + 48"],
])("a single word that texts in its own language share with a question is no answer to it: %s", async (message) => {
  expect((await app.send(pottery.id, { message })).kind).toBe("no_answer");
});

test.each([
  ["how much is it to hire a wheel?", "12 euros"],
  ["do you ship to Poland?", "14 euros"],
  ["Was kostet der Anfängerkurs?", "260 Euro"],
])("what is told in its own language answers it: %s", async (message, told) => {
  expect((await app.send(pottery.id, { message })).response).toContain(told);
});

test("what a name or number finds in texts of another language answers in a shop with both", async () => {
  expect((await app.send(pottery.id, { message: "Verschickt ihr auch nach Poland?" })).response).toContain("14 euros");
});
