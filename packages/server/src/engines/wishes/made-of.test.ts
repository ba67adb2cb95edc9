import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

const read = (locale: string, text: string) => {
  const { words, filters } = readWish(text, [wishWords[locale]!]);
  return [words, ...filters.map(({ value, lasts }) => `${value}${lasts ? ", always" : ""}`)];
};

test.each([
  ["es", "crema sin aceite de coco", "crema", "aceite de coco"],
  ["es", "champú sin aceite de argán para pelo seco", "champú para pelo seco", "aceite de argán"],
  ["es", "crema de cacao sin aceite de palma", "crema de cacao", "aceite de palma"],
  ["fr", "fromage sans lait de vache", "fromage", "lait de vache"],
  ["fr", "shampooing sans huile de coco", "shampooing", "huile de coco"],
  ["fr", "saucisses sans viande de porc", "saucisses", "porc"],
  ["es", "salchichas sin carne de cerdo", "salchichas", "cerdo"],
  ["tr", "domuz eti olmayan sosis", "sosis", "domuz"],
  ["it", "formaggio senza latte di mucca", "formaggio", "latte di mucca"],
  ["it", "crema senza olio di cocco", "crema", "olio di cocco"],
  ["pt", "queijo sem leite de vaca", "queijo", "leite de vaca"],
  ["pt", "creme sem óleo de coco", "creme", "óleo de coco"],
  ["de", "Creme ohne Öl aus Palmen", "Creme", "Palmöl"],
  ["de", "Käse ohne Milch von der Kuh", "Käse", "Milch"],
  ["nl", "crème zonder olie van palm", "crème", "palmolie"],
  ["nl", "kaas zonder melk van de koe", "kaas", "melk"],
  ["en", "cheese without milk from cows", "cheese", "milk"],
  ["en", "cream without coconut oil", "cream", "coconut oil"],
  ["es", "bolso sin cuero de vaca", "bolso", "cuero"],
  ["tr", "inek sütü olmayan peynir", "peynir", "inek sütü"],
  ["tr", "hindistan cevizi yağı içermeyen krem", "krem", "hindistan cevizi yağı"],
  ["tr", "palmiye yağı olmayan bisküvi", "bisküvi", "palmiye yağı"],
  ["tr", "peynir, inek sütüne alerjim var", "peynir", "süt, always"],
])("%s: what is of a plant or an animal is not sought: %s", (locale, text, words, thing) => {
  expect(read(locale, text)).toEqual([words, thing]);
});

test.each([
  ["en", "no milk in the chocolate", "chocolate", "milk"],
  ["de", "keine Milch in der Schokolade", "Schokolade", "Milch"],
  ["de", "keine Nüsse im Müsli", "Müsli", "Nüsse"],
  ["fr", "pas de lait dans le chocolat", "chocolat", "lait"],
  ["es", "nada de leche en el chocolate", "chocolate", "leche"],
  ["it", "niente latte nel cioccolato", "cioccolato", "latte"],
  ["pt", "nada de leite no chocolate", "chocolate", "leite"],
  ["pt", "sem açúcar na bolacha", "bolacha", "açúcar"],
  ["nl", "geen melk in de chocolade", "chocolade", "melk"],
])("%s: what shall have none of it in it is sought: %s", (locale, text, words, thing) => {
  expect(read(locale, text)).toEqual([words, thing]);
});

test.each([
  ["es", "café sin azúcar de Acme", "café de Acme", "azúcar"],
  ["fr", "crème sans huile de Nivea", "crème de Nivea", "huile"],
  ["es", "pan sin harina de trigo", "pan", "trigo"],
  ["it", "crema senza burro di arachidi", "crema", "arachidi"],
  ["es", "botella sin tapa de rosca", "botella de rosca", "tapa"],
  ["en", "cake without sugar from Acme", "cake from Acme", "sugar"],
  ["de", "Kuchen ohne Milch von Acme", "Kuchen von Acme", "Milch"],
  ["tr", "krem parfümü olmayan", "krem", "parfüm"],
  ["es", "leche sin lactosa", "leche", "lactosa"],
])("%s: what is of something else is: %s", (locale, text, words, thing) => {
  expect(read(locale, text)).toEqual([words, thing]);
});
