import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

const read = (locale: string, text: string): unknown[] => {
  const { words, filters } = readWish(text, [wishWords[locale]!]);
  return [words, ...filters.map(({ op, value }) => `${op} ${value}`)];
};

test.each([
  ["de", "silikonfreies Shampoo", "Shampoo", "silikon"],
  ["de", "Shampoo silikonfrei", "Shampoo", "silikon"],
  ["nl", "siliconenvrije shampoo", "shampoo", "siliconen"],
  ["nl", "shampoo siliconevrij", "shampoo", "silicone"],
  ["tr", "silikonsuz şampuan", "şampuan", "silikon"],
  ["en", "siliconefree shampoo", "shampoo", "silicone"],
  ["en", "silicone-free shampoo", "shampoo", "silicone"],
  ["fr", "shampoing sans-silicone", "shampoing", "silicone"],
  ["es", "champú libre de siliconas", "champú", "siliconas"],
  ["it", "shampoo senza siliconi", "shampoo", "siliconi"],
  ["pt", "champô sem silicone", "champô", "silicone"],
  ["nl", "parabeenvrije crème", "crème", "parabeen"],
  ["de", "mineralölfreie Creme", "Creme", "mineralöl"],
  ["de", "bleifreie Farbe", "Farbe", "blei"],
  ["de", "chromfreie Handschuhe", "Handschuhe", "chrom"],
  ["de", "lösungsmittelfreier Kleber", "Kleber", "lösungsmittel"],
  ["en", "glutenfree bread", "bread", "gluten"],
  ["tr", "BPA'sız şişe", "şişe", "BPA"],
  ["tr", "kurşunsuz boya", "boya", "kurşun"],
])("%s: %s is to have none of what it lacks by its name", (locale, text, words, thing) => {
  expect(read(locale, text).map((one) => String(one).toLowerCase())).toEqual(
    [words, `not ${thing}`].map((one) => one.toLowerCase()),
  );
});

test.each([
  ["de", "bügelfreies Hemd"],
  ["de", "rostfreies Messer"],
  ["de", "portofreie Lieferung"],
  ["de", "wartungsfreier Motor"],
  ["en", "carefree shampoo"],
  ["en", "sleeveless shirt"],
  ["tr", "sessiz fan"],
  ["nl", "roestvrij mes"],
])("%s: %s is called so by what it is like", (locale, text) => {
  expect(read(locale, text)).toEqual([text]);
});
