import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const emergencies = {
  en: ["Pain", "For tooth pain at night call 051 555 0911.", "tooth pain unbearable"],
  de: ["Schmerzen", "Bei Zahnschmerzen in der Nacht rufen Sie 051 555 0911 an.", "furchtbare Zahnschmerzen"],
  fr: ["Douleur", "En cas de douleur dentaire la nuit, appelez le 051 555 0911.", "douleur dentaire atroce"],
  es: ["Dolor", "Si tiene dolor de muelas por la noche, llame al 051 555 0911.", "dolor de muelas insoportable"],
  it: ["Dolore", "Per il mal di denti di notte chiamare lo 051 555 0911.", "mal di denti fortissimo adesso"],
  pt: ["Dor", "Com dor de dentes à noite, ligue para 051 555 0911.", "dor de dentes insuportável"],
  nl: ["Pijn", "Bij kiespijn in de nacht belt u 051 555 0911.", "ontzettend heftig kiespijn"],
  tr: ["Ağrı", "Gece diş ağrısı için 051 555 0911 numarasını arayın.", "dayanılmaz diş ağrısı"],
} as const;

test.each(Object.entries(emergencies))(
  "%s: how badly it hurts is nothing to be found in texts",
  async (locale, [title, text, message]) => {
    const { id } = await shopWith(app, { [title]: text }, { locale, escalation: { enabled: false } });
    const { response } = await app.send(id, { message });
    expect(response).toContain("051 555 0911");
  },
);
