import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const told: [string, string, string, string][] = [
  ["en", "knife", "knife for my 15 year old son", "Not for sale to minors."],
  ["en", "knife", "knife for my 15 year old son", "Not sold to under 18s."],
  ["en", "knife", "knife for my 15 year old son", "You must be over 18 to buy this."],
  ["en", "knife", "knife for kids", "Adults only."],
  ["de", "Messer", "Messer für meinen 15-jährigen Sohn", "Kein Verkauf an Minderjährige."],
  ["de", "Messer", "Messer für meinen 15-jährigen Sohn", "Verkauf ab 18."],
  ["fr", "couteau", "couteau pour mon fils de 15 ans", "Interdit à la vente aux mineurs."],
  ["fr", "couteau", "couteau pour mon fils de 15 ans", "Vente interdite aux moins de 18 ans."],
  ["fr", "couteau", "couteau pour mon fils de 15 ans", "Réservé aux majeurs."],
  ["es", "cuchillo", "cuchillo para mi hijo de 15 años", "Prohibida su venta a menores de 18 años."],
  ["es", "cuchillo", "cuchillo para mi hijo de 15 años", "Prohibida la venta a menores."],
  ["it", "coltello", "coltello per mio figlio di 15 anni", "Vietata la vendita ai minori di 18 anni."],
  ["it", "coltello", "coltello per mio figlio di 15 anni", "Vietata la vendita ai minorenni."],
  ["es", "cuchillo", "cuchillo para mi hijo de 15 años", "No recomendado para menores de edad."],
  ["it", "coltello", "coltello per mio figlio di 15 anni", "Non adatto ai minori senza sorveglianza."],
  ["pt", "faca", "faca para o meu filho de 15 anos", "Não recomendado para menores de idade."],
  ["pt", "faca", "faca para o meu filho de 15 anos", "Venda proibida a menores de 18 anos."],
  ["pt", "faca", "faca para o meu filho de 15 anos", "Proibida a venda a menores."],
  ["nl", "mes", "mes voor mijn zoon van 15 jaar", "Niet te koop voor personen onder 18 jaar."],
  ["nl", "mes", "mes voor mijn zoon van 15 jaar", "Verkoop aan minderjarigen is verboden."],
  ["tr", "bıçak", "15 yaşındaki oğlum için bıçak", "18 yaşından küçüklere satılmaz."],
  ["tr", "bıçak", "15 yaşındaki oğlum için bıçak", "Oyuncak değildir sadece yetişkinler için."],
  ["tr", "bıçak", "15 yaşındaki oğlum için bıçak", "Reşit olmayanlara satışı yasaktır."],
];

describe("what is sold to grown-ups alone", () => {
  test.each(told)("%s: %s: %s: %s: is not shown for who is younger", async (locale, goods, message, description) => {
    await keepGoods(shop, { [`Opi ${goods}`]: { description }, [`Bota ${goods}`]: {} }, locale);
    expect(titlesOf(await askLast(shop, message))).toEqual([`Bota ${goods}`]);
  });

  test("is told of, where there is nothing else", async () => {
    await keepGoods(shop, { "Opi knife": { description: "Blade 8 cm. Not for sale to minors." } }, "en");
    const { kind, response, products } = await askLast(shop, "knife for my 15 year old son");
    expect([kind, products]).toEqual(["no_answer", []]);
    expect(response).toContain("“Not for sale to minors.”");
  });

  test("is shown to who is older, or says no age", async () => {
    await keepGoods(shop, { "Opi knife": { description: "Not for sale to minors." } }, "en");
    expect(titlesOf(await askLast(shop, "knife"))).toEqual(["Opi knife"]);
  });
});

test.each([
  ["en", "ladder", "ladder for my 15 year old son", "Sold from 18 pieces on. For sale to anybody."],
  ["es", "silla", "silla para mi hijo de 15 años", "No apta para menores de 3 años."],
  ["en", "puzzle", "puzzle for my 15 year old son", "Not only for adults, for children too."],
  ["en", "stickers", "stickers for my 8 year old son", "No adhesive needed for ages 3 and up."],
  ["de", "Spiel", "Spiel für meinen 15-jährigen Sohn", "Nicht nur für Erwachsene, auch für Kinder."],
  ["fr", "jeu", "jeu pour mon fils de 15 ans", "Pas réservé aux adultes."],
  ["es", "botella", "botella para mi hijo de 15 años", "No se deforma a menores temperaturas."],
  ["it", "gioco", "gioco per mio figlio di 15 anni", "Non solo per adulti."],
  ["pt", "jogo", "jogo para o meu filho de 15 anos", "Não só para adultos."],
  ["nl", "spel", "spel voor mijn zoon van 15 jaar", "Niet alleen voor volwassenen."],
  ["tr", "oyun", "15 yaşındaki oğlum için oyun", "Sadece yetişkinler için değil, çocuklar için de."],
])("%s: no %s is kept from the young by what tells something else: %s", async (locale, goods, message, description) => {
  await keepGoods(shop, { [`Orm ${goods}`]: { description } }, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([`Orm ${goods}`]);
});
