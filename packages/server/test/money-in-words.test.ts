import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const priced = (amount: string, currency: string) => ({ price: { amount, currency } });

const kettles = (currency: string) => ({
  "Alba kettle": priced("39.00", currency),
  "Brig kettle": priced("149.00", currency),
  "Rowan desk lamp": priced("60.00", currency),
});

test.each([
  "Wasserkocher unter 50 Pfund",
  "Wasserkocher für höchstens 50 Pfund",
  "Wasserkocher zwischen 30 und 50 Pfund",
  "bouilloire à moins de 50 livres",
  "bouilloire à moins de 50 livres sterling",
  "hervidor por menos de 50 libras",
  "hervidor de menos de 50 libras esterlinas",
  "bollitore sotto le 50 sterline",
  "chaleira até 50 libras",
  "waterkoker onder 50 pond",
  "50 sterlinden ucuz su ısıtıcısı",
  "kettle under 50 pounds",
])("pounds are a shop's that sells in them, in any language: %s", async (message) => {
  await keepGoods(shop, kettles("GBP"), "en");
  const answer = await askLast(shop, message);
  expect(titlesOf(answer)).toEqual(["Alba kettle"]);
  expect(answer.applied_filters.map(({ field }) => field)).toContain("price");
});

test.each([
  ["CHF", "bouilloire à moins de 50 francs"],
  ["CHF", "bollitore sotto i 50 franchi"],
  ["CHF", "hervidor por menos de 50 francos"],
  ["SEK", "bouilloire à moins de 50 couronnes"],
  ["NOK", "hervidor por menos de 50 coronas"],
  ["DKK", "bollitore sotto le 50 corone"],
  ["TRY", "hervidor por menos de 50 liras"],
  ["USD", "Wasserkocher unter 50 Dollar"],
  ["EUR", "50 eurodan ucuz su ısıtıcısı"],
])("other money is, too, in %s: %s", async (currency, message) => {
  await keepGoods(shop, kettles(currency), "en");
  const answer = await askLast(shop, message);
  expect(titlesOf(answer)).toEqual(["Alba kettle"]);
});

test.each([
  ["books are no money", "3 livres pour enfants"],
  ["nor is a weight", "Mehl unter 2 Pfund Gewicht"],
  ["nor is one in Spanish", "una pesa que pesa menos de 5 libras"],
  ["nor is one in Dutch", "halter lichter dan 5 pond"],
  ["a beer is none", "Corona 6 pack"],
  ["nor is a name", "Frank 3 lamp"],
  ["reading is none", "à lire 3 fois"],
])("%s: %s", async (_, message) => {
  await keepGoods(shop, kettles("GBP"), "en");
  const { applied_filters } = await askLast(shop, message);
  expect(applied_filters.map(({ field }) => field)).not.toContain("price");
});

test("where a shop sells in euros, pounds that may be a weight are none", async () => {
  await keepGoods(shop, kettles("EUR"), "de");
  const { applied_filters } = await askLast(shop, "Hantel unter 10 Pfund");
  expect(applied_filters.map(({ field }) => field)).not.toContain("price");
});
