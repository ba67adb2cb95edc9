import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
const shops: Record<string, Tenant> = {};
beforeAll(async () => {
  app = await startApp();
  shops["en"] = await shopWith(app, { SIM: "A SIM that is blocked is opened by its PUK." }, { locale: "en" });
  shops["fr"] = await shopWith(app, { Thé: "Le thé japonais est vert." }, { locale: "fr" });
});
afterAll(() => app.stop());

const ask = (locale: string, message: string, language: string) =>
  app.send(shops[locale]!.id, { message }, { "accept-language": language });

test.each([
  ["en", "sim blocked", /^A SIM/],
  ["fr", "the japonais", /^Le thé/],
  ["fr", "verre micro onde", /^Je suis désolé/],
])(
  "%s: a short word that is another's, too, is in the language of shop and browser: %s",
  async (locale, message, told) => {
    expect((await ask(locale, message, locale)).response).toMatch(told);
  },
);

test.each([
  ["en", "hola", "en", /¡Hola!/],
  ["en", "ola, tudo bem", "en", /Tudo bem/],
  ["fr", "do you have tea", "fr", /^I’m|^I'm|^This/],
  ["en", "sim bloqueado", "pt", /português|Lamento|É isto/],
])("%s: but %s in %s", async (locale, message, language, told) => {
  expect((await ask(locale, message, language)).response).toMatch(told);
});
