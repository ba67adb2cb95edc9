import { expect, test } from "vitest";
import { formsOfOne, irregularForms } from "./irregular-forms.ts";

test.each([
  ["en", "cacti", "cactus"],
  ["en", "shelves", "shelf"],
  ["de", "kakteen", "kaktus"],
  ["de", "kaktus", "kakteen"],
  ["de", "museum", "museen"],
  ["de", "fuehrerschein", "führerschein"],
  ["de", "fahrn", "fahren"],
  ["fr", "lacompte", "acompte"],
  ["fr", "travaux", "travail"],
  ["es", "lápices", "lápiz"],
  ["it", "alberghi", "albergo"],
  ["pt", "cartões", "cartão"],
  ["nl", "musea", "museum"],
])("%s: %s may be %s", (code, word, form) => {
  expect(irregularForms(word, code)).toContain(form);
});

test("a language without such forms has none, and little is made of a short word", () => {
  expect(irregularForms("kitaplar", "tr")).toEqual([]);
  expect(irregularForms("bus", "en")).toEqual([]);
});

test.each([
  ["en", "teeth", "tooth"],
  ["en", "sent", "send"],
  ["de", "gilt", "gelten"],
  ["de", "konten", "konto"],
  ["fr", "yeux", "œil"],
  ["it", "uova", "uovo"],
])("%s: %s and %s are of one word", (code, word, form) => {
  expect(formsOfOne(code).some((forms) => forms.includes(word) && forms.includes(form))).toBe(true);
});

test.each([
  ["polen", "polo"],
  ["rosen", "rosa"],
  ["juden", "judo"],
])("%s is no form of %s", (word, other) => {
  expect(irregularForms(word, "de")).not.toContain(other);
  expect(irregularForms(other, "de")).not.toContain(word);
});
