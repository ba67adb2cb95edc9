import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

const read = (locale: string, text: string): [string, unknown[]] => {
  const { words, filters } = readWish(text, [wishWords[locale]!]);
  return [words, filters.map(({ op, value }) => [op, value])];
};

test.each([
  ["en", "I'm allergic to almond flour, cake", "almond"],
  ["en", "I can't have almond flour. which cake?", "almond"],
  ["de", "Ich bin allergisch gegen Mandelmehl, Kuchen", "Mandel"],
  ["fr", "je suis allergique à la farine d'amande, gâteau", "amande"],
  ["es", "soy alérgico a la harina de almendra, tarta", "almendra"],
  ["it", "sono allergico alla farina di mandorle, torta", "mandorle"],
  ["pt", "sou alérgico à farinha de amêndoa, bolo", "amêndoa"],
  ["nl", "ik ben allergisch voor amandelmeel, taart", "amandel"],
  ["tr", "badem ununa alerjim var, kek", "badem"],
])("%s: who can't have the flour of a thing can't have that, and any other flour: %s", (locale, text, thing) => {
  expect(read(locale, text)[1]).toEqual([["not", thing]]);
});

test.each([
  ["palm oil free soap", "soap", "palm oil"],
  ["soap palm oil free", "soap", "palm oil"],
  ["refined sugar free cookies", "cookies", "refined sugar"],
  ["added sugar free cookies", "cookies", "added sugar"],
  ["is the bar palm oil free?", "is the bar?", "palm oil"],
  ["organic sugar free cookies", "organic cookies", "sugar"],
  ["nike free run", "nike free run", null],
])("what goods are free of is named by all of its words: %s", (text, words, thing) => {
  expect(read("en", text)).toEqual([words, thing === null ? [] : [["not", thing]]]);
});
