import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

/** A document of two sections, the second on bulky goods, which names the matter once more; and how its price is asked. */
test.each<[string, string, string, string, string, string]>([
  [
    "en",
    "Delivery",
    "Mainland\nParcels: 4.90 €, free from 60 €.",
    "Bulky goods\nMowers: 19 €. No free delivery for these.",
    "how much is delivery?",
    "how much is the delivery of bulky goods?",
  ],
  [
    "de",
    "Lieferung",
    "Festland\nPakete: 4,90 €, frei ab 60 €.",
    "Sperrgut\nMäher: 19 €. Keine kostenlose Lieferung.",
    "was kostet die Lieferung?",
    "was kostet die Lieferung von Sperrgut?",
  ],
  [
    "fr",
    "Livraison",
    "France\nColis : 4,90 €, offerte dès 60 €.",
    "Articles volumineux\nTondeuses : 19 €. Pas de livraison gratuite.",
    "combien coute la livraison",
    "combien coûte la livraison des articles volumineux ?",
  ],
  [
    "es",
    "Envío",
    "Península\nPaquetes: 4,90 €, gratis desde 60 €.",
    "Artículos voluminosos\nCortacéspedes: 19 €. Sin envío gratuito.",
    "¿cuánto cuesta el envío?",
    "¿cuánto cuesta el envío de artículos voluminosos?",
  ],
  [
    "it",
    "Spedizione",
    "Italia\nPacchi: 4,90 €, gratis da 60 €.",
    "Articoli ingombranti\nTosaerba: 19 €. Nessuna spedizione gratuita.",
    "quanto costa la spedizione?",
    "quanto costa la spedizione di articoli ingombranti?",
  ],
  [
    "pt",
    "Entrega",
    "Continente\nPacotes: 4,90 €, grátis a partir de 60 €.",
    "Artigos volumosos\nCorta-relvas: 19 €. Sem entrega gratuita.",
    "quanto custa a entrega?",
    "quanto custa a entrega de artigos volumosos?",
  ],
  [
    "nl",
    "Levering",
    "Nederland\nPakketten: 4,90 €, gratis vanaf 60 €.",
    "Grote artikelen\nMaaiers: 19 €. Geen gratis levering.",
    "wat kost de levering?",
    "wat kost de levering van grote artikelen?",
  ],
  [
    "tr",
    "Teslimat",
    "Anakara\nKoli: 4,90 €, 60 € üzeri ücretsiz.",
    "Büyük ürünler\nMakineler: 19 €. Ücretsiz teslimat yoktur.",
    "teslimat ne kadar?",
    "büyük ürünlerin teslimatı ne kadar?",
  ],
])("in %s what %s costs is the usual price first", async (locale, title, general, bulky, message, ofBulky) => {
  await keepGoods(shop, { "Lampe Tor": {} }, locale);
  const section = (text: string): string => `## ${text.replace("\n", "\n\n")}`;
  const content = `# ${title}\n\n${section(general)}\n\n${section(bulky)}\n`;
  await shop.app.admin("POST", `${shop.url}/documents`, { title, content, format: "markdown" });
  const { response } = await askLast(shop, message);
  expect(response).toMatch(/4[.,]90 €/);
  expect(response.search(/4[.,]90/)).toBeLessThan(response.indexOf("19 €") < 0 ? Infinity : response.indexOf("19 €"));
  expect((await askLast(shop, ofBulky)).response).toContain("19 €");
});
