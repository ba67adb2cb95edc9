import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

const prices = (language: string, sentence: string): string[] =>
  readWish(sentence, [wishWords[language]!]).filters.map(({ op, value, currency = "" }) => `${op} ${value}${currency}`);

test.each([
  ["tr", "laptop 5 bin liradan ucuz", "lt 5000TRY"],
  ["tr", "20 bin liraya kadar telefon", "lte 20000TRY"],
  ["tr", "2,5 bin lira altı laptop", "lt 2500TRY"],
  ["en", "laptop under 3 thousand dollars", "lt 3000"],
  ["es", "portátil de menos de 2 mil euros", "lt 2000EUR"],
  ["it", "divano sotto i 2 mila euro", "lt 2000EUR"],
  ["de", "Sofa unter 2 tausend Euro", "lt 2000EUR"],
  ["nl", "bank onder 2 duizend euro", "lt 2000EUR"],
  ["fr", "lampe moins de quatre-vingt-onze euros", "lt 91EUR"],
  ["en", "a lamp under twelve hundred euros", "lt 1200EUR"],
])("a thousand behind a figure, and longer numbers in words: %s: %s", (language, sentence, price) => {
  expect(prices(language, sentence)).toEqual([price]);
});

test.each([
  ["en", "a few hundred euros"],
  ["de", "ein paar hundert Euro"],
  ["nl", "een paar honderd euro"],
  ["tr", "birkaç yüz lira"],
  ["tr", "iki buçuk bin lira"],
  ["en", "one and a half thousand euros"],
  ["en", "two point five thousand euros"],
  ["en", "a set of four twenty dollars"],
  ["it", "set di quattro venti euro"],
])("what says no certain amount is none: %s: %s", (language, sentence) => {
  expect(prices(language, sentence)).toEqual([]);
});

test.each([
  ["fr", "vélo neuf à 200 euros", "lte 200EUR"],
  ["fr", "on a 50 euros de budget", "lte 50EUR"],
  ["fr", "lot de deux à 20 euros", "lte 20EUR"],
  ["es", "quiero dos a 20 euros", "lte 20EUR"],
  ["de", "Zelt für vier bis 300 Euro", "lte 300EUR"],
  ["en", "set of two to 30 euros", "lte 30EUR"],
  ["en", "pack of six and 20 euros", "lte 20EUR"],
])("a number word before a figure is no lower bound: %s: %s", (language, sentence, price) => {
  expect(prices(language, sentence)).toEqual([price]);
});

test("figures in feet and inches are no prices", () => {
  expect(prices("en", "rug under 5'x8'")).toEqual([]);
  expect(prices("en", "desk under 4'wide")).toEqual([]);
});

test.each(["zwei".repeat(9), "uno".repeat(13), "un".repeat(19), "zweiundzwei".repeat(3)])(
  "a word made of many number words is read as soon as any: %sx",
  (word) => {
    const { words } = readWish(`lamp ${word}x `.repeat(12), Object.values(wishWords));
    expect(words).toContain("lamp");
  },
);

test.each([
  ["en", "headphones under fifteen", "lt 15"],
  ["en", "headphones no more than fifteen", "lte 15"],
  ["en", "headphones cheaper than fifteen", "lt 15"],
  ["de", "Kopfhörer unter zwölf", "lt 12"],
  ["fr", "casque moins de quinze", "lt 15"],
  ["es", "auriculares por menos de quince", "lt 15"],
  ["it", "cuffie sotto i quindici", "lt 15"],
  ["pt", "fones abaixo de quinze", "lt 15"],
  ["nl", "koptelefoon onder vijftien", "lt 15"],
])("a bare number word bounds a price as its figure does: %s: %s", (language, sentence, price) => {
  expect(prices(language, sentence)).toEqual([price]);
});

test.each([
  ["en", "toys for under ten"],
  ["en", "toys for kids under ten"],
  ["en", "my child is under ten"],
  ["en", "tent for up to four"],
  ["en", "lamp with no more than two bulbs"],
  ["en", "not more than one please"],
  ["de", "Spielzeug für unter zwölf"],
  ["de", "Zelt für bis zu vier"],
  ["fr", "jeu pour moins de dix"],
  ["es", "juguetes para menos de diez"],
  ["it", "giochi per meno di dieci"],
  ["nl", "speelgoed voor onder twaalf"],
])("what is of ages or of things is no price: %s: %s", (language, sentence) => {
  expect(prices(language, sentence)).toEqual([]);
});

test("a number word with a unit bounds a measure, and no price", () => {
  const { filters } = readWish("laptop under fifteen inches", [wishWords.en!]);
  expect(filters).toEqual([{ field: "quantity", op: "lt", value: "15 inches" }]);
});
