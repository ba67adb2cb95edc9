import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const rattle = { "Wum rattle": { description: "From 6 months." }, "Wum puzzle": { description: "From 3 years." } };

test.each([
  ["en", "powder", "I'm 17", "Not for pregnant women or under 18s."],
  ["en", "powder", "my son is 15", "Not for under 18s."],
  ["de", "Pulver", "ich bin 17", "Nicht für Personen unter 18 Jahren."],
  ["fr", "poudre", "j'ai 17 ans", "Pas pour les femmes enceintes, les moins de 18 ans."],
  ["fr", "poudre", "pour un bébé de 4 mois", "Dès 6 mois."],
  ["es", "polvo", "tengo 17 años", "No apto para menores de 18 años."],
  ["it", "polvere", "ho 17 anni", "Non adatto ai minori di 18 anni."],
  ["pt", "pó", "tenho 17 anos", "Não indicado para menores de 18 anos."],
  ["nl", "poeder", "ik ben 17", "Niet voor personen onder 18 jaar."],
  ["tr", "toz", "17 yaşındayım", "18 yaş altı için uygun değildir."],
])("%s: %s: %s: is told of what was shown alone", async (locale, goods, message, description) => {
  await keepGoods(shop, { [`Opi ${goods}`]: { description }, ...rattle }, locale);
  const answer = await askLast(shop, `Opi ${goods}`, message);
  expect(titlesOf(answer)).toEqual([`Opi ${goods}`]);
  expect(answer.response).toContain(description);
});

test("what tells no age stays with what it warns of", async () => {
  await keepGoods(shop, { "Opi powder": { description: "Keep dry. Never inhale." }, ...rattle }, "en");
  const answer = await askLast(shop, "Opi powder", "I'm 17");
  expect(titlesOf(answer)).toEqual(["Opi powder"]);
  expect(answer.response).toContain("Never inhale.");
});

test("who names other goods seeks those", async () => {
  await keepGoods(shop, { "Opi powder": { description: "Not for under 18s." }, ...rattle }, "en");
  expect(titlesOf(await askLast(shop, "Opi powder", "a rattle for a 1 year old"))).toEqual(["Wum rattle"]);
  expect(titlesOf(await askLast(shop, "Opi powder", "a gift for a 4 year old"))).toContain("Wum puzzle");
});
