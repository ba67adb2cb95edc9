import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { product } from "./shop-of-goods.ts";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

const shipping = `# Envíos y gastos
## Península
El envío estándar cuesta 4,95 € y llega en 2–3 días laborables. Es gratis a partir de 60 € de compra.
## Baleares y Canarias
A Baleares: 9,90 €, 4–6 días laborables. A Canarias: 19,90 €, 7–12 días.
## Portugal y Francia
A Portugal: 7,90 €, 3–5 días. A Francia: 12,90 €, 4–6 días. A otros países no enviamos.
## Bicicletas
Las bicicletas viajan en caja grande: 29 € en la Península. El envío gratis no vale para bicicletas.`;

const inFrench = `# Livraison et retours en France
La livraison en France coûte 12,90 € et prend 4 à 6 jours ouvrables. Vous avez 30 jours pour retourner un article.`;

const returns = `# Devoluciones
Puede devolver cualquier artículo sin usar en 30 días. El reembolso llega en 14 días por el mismo medio de pago.
## Bicicletas
Una bicicleta se puede devolver en 14 días si no ha rodado más de 5 km.`;

let app: TestApp;
let shop: Tenant;

beforeAll(async () => {
  app = await startApp();
  shop = await shopWith(
    app,
    { "Envíos y gastos": shipping, "Livraison et retours en France": inFrench, Devoluciones: returns },
    { locale: "es", ecommerce_active: true, default_mode: "ecommerce" },
  );
  const goods = [
    product("bike", "Bicicleta de montaña Sierra", "899.00", {
      description: "Se entrega montada al 90 %. La batería no se envía a Canarias.",
    }),
    product("lamp", "Linterna frontal Búho", "34.90", {
      description: "Batería recargable. Retirada del mercado: no la cargue y devuélvala; reembolso completo.",
    }),
  ];
  for (const one of goods) await app.admin("POST", `/api/admin/tenants/${shop.slug}/products`, one);
});

afterAll(() => app.stop());

const ask = async (message: string, language = "es") => app.send(shop.id, { message }, { "accept-language": language });

test.each([
  ["how much is shipping to Mallorca", "en"],
  ["Versand nach Wien", "de"],
  ["quanto costa la spedizione a Minorca", "it"],
])("%s: what it costs elsewhere is no answer", async (message, language) => {
  expect((await ask(message, language)).kind).toBe("no_answer");
});

test.each([
  ["¿Enviáis a Italia?", "es"],
  ["¿Hacéis envíos a Alemania?", "es"],
])("%s: what holds for other countries is told", async (message, language) => {
  expect((await ask(message, language)).response).toContain("A otros países no enviamos");
});

test.each([
  ["cuánto cuesta el envío a Canarias", "es", "19,90 €"],
  ["combien coûte la livraison en France", "fr", "12,90 €"],
  ["entregam em Portugal? quanto custa", "pt", "7,90 €"],
  // No country is named, and none is meant.
  ["kargo ücreti ne kadar", "tr", "4,95 €"],
  // The bike by its short name.
  ["quiero devolver una bici", "es", "14 días si no ha rodado"],
])("%s", async (message, language, told) => {
  expect((await ask(message, language)).response).toContain(told);
});

test("a refund is told of by the shop's rules, and by no lamp that one is given for", async () => {
  const { response, products } = await ask("no me ha llegado el reembolso");
  expect(response).toContain("El reembolso llega en 14 días");
  expect(products).toEqual([]);
});

test("instalments are nothing rechargeable", async () => {
  expect((await ask("plazos")).products).toEqual([]);
});

describe("a shop that tells of its own country in a section, too", () => {
  let german: Tenant;
  beforeAll(async () => {
    german = await shopWith(
      app,
      {
        Versand: `# Versand
## Deutschland
Der Versand kostet 4,90 € und dauert 2 Tage.
## Lieferung nach Österreich
Nach Österreich kostet der Versand 9,90 € und dauert 4 Tage.
## Abholung
Die Abholung ist kostenlos.`,
      },
      { locale: "de", ecommerce_active: true, default_mode: "ecommerce" },
    );
    for (const one of [
      product("tent", "Zelt Jütland", "99.00"),
      product("grill", "Gasgrill Vulkan", "99.00", { description: "Hergestellt in Dänemark." }),
    ])
      await app.admin("POST", `/api/admin/tenants/${german.slug}/products`, one);
  });

  test.each(["Was kostet der Versand?", "Was kostet die Lieferung nach Bestellung?"])(
    "%s is told by no section of something else",
    async (message) => {
      const { response } = await app.send(german.id, { message }, { "accept-language": "de" });
      expect(response).toContain("4,90 €");
      expect(response).not.toContain("Abholung");
    },
  );

  test.each(["Lieferung nach Dänemark", "Was kostet der Versand nach Dänemark?"])(
    "%s is told by no section at all",
    async (message) => {
      expect((await app.send(german.id, { message }, { "accept-language": "de" })).kind).toBe("no_answer");
    },
  );
});
