import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

test.each([
  ["en", "I don't eat pork, sausage?", "pork", "I, sausage?"],
  ["en", "we don't eat pork, sausages please", "pork", "we, sausages please"],
  ["de", "wir essen kein Schweinefleisch, Würstchen", "Schweinefleisch", "Würstchen"],
  ["fr", "je ne mange pas de porc, saucisses", "porc", "saucisses"],
  ["es", "no como cerdo, salchichas", "cerdo", "salchichas"],
  ["it", "non mangio maiale, salsicce", "maiale", "salsicce"],
  ["pt", "não como porco, salsicha", "porco", "salsicha"],
  ["nl", "ik eet geen varkensvlees, worst", "varkensvlees", "worst"],
  ["tr", "domuz eti yemiyorum, sosis", "domuz eti", "sosis"],
])("%s: of what is kept off the dish is sought that may be made with it: %s", (locale, text, kept, sought) => {
  const { words, filters } = readWish(text, [wishWords[locale]!]);
  expect([words, filters.map(({ op, value }) => [op, value])]).toEqual([sought, [["not", kept]]]);
});

test.each([
  ["en", "I'm allergic to nuts, milk", ["nuts", "milk"]],
  ["en", "bars without nuts, cereals", ["nuts", "cereals"]],
  ["de", "ich muss auf Nüsse und Milch verzichten", ["Nüsse", "Milch"]],
])("%s: more than one thing is kept off: %s", (locale, text, kept) => {
  const { filters } = readWish(text, [wishWords[locale]!]);
  expect(filters.map(({ value }) => value)).toEqual(kept);
});

test.each([
  ["en", "I need to keep away from the fence, boots"],
  ["en", "can't do Monday, lamp"],
  ["de", "ich muss auf den Preis achten, Lampe"],
  ["de", "ich muss Milch kaufen"],
  ["es", "no puedo con la maleta, carrito"],
  ["tr", "kaplı olmayan defter"],
])("%s: nothing in goods is kept off: %s", (locale, text) => {
  const { filters } = readWish(text, [wishWords[locale]!]);
  expect(filters.filter(({ lasts }) => lasts)).toEqual([]);
});
