import { expect, test } from "vitest";
import { irregularForms } from "./irregular-forms.ts";

test.each([
  ["en", "cacti", "cactus"],
  ["en", "shelves", "shelf"],
  ["en", "teeth", "tooth"],
  ["en", "paid", "pay"],
  ["de", "kakteen", "kaktus"],
  ["de", "kaktus", "kakteen"],
  ["de", "museum", "museen"],
  ["de", "konten", "konto"],
  ["de", "fuehrerschein", "führerschein"],
  ["de", "fährt", "fahren"],
  ["de", "fahrn", "fahren"],
  ["fr", "lacompte", "acompte"],
  ["fr", "yeux", "œil"],
  ["fr", "travaux", "travail"],
  ["es", "lápices", "lápiz"],
  ["it", "uova", "uovo"],
  ["pt", "cartões", "cartão"],
  ["nl", "musea", "museum"],
])("%s: %s may be %s", (code, word, form) => {
  expect(irregularForms(word, code)).toContain(form);
});

test("a language without such forms has none, and little is made of a short word", () => {
  expect(irregularForms("kitaplar", "tr")).toEqual([]);
  expect(irregularForms("bus", "en")).toEqual([]);
});
