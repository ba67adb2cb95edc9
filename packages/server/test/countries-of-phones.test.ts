import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

/** By language: what delivery costs at home, and whither else it goes, and what is said of all others. */
const texts: Record<string, [home: string, abroad: string, told: string, ...messages: string[]]> = {
  en: [
    "# Delivery\nDelivery takes two days and costs 5 euros. Furniture is delivered by appointment.",
    "# Delivery to islands\nDelivery to Malta costs 12 euros. We do not deliver to other countries.",
    "We do not deliver to other countries",
    "do you deliver in spain",
    "delivery spain",
  ],
  de: [
    "# Lieferung\nDie Lieferung dauert zwei Tage und kostet 5 Euro. Möbel liefern wir nach Termin.",
    "# Lieferung auf Inseln\nDie Lieferung nach Malta kostet 12 Euro. In andere Länder liefern wir nicht.",
    "In andere Länder liefern wir nicht",
    "liefert ihr in spanien",
    "lieferung spanien",
  ],
  fr: [
    "# Livraison\nLa livraison prend deux jours et coûte 5 euros. Les meubles sont livrés sur rendez-vous.",
    "# Livraison sur les îles\nNous livrons à Malte pour 12 euros. Nous ne livrons pas dans les autres pays.",
    "Nous ne livrons pas dans les autres pays",
    "vous livrez en espagne",
    "livraison guadeloupe",
  ],
  es: [
    "# Envío\nEl envío tarda dos días y cuesta 5 euros. Los muebles se entregan con cita.",
    "# Envío a islas\nEl envío a Malta cuesta 12 euros. No enviamos a otros países.",
    "No enviamos a otros países",
    "envian a francia",
    "envío francia",
  ],
  it: [
    "# Consegna\nLa consegna richiede due giorni e costa 5 euro. I mobili arrivano su appuntamento.",
    "# Consegna sulle isole\nLa consegna a Malta costa 12 euro. Non spediamo in altri paesi.",
    "Non spediamo in altri paesi",
    "spedite in francia",
    "consegna francia",
  ],
  pt: [
    "# Entrega\nA entrega demora dois dias e custa 5 euros. Os móveis são entregues com marcação.",
    "# Entrega nas ilhas\nA entrega em Malta custa 12 euros. Não enviamos para outros países.",
    "Não enviamos para outros países",
    "enviam para espanha",
    "entrega espanha",
  ],
  nl: [
    "# Bezorging\nBezorging duurt twee dagen en kost 5 euro. Meubels bezorgen we op afspraak.",
    "# Bezorging op eilanden\nBezorging op Malta kost 12 euro. We bezorgen niet in andere landen.",
    "We bezorgen niet in andere landen",
    "bezorgen jullie in spanje",
    "bezorging spanje",
  ],
};

let app: TestApp;
const shops: Record<string, Tenant> = {};
beforeAll(async () => {
  app = await startApp();
  for (const [locale, [home, abroad]] of Object.entries(texts))
    shops[locale] = await shopWith(app, { [`${locale} 1`]: home, [`${locale} 2`]: abroad }, { locale });
});
afterAll(() => app.stop());

test.each(
  Object.entries(texts).flatMap(([locale, [, , told, ...messages]]) => messages.map((one) => [locale, one, told])),
)(
  "%s: %s: what holds for all other countries is told of one that is named as on phones",
  async (locale, message, told) => {
    expect((await app.send(shops[locale!]!.id, { message: message! })).response).toContain(told);
  },
);
