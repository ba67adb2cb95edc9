import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

const inEach: Record<string, [microwave: string, dishwasher: string, yes: string, bowl: string, glasses: string]> = {
  en: ["microwave safe", "dishwasher safe", "yes", "Salad bowl Rosa", "Water glasses Spring"],
  de: ["mikrowellengeeignet", "spülmaschinenfest", "ja", "Salatschüssel Rosa", "Wassergläser Quell"],
  fr: ["micro-ondes", "lave-vaisselle", "oui", "Saladier Rosa", "Verres à eau Source"],
  es: ["apto para microondas", "apto para lavavajillas", "sí", "Ensaladera Rosa", "Vasos de agua Fuente"],
};

const asked: [locale: string, glasses: string, bowl: string][] = [
  ["en", "microwave safe glasses", "microwave safe salad bowl"],
  ["de", "mikrowellengeeignete Gläser", "mikrowellengeeignete Salatschüssel"],
  ["fr", "verres qui vont au micro-ondes", "saladier micro-ondes"],
  ["es", "vasos aptos para microondas", "ensaladera apta para microondas"],
];

let app: TestApp;
const shops = new Map<string, Tenant>();
beforeAll(async () => {
  app = await startApp();
  for (const [locale, [microwave, dishwasher, yes, bowl, glasses]] of Object.entries(inEach)) {
    const goods = [
      product("bowl", bowl, "18.50", {
        description: `${microwave}, ${dishwasher}.`,
        attributes: { [microwave]: yes, [dishwasher]: yes },
      }),
      product("glasses", glasses, "24.00", { attributes: { [dishwasher]: yes } }),
    ];
    shops.set(locale, await shopOfGoods(app, goods, { locale }));
  }
});
afterAll(() => app.stop());

test.each(asked)("%s: what one attribute says yes to, another doesn't: %s", async (locale, glasses, bowl) => {
  const { id } = shops.get(locale)!;
  const meets = async (message: string): Promise<string[]> => {
    const { products, applied_filters } = await app.send(id, { message });
    return applied_filters.some(({ field }) => field.startsWith("attributes.")) ? products.map((one) => one.id) : [];
  };
  expect(await meets(glasses)).toEqual([]);
  expect(await meets(bowl)).toEqual(["bowl"]);
});
