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
