import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each([
  ["en", "Winter sports", "Winter sports are covered by Premium.", "Is skiing covered?", "does it cover snowboarding?"],
  ["de", "Wintersport", "Wintersport ist in Premium mitversichert.", "Bin ich beim Skifahren versichert?"],
  ["fr", "Sports d'hiver", "Les sports d'hiver sont couverts par Premium.", "le ski est couvert ?"],
  ["es", "Deportes de invierno", "Los deportes de invierno están cubiertos.", "¿está cubierto el esquí?"],
  ["it", "Sport invernali", "Gli sport invernali sono coperti da Premium.", "lo sci è coperto?"],
  ["nl", "Wintersport", "Wintersport is meeverzekerd in Premium.", "is skiën verzekerd?"],
])("%s: who asks for skiing is told what is told of winter sports", async (locale, title, content, ...messages) => {
  const { id } = await shopWith(app, { [title]: content, Extra: "Plus 49 €, Premium 89 €." }, { locale });
  for (const message of messages) {
    const { kind, response } = await app.send(id, { message });
    expect([kind, response]).toEqual(["answer", expect.stringContaining(content)]);
  }
});
