import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ask = async (locale: string, content: string, message: string): Promise<Answer> => {
  const shop = await shopWith(app, { "1, 2, 3": content }, { locale, escalation: { enabled: false } });
  return app.send(shop.id, { message });
};

const places: [string, string, string, string][] = [
  [
    "en",
    "Delivery to Wales costs £4, to Northern Ireland £9.50.",
    "do you deliver to Ireland?",
    "delivery to Northern Ireland?",
  ],
  ["en", "We also deliver to South Africa.", "do you deliver to Africa?", "do you deliver to South Africa?"],
  ["en", "Delivery to Equatorial Guinea costs £45.", "do you deliver to Guinea?", "delivery to Equatorial Guinea?"],
  ["de", "Die Lieferung nach Südafrika kostet 30 €.", "liefern Sie nach Afrika?", "liefern Sie nach Südafrika?"],
  ["fr", "La livraison en Irlande du Nord coûte 9 €.", "livrez-vous en Irlande ?", "livrez-vous en Irlande du Nord ?"],
  ["es", "El envío a Irlanda del Norte cuesta 9 €.", "¿hay envío a Irlanda?", "¿hay envío a Irlanda del Norte?"],
  ["it", "La spedizione in Irlanda del Nord costa 9 €.", "spedizione in Irlanda?", "spedizione in Irlanda del Nord?"],
  ["pt", "O envio para a Irlanda do Norte custa 9 €.", "há envio para a Irlanda?", "há envio para a Irlanda do Norte?"],
  ["nl", "Verzending naar Noord-Ierland kost 9 €.", "verzending naar Ierland?", "verzending naar Noord-Ierland?"],
  ["tr", "Kuzey İrlanda'ya gönderim 9 €.", "İrlanda'ya gönderim var mı?", "Kuzey İrlanda'ya gönderim var mı?"],
];

describe("what names a place only within the name of another", () => {
  test.each(places)("tells nothing of it (%s): %s %s", async (locale, content, asked) => {
    expect((await ask(locale, content, asked)).kind).toBe("no_answer");
  });

  test.each(places)("tells of that other (%s): %s", async (locale, content, _, asked) => {
    expect((await ask(locale, content, asked)).kind).toBe("answer");
  });
});

test.each([
  ["do you deliver to Ireland?", "Delivery to Northern Ireland costs £9.50, to other EU countries £20."],
  ["do you deliver to Ireland?", "Delivery to Northern Ireland costs £9.50, to Ireland £20."],
  ["do you deliver to Korea?", "Delivery to South Korea costs £20."],
  ["is the wing open?", "The west wing is open for £20."],
])("what may tell of it all the same does: %s %s", async (message, content) => {
  expect((await ask("en", content, message)).response).toContain("£20");
});
