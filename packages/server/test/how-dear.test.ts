import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const catalogues = {
  en: ["Harbour sofa", "Dune sofa", "Pine chair"],
  de: ["Hafen Sofa", "Düne Sofa", "Stuhl Kiefer"],
  fr: ["Canapé Port", "Canapé Dune", "Chaise Pin"],
  es: ["Sofá Puerto", "Sofá Duna", "Silla Pino"],
  it: ["Divano Porto", "Divano Duna", "Sedia Pino"],
  pt: ["Sofá Porto", "Sofá Duna", "Cadeira Pinho"],
  nl: ["Haven bank", "Duin bank", "Stoel Grenen"],
  tr: ["Liman kanepe", "Kumul kanepe", "Çam sandalye"],
} as const;

const shops = new Map<string, Tenant>();
beforeAll(async () => {
  for (const [locale, titles] of Object.entries(catalogues))
    shops.set(
      locale,
      await shopOfGoods(
        app,
        titles.map((title, at) => product(`${at}`, title, ["899.00", "499.00", "99.00"][at]!)),
        { locale },
      ),
    );
});

test.for([
  ["en", "how expensive are the sofas?"],
  ["en", "how dear is a sofa?"],
  ["de", "wie teuer sind die Sofas?"],
  ["de", "wie teuer ist ein Sofa"],
  ["fr", "combien cher est un canapé ?"],
  ["es", "¿qué tan caro es un sofá?"],
  ["it", "quanto sono cari i divani?"],
  ["it", "quanto è caro un divano?"],
  ["pt", "quão caro é um sofá?"],
  ["nl", "hoe duur is een bank?"],
  ["tr", "kanepe ne kadar pahalı?"],
] as const)("%s: who asks how dear something is wishes for nothing dear: %s", async ([locale, message]) => {
  const answer = await app.send(shops.get(locale)!.id, { message });
  expect(answer.products.map(({ id }) => id).toSorted()).toEqual(["0", "1"]);
  expect(answer.applied_filters.filter(({ field }) => field === "price" || field === "words")).toEqual([]);
});
