import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

test.each([
  ["it", "padelle tra i 35 e i 60 euro"],
  ["it", "padelle fra i trentacinque e i sessanta euro"],
  ["es", "bolsos entre los 35 y los 60 euros"],
  ["pt", "bolsas entre os 35 e os 60 euros"],
  ["nl", "lampen tussen de 35 en de 60 euro"],
  ["fr", "lampes entre les 35 et les 60 euros"],
])("both bounds are read behind articles: %s: %s", (language, sentence) => {
  const { words, filters } = readWish(sentence, [wishWords[language]!]);
  expect([words, ...filters.map(({ op, value }) => `${op} ${value}`)]).toEqual([
    sentence.split(" ")[0],
    "gte 35",
    "lte 60",
  ]);
});

test.each([
  ["pt", "camisetas até R$ 50", "lte 50 BRL"],
  ["pt", "camisetas abaixo de R$50", "lt 50 BRL"],
  ["pt", "camisetas entre R$ 20 e R$ 50", "gte 20 BRL", "lte 50 BRL"],
  ["pt", "camisetas por menos de 50 reais", "lt 50 BRL"],
  ["pt", "camisetas até R$ 1.299,90", "lte 1299.9 BRL"],
  ["es", "camisetas de menos de 500 pesos", "lt 500 "],
  ["en", "mugs under US$50", "lt 50 USD"],
  ["en", "mugs under CA$ 50", "lt 50 CAD"],
  ["en", "mugs under $50", "lt 50 "],
  ["en", "mugs under 5.5 KWD", "lt 5.5 KWD"],
  ["en", "mugs under KWD 5", "lt 5 KWD"],
  ["en", "mugs under 50 AED", "lt 50 AED"],
  ["de", "Tassen unter 500 Kč", "lt 500 CZK"],
])("%s: money of any country is read: %s", (language, sentence, ...bounds) => {
  const { words, filters } = readWish(sentence, [wishWords[language]!]);
  const read = filters.map(({ field, op, value, currency }) => `${field} ${op} ${value} ${currency ?? ""}`);
  expect([words, ...read]).toEqual([sentence.split(" ")[0], ...bounds.map((bound) => `price ${bound}`)]);
});

test.each([
  ["pt", "kit 2 pesos"],
  ["pt", "2 pesos de 5 kg"],
  ["es", "mancuernas con 4 pesos"],
])("%s: weights are no money: %s", (language, sentence) => {
  expect(readWish(sentence, [wishWords[language]!]).filters.filter(({ field }) => field === "price")).toEqual([]);
});

test("no word is money that only all objects have a member called so", () => {
  const { filters } = readWish("under constructor 50", [wishWords["en"]!]);
  expect(filters.filter(({ currency }) => currency !== undefined)).toEqual([]);
});

test.each([
  ["fr", "lampes à moins de 40e", "lt 40 EUR"],
  ["fr", "lampes max 40e", "lte 40 EUR"],
  ["fr", "lampes 40e max", "lte 40 EUR"],
  ["fr", "lampes moins de 5e", "lt 5 EUR"],
  ["fr", "lampes entre 20e et 40e", "gte 20 EUR", "lte 40 EUR"],
  ["it", "lampade sotto i 40e", "lt 40 EUR"],
  ["es", "lámparas por menos de 40e", "lt 40 EUR"],
  ["pt", "candeeiros até 40e", "lte 40 EUR"],
  ["de", "Lampen unter 40e", "lt 40 EUR"],
  ["nl", "lampen onder 40e", "lt 40 EUR"],
])("%s: an e beside a bound is that of euro: %s", (language, sentence, ...bounds) => {
  const { words, filters } = readWish(sentence, [wishWords[language]!]);
  const read = filters.map(({ field, op, value, currency }) => `${field} ${op} ${value} ${currency ?? ""}`);
  expect([words, ...read]).toEqual([sentence.split(" ")[0], ...bounds.map((bound) => `price ${bound}`)]);
});

test.each([
  ["fr", "lampe du 19e siècle"],
  ["fr", "carte du 7e et 8e"],
  ["nl", "cadeau voor haar 40e verjaardag"],
  ["fr", "iPad 9e"],
  ["fr", "manuel maths 6e minimum"],
  ["fr", "cahier de vacances 4e maximum"],
  ["en", "network cable cat 5e minimum"],
])("%s: an ordinal is no price: %s", (language, sentence) => {
  expect(readWish(sentence, [wishWords[language]!]).filters).toEqual([]);
});
