import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

const wrapping = {
  en: ["Gift wrapping", "Tick the box in the basket. Gift wrapping costs €3.50."],
  de: ["Geschenkverpackung", "Setzen Sie im Warenkorb das Häkchen. Die Geschenkverpackung kostet 3,50 €."],
  fr: ["Emballage cadeau", "Cochez la case dans le panier. L'emballage cadeau coûte 3,50 €."],
  es: ["Envoltorio de regalo", "Marque la casilla en la cesta. El envoltorio de regalo cuesta 3,50 €."],
  it: ["Confezione regalo", "Spunta la casella nel carrello. La confezione regalo costa 3,50 €."],
  pt: ["Embrulho de presente", "Marque a caixa no cesto. O embrulho de presente custa 3,50 €."],
  nl: ["Cadeauverpakking", "Vink het vakje in de winkelwagen aan. De cadeauverpakking kost € 3,50."],
  tr: ["Hediye paketi", "Sepette kutuyu işaretleyin. Hediye paketi 3,50 € tutar."],
} as const;

describe.for([
  ["en", "gift wrapping", "is it expensive?", "Harbour sofa"],
  ["de", "Geschenkverpackung", "ist das teuer?", "Hafen Sofa"],
  ["fr", "emballage cadeau", "c'est cher ?", "Canapé Port"],
  ["es", "envoltorio de regalo", "¿es caro?", "Sofá Puerto"],
  ["it", "confezione regalo", "è caro?", "Divano Porto"],
  ["pt", "embrulho de presente", "é caro?", "Sofá Porto"],
  ["nl", "cadeauverpakking", "is dat duur?", "Haven bank"],
  ["tr", "hediye paketi", "pahalı mı?", "Liman kanepe"],
] as const)("%s: whether it is dear, after %s, asks what it costs:", ([locale, thing, message, named]) => {
  beforeAll(async () => {
    const [title, content] = wrapping[locale];
    const { slug } = shops.get(locale)!;
    await app.admin("PATCH", `/api/admin/tenants/${slug}`, { rag_active: true });
    await app.admin("POST", `/api/admin/tenants/${slug}/documents`, { title, content, format: "markdown" });
  });

  test("of what texts tell", async () => {
    const id = shops.get(locale)!.id;
    const { conversation_id } = await app.send(id, { message: thing });
    const { response, products } = await app.send(id, { message, conversation_id });
    expect(response).toMatch(/3[.,]50/);
    expect(products).toEqual([]);
  });

  test("of goods", async () => {
    const id = shops.get(locale)!.id;
    const { conversation_id } = await app.send(id, { message: named });
    const { response, products } = await app.send(id, { message, conversation_id });
    expect(products.map(({ id: of }) => of)).toEqual(["0"]);
    expect(response).toMatch(/899/);
  });
});

test.for([
  ["en", "is it expensive to get gift wrapping?"],
  ["fr", "c'est cher l'emballage cadeau ?"],
  ["es", "¿es caro el envoltorio de regalo?"],
  ["it", "costa molto la confezione regalo?"],
  ["pt", "é caro o embrulho de presente?"],
  ["tr", "hediye paketi pahalı mı?"],
] as const)("%s: and so it does where the thing is named beside it: %s", async ([locale, message]) => {
  expect((await app.send(shops.get(locale)!.id, { message })).response).toMatch(/3[.,]50/);
});
