import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
const schools: Record<string, Tenant> = {};
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  const texts = {
    it: {
      "I nostri corsi": "Ogni corso di nuoto dura dieci settimane. I corsi si tengono di sera.",
      "Prezzi dei corsi": "Un corso di nuoto costa 120 euro. Fate il bonifico prima del corso.",
      Spogliatoi: "Gli armadietti chiudono con una moneta.",
    },
    es: {
      "Nuestros cursos": "Cada curso de natación dura diez semanas. Los cursos son por la tarde.",
      "Precios de los cursos": "Un curso de natación cuesta 120 euros. Hacen falta dos pagos por curso.",
      Vestuarios: "Las taquillas se cierran con una moneda.",
    },
    pt: {
      "Os nossos cursos": "Cada curso de natação dura dez semanas. Os cursos são à tarde.",
      "Preços dos cursos": "Um curso de natação custa 120 euros. Os pagamentos fazem falta antes do curso.",
      Balneários: "Os cacifos fecham com uma moeda.",
    },
  };
  for (const [locale, documents] of Object.entries(texts))
    schools[locale] = await shopWith(app, documents, { locale, ...plain });
});
afterAll(() => app.stop());

const ask = (locale: string, message: string): Promise<Answer> => app.send(schools[locale]!.id, { message });

describe("whether something is done by those who are asked, in a verb that says so itself:", () => {
  test.each([
    ["it", "fate corsi di cucina"],
    ["es", "hacéis cursos de cocina"],
    ["pt", "fazem cursos de cozinha"],
  ])("%s: %s is told by no text on other courses", async (locale, message) => {
    expect(await ask(locale, message)).toMatchObject({ kind: "no_answer" });
  });

  test.each([
    ["it", "fate corsi di nuoto"],
    ["es", "hacéis cursos de natación"],
    ["pt", "fazem cursos de natação"],
  ])("%s: %s", async (locale, message) => {
    expect(await ask(locale, message)).toMatchObject({ kind: "answer" });
  });
});

test("who types in short is answered in the language of the rest", async () => {
  const shop = await shopWith(app, {
    Opening: "We are open Monday to Saturday from 9:00 to 17:30. Closed on Sundays.",
  });
  const { response } = await app.send(shop.id, { message: "r u open sundays" });
  expect(response).toMatch(/^We are open|^Closed/);
});
