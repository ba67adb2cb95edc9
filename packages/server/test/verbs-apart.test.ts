import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
const shops: Record<string, Tenant> = {};
beforeAll(async () => {
  app = await startApp();
  shops["nl"] = await shopWith(
    app,
    {
      Retourneren: "Je kunt artikelen binnen 30 dagen terugsturen. Het etiket zit in de doos.",
      Verzending: "We sturen met PostNL. Voor 17 uur besteld sturen we dezelfde dag nog iets op.",
      Lamp: "Druk lang op de knop om de lamp aan te zetten. Zet de lamp niet op de verwarming.",
    },
    { locale: "nl", escalation: { enabled: false } },
  );
  shops["camping"] = await shopWith(
    app,
    {
      Aankomst: "Je kunt vanaf 14 uur terecht op je plaats.",
      Vertrek: "Kampeerplaatsen zijn om 12 uur vrij.",
      Annuleren: "Tot zes weken voor aankomst kun je kosteloos annuleren.",
      Auto: "De auto staat op het parkeerterrein bij de ingang.",
    },
    { locale: "nl", escalation: { enabled: false } },
  );
  shops["de"] = await shopWith(
    app,
    {
      Rücksendungen: "Artikel können innerhalb von 30 Tagen zurückgeschickt werden. Das Etikett liegt im Paket.",
      Versand: "Wir schicken mit DHL. So schicken wir etwas: im Karton ohne Plastik.",
      Kurse: "Zum Anmelden genügt eine E-Mail. Wir melden uns innerhalb eines Tages.",
    },
    { locale: "de", escalation: { enabled: false } },
  );
});
afterAll(() => app.stop());

describe("a verb that stands apart is the one that texts have in one", () => {
  test.each([
    ["nl", "hoe stuur ik iets terug", "binnen 30 dagen"],
    ["nl", "Hoe stuur ik een artikel terug?", "binnen 30 dagen"],
    ["de", "wie schicke ich etwas zurück", "innerhalb von 30 Tagen"],
    ["de", "Wie schicke ich einen Artikel zurück?", "innerhalb von 30 Tagen"],
    ["de", "wie melde ich mich an?", "genügt eine E-Mail"],
  ])("%s: %s", async (locale, message, told) => {
    const { kind, response } = await app.send(shops[locale]!.id, { message });
    expect({ kind, response }).toEqual({ kind: "answer", response: expect.stringContaining(told) });
  });

  test.each([
    ["hoe laat kan ik inchecken", "vanaf 14 uur"],
    ["uitchecken", "om 12 uur vrij"],
    ["kan ik gratis annuleren", "zes weken"],
    ["waar kan ik parkeren", "parkeerterrein"],
  ])("usual words that texts say otherwise are known: %s", async (message, told) => {
    expect((await app.send(shops["camping"]!.id, { message })).response).toContain(told);
  });

  test("and stays apart where they have it so", async () => {
    const { response } = await app.send(shops["nl"]!.id, { message: "wanneer sturen jullie mijn bestelling op?" });
    expect(response).toContain("dezelfde dag");
  });
});
