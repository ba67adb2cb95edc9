import { expect, test } from "vitest";
import { languageOfLocale } from "../said/languages.ts";
import { smallWordSlippedTo } from "./slips.ts";

const meant = (code: string, word: string): string | null => smallWordSlippedTo(word, languageOfLocale(code).words);

test.each([
  ["en", "oppening", "opening"],
  ["en", "loaction", "location"],
  ["en", "locaton", "location"],
  ["en", "adress", "address"],
  ["de", "oeffnungszeiten", "öffnungszeiten"],
  ["tr", "varmı", "var mı"],
  ["tr", "alabilirmiyim", "alabilir miyim"],
])("%s: %s is %s", (code, word, small) => {
  expect(meant(code, word)).toBe(small);
});

test.each([
  ["en", "party"],
  ["en", "property"],
  ["en", "stars"],
  ["en", "county"],
  ["en", "extensive"],
  ["en", "oversight"],
  ["de", "verwenden"],
  ["es", "enero"],
  ["es", "perro"],
  ["es", "valle"],
  ["it", "serra"],
  ["it", "sonno"],
  ["pt", "carro"],
  ["tr", "formu"],
  ["tr", "turizmi"],
])("%s: %s is a word of its own", (code, word) => {
  expect(meant(code, word)).toBeNull();
});
