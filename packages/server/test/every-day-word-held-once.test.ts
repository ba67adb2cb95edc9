import { expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop();

const german = {
  Rückgabe: "Sie können alle Artikel innerhalb von 30 Tagen zurückgeben. Die Rücksendung kostet 3,95 Euro.",
  Ausgeschlossen: "Geöffnete Spot-on-Präparate und Lebensmittel können nicht zurückgegeben werden.",
  Erstattung: "Das Geld erhalten Sie innerhalb von fünf Werktagen nach Eingang der Rücksendung zurück.",
};
const english = {
  Delivery: "We deliver to Austria and Belgium within three working days.",
  Warranty: "All appliances have three years of warranty. Scratches are not covered.",
};
const dutch = {
  Bezorging: "Wij bezorgen in Nederland en België binnen drie werkdagen.",
  Betaling: "U kunt bij ons betalen met iDEAL of op rekening.",
};

test.for([
  ["rawhide on hold", { ...german, ...english }],
  ["chews put on hold", { ...german, ...english }],
  ["rawhide on hold", { ...german, ...dutch }],
] as const)("a word of every day is no sign of the language whose texts hold it once: %s", async ([message, texts]) => {
  const { id } = await shopWith(shop.app, texts, { locale: "en" });
  const { response } = await shop.app.send(id, { message });
  expect(response).toMatch(/^I'm sorry, I couldn't find anything about /);
});

test("a word that texts in one language alone hold is a sign of it", async () => {
  const { id } = await shopWith(shop.app, { ...german, ...english }, { locale: "en" });
  expect((await shop.app.send(id, { message: "Lebensmittel" })).response).toContain("zurückgegeben");
});
