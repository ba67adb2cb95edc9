import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
const shops = new Map<string, Tenant>();
const goods = {
  en: ["Lamps", "lamp", "Lamps"],
  de: ["Lampen", "Lampe", "Lampen"],
  fr: ["Lampes", "lampe", "Lampes"],
  es: ["Lámparas", "lámpara", "Lámparas"],
  it: ["Lampade", "lampada", "Lampade"],
  pt: ["Candeeiros", "candeeiro", "Candeeiros"],
  nl: ["Lampen", "lamp", "Lampen"],
  tr: ["Lambalar", "lamba", "Lambalar"],
} as const;
beforeAll(async () => {
  app = await startApp();
  for (const [locale, [category, title]] of Object.entries(goods))
    shops.set(
      locale,
      await shopOfGoods(
        app,
        [
          product("own", `Norrland ${title}`, "10.00", { brand: "Norrland", category }),
          product("other", `Halden ${title}`, "90.00", { brand: "Halden", category }),
          product("third", `Tarn ${title}`, "80.00", { brand: "Tarn", category }),
        ],
        { locale },
      ),
    );
});
afterAll(() => app.stop());

test.for([
  ["en", "lamps except Norrland under 20 €", "“Lamps, not Norrland”"],
  ["de", "Lampen außer Norrland unter 20 €", "„Lampen, nicht Norrland“"],
  ["fr", "lampes sauf Norrland à moins de 20 €", "«\u00a0Lampes, sauf Norrland\u00a0»"],
  ["es", "lámparas excepto Norrland por menos de 20 €", "«Lámparas, no Norrland»"],
  ["it", "lampade tranne Norrland sotto i 20 €", "«Lampade, non Norrland»"],
  ["pt", "candeeiros exceto Norrland abaixo de 20 €", "“Candeeiros, não Norrland”"],
  ["nl", "lampen behalve Norrland onder 20 €", "“Lampen, geen Norrland”"],
  ["tr", "Norrland hariç lambalar 20 € altında", "“Lambalar, Norrland hariç”"],
] as const)("%s: what shall not be is named as such where nothing is left: %s", async ([locale, message, named]) => {
  const { products, response } = await app.send(shops.get(locale)!.id, { message });
  expect(products).toEqual([]);
  expect(response).toContain(named);
});
