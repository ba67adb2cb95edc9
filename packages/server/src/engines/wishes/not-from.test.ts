import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

const read = (locale: string, text: string) => {
  const { words, filters } = readWish(text, [wishWords[locale]!]);
  return [words, ...filters.map(({ value }) => value)];
};

test.each([
  ["de", "Kaffee nicht aus Brasilien", "Kaffee", "Brasilien"],
  ["de", "Schuhe, die nicht aus China kommen", "Schuhe", "China"],
  ["de", "Schuhe, nicht in China hergestellt", "Schuhe", "China"],
  ["de", "Kaffee, außer aus Brasilien", "Kaffee", "Brasilien"],
  ["de", "Kaffee nicht aus den USA", "Kaffee", "USA"],
  ["en", "shoes not made in China", "shoes", "China"],
  ["en", "coffee that doesn't come from Brazil", "coffee", "Brazil"],
  ["fr", "café qui ne vient pas du Brésil", "café", "Brésil"],
  ["fr", "café, pas des États-Unis", "café", "États-Unis"],
  ["fr", "chaussures pas fabriquées en Chine", "chaussures", "Chine"],
  ["es", "café que no venga de Brasil", "café", "Brasil"],
  ["es", "zapatos no fabricados en China", "zapatos", "China"],
  ["it", "caffè non proveniente dal Brasile", "caffè", "Brasile"],
  ["it", "caffè che non viene dal Brasile", "caffè", "Brasile"],
  ["pt", "café que não vem do Brasil", "café", "Brasil"],
  ["nl", "koffie die niet uit Brazilië komt", "koffie", "Brazilië"],
  ["nl", "schoenen niet gemaakt in China", "schoenen", "China"],
  ["tr", "Brezilya'dan gelmeyen kahve", "kahve", "Brezilya"],
])("%s: the country that goods shall not be from is all that is left out: %s", (locale, text, words, country) => {
  expect(read(locale, text)).toEqual([words, country]);
});

test("several countries are left out each", () => {
  expect(read("en", "coffee not from Brazil or Colombia")).toEqual(["coffee", "Brazil", "Colombia"]);
  expect(read("de", "Kaffee, nicht aus Brasilien oder aus Kolumbien")).toEqual(["Kaffee", "Brasilien", "Kolumbien"]);
});

test.each([
  ["de", "Kaffee aus Brasilien", "Kaffee aus Brasilien"],
  ["en", "coffee from Brazil", "coffee from Brazil"],
  ["fr", "café du Brésil", "café du Brésil"],
  ["es", "café que venga de Brasil", "café que venga de Brasil"],
  ["en", "muesli without Brazil nuts", "muesli", "Brazil nuts"],
  ["en", "bag, not from Acme", "bag", "Acme"],
  ["de", "Tasche nicht aus Leder", "Tasche", "Leder"],
  ["es", "un frigorífico que no haga ruido", "un frigorífico"],
])("%s: what is from there, or is no country, is read as ever: %s", (locale, text, ...read_) => {
  expect(read(locale, text)).toEqual(read_);
});
