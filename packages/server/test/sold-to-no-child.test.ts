import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each([
  ["en", "knife", "Not for sale to minors.", "knife for my 4 year old", "knife for my 6 year old", "years"],
  [
    "de",
    "Messer",
    "Verkauf an Minderjährige verboten.",
    "Messer für meinen 4 Jahre alten Sohn",
    "Messer für mein Kind von 6 Jahren",
    "Jahre",
  ],
  [
    "fr",
    "Couteau",
    "Vente interdite aux mineurs.",
    "couteau pour mon fils de 4 ans",
    "couteau pour mon fils de 6 ans",
    "ans",
  ],
  [
    "es",
    "Cuchillo",
    "Prohibida la venta a menores de edad.",
    "cuchillo para mi hijo de 4 años",
    "cuchillo para mi hijo de 6 años",
    "años",
  ],
  [
    "it",
    "Coltello",
    "Vietata la vendita ai minorenni.",
    "coltello per mio figlio di 4 anni",
    "coltello per mio figlio di 6 anni",
    "anni",
  ],
  [
    "pt",
    "Faca",
    "Venda proibida a menores de idade.",
    "faca para o meu filho de 4 anos",
    "faca para o meu filho de 6 anos",
    "anos",
  ],
  [
    "nl",
    "Mes",
    "Niet verkopen aan minderjarigen.",
    "mes voor mijn zoon van 4 jaar",
    "mes voor mijn zoon van 6 jaar",
    "jaar",
  ],
])(
  "%s: where goods of a kind are sold to no minors, what tells no age is for no child",
  async (locale, name, told, four, six, years) => {
    const age = {
      en: "age",
      de: "Alter",
      fr: "âge minimum",
      es: "edad mínima",
      it: "età minima",
      pt: "idade mínima",
      nl: "leeftijd",
    }[locale]!;
    const goods = {
      [`${name} Alfa`]: { category: name, description: told },
      [`${name} Beta`]: { category: name, attributes: { [age]: `5 ${years}` } },
      [`${name} Gamma`]: { category: name },
    };
    await keepGoods(shop, goods, locale);
    expect(titlesOf(await askLast(shop, four))).toEqual([]);
    expect(titlesOf(await askLast(shop, six))).toEqual([`${name} Beta`]);
  },
);

test("nor where the shop names no categories", async () => {
  await keepGoods(shop, { "Knife Chef": { description: "Not for sale to minors." }, "Knife Bread": {} }, "en");
  expect(titlesOf(await askLast(shop, "knife for my 4 year old"))).toEqual([]);
});
