import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const wished: Readonly<Record<string, readonly [goods: string, message: string]>> = {
  en: ["powder", "powder for my 15 year old son"],
  de: ["Pulver", "Pulver für meinen 15-jährigen Sohn"],
  fr: ["poudre", "poudre pour mon fils de 15 ans"],
  es: ["polvo", "polvo para mi hijo de 15 años"],
  it: ["polvere", "polvere per mio figlio di 15 anni"],
  pt: ["pó", "pó para o meu filho de 15 anos"],
  nl: ["poeder", "poeder voor mijn zoon van 15 jaar"],
  tr: ["toz", "15 yaşındaki oğlum için toz"],
};

const left: [string, string][] = [
  ["en", "Not for pregnant women, under 18s, or people with heart disease."],
  ["en", "Not suitable for pregnant women, persons under 18 years of age and diabetics."],
  ["en", "Pregnant women, under 18s, and people with heart disease should not use it."],
  ["de", "Nicht für Schwangere, Personen unter 18 Jahren oder Herzkranke."],
  ["de", "Nicht geeignet für Schwangere, unter 18 Jahren, und bei Bluthochdruck."],
  ["fr", "Pas pour les femmes enceintes, les moins de 18 ans, ni les personnes hypertendues ou cardiaques."],
  ["fr", "Pas pour les femmes enceintes ni les moins de 18 ans."],
  ["fr", "Déconseillé aux femmes enceintes, aux moins de 18 ans, et aux diabétiques."],
  ["es", "No apto para embarazadas, menores de 18 años ni hipertensos."],
  ["es", "No recomendado para mujeres embarazadas, en lactancia, menores de 18 años, o personas hipertensas."],
  ["it", "Non adatto a donne in gravidanza, minori di 18 anni, o persone ipertese."],
  ["it", "Non indicato per donne in gravidanza, i minori di 18 anni e gli ipertesi."],
  ["pt", "Não indicado para grávidas, menores de 18 anos, nem hipertensos."],
  ["nl", "Niet voor zwangere vrouwen, personen onder 18 jaar, of hartpatiënten."],
  ["tr", "Hamileler, 18 yaş altı kişiler, ve kalp hastaları için uygun değildir."],
  ["tr", "18 yaşından küçükler, hamileler ve kalp hastaları kullanmamalıdır."],
];

describe("who is too young among others for whom a thing is not", () => {
  test.each(left)("%s: %s: is shown another", async (locale, description) => {
    const [goods, message] = wished[locale]!;
    await keepGoods(shop, { [`Opi ${goods}`]: { description }, [`Bota ${goods}`]: {} }, locale);
    expect(titlesOf(await askLast(shop, message))).toEqual([`Bota ${goods}`]);
  });
});

test.each([
  ["en", "blocks", "blocks for my 2 year old son", "Not for dogs, for children under 3 years."],
  ["en", "blocks", "blocks for my 2 year old son", "Suitable for babies, toddlers, children under 3 years."],
  ["de", "Klötze", "Klötze für meinen 2-jährigen Sohn", "Nicht spülmaschinenfest, für Kinder unter 3 Jahren."],
  ["fr", "cubes", "cubes pour mon fils de 2 ans", "Pas pour les chiens, pour les enfants de moins de 3 ans."],
  ["es", "cubos", "cubos para mi hijo de 2 años", "Sin bordes, no destiñe, para niños menores de 3 años."],
  ["tr", "küp", "2 yaşındaki oğlum için küp", "3 yaş altı çocuklar için, bulaşık makinesine uygun değildir."],
])("%s: %s stay for those they are told to be for: %s: %s", async (locale, goods, message, description) => {
  await keepGoods(shop, { [`Orm ${goods}`]: { description } }, locale);
  const { products, response } = await askLast(shop, message);
  expect(products.map(({ title }) => title)).toEqual([`Orm ${goods}`]);
  expect(response).not.toMatch(/no information|keine Angabe/);
});
