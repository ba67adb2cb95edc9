import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

const filtersOf = (locale: string, text: string) =>
  readWish(text, [wishWords[locale]!]).filters.map(({ op, value, lasts }) => [op, value, lasts === true]);

test.each([
  ["en", "granola without even traces of nuts", "nuts"],
  ["en", "no traces of peanuts please, granola", "peanuts"],
  ["en", "granola without any trace of milk", "milk"],
  ["de", "Müsli ohne Spuren von Nüssen", "Nüssen"],
  ["de", "Müsli ohne auch nur Spuren von Milch", "Milch"],
  ["fr", "muesli sans aucune trace de noix", "noix"],
  ["fr", "biscuits sans la moindre trace de lait", "lait"],
  ["es", "muesli sin trazas de leche", "leche"],
  ["es", "galletas sin siquiera trazas de leche", "leche"],
  ["es", "chocolate que no contenga trazas de soja", "soja"],
  ["it", "muesli senza tracce di latte", "latte"],
  ["it", "biscotti senza nemmeno tracce di latte", "latte"],
  ["pt", "granola sem vestígios de leite", "leite"],
  ["nl", "muesli zonder sporen van melk", "melk"],
  ["nl", "muesli zonder zelfs maar sporen van melk", "melk"],
  ["tr", "fındık izi içermeyen çikolata", "fındık"],
])("%s: %s: nobody can have it who minds traces", (locale, text, value) =>
  expect(filtersOf(locale, text)).toEqual([["not", value, true]]),
);

test.each([
  ["en", "fridge with no traces of fingerprints"],
  ["en", "window cleaner without traces of streaks"],
  ["de", "Handy ohne Spuren von Gebrauch"],
  ["de", "Kühlschrank ohne Spuren von Fingern"],
  ["fr", "frigo inox sans traces de doigts"],
  ["fr", "nettoyant vitres sans traces de calcaire"],
  ["fr", "téléphone sans traces d'usure"],
  ["es", "nevera sin trazas de dedos"],
  ["es", "móvil sin trazas de uso"],
  ["it", "telefono senza tracce di usura"],
  ["it", "detergente vetri senza tracce di calcare"],
  ["pt", "telemóvel sem vestígios de uso"],
  ["nl", "telefoon zonder sporen van gebruik"],
])("%s: %s: that is how clean it is", (locale, text) => expect(filtersOf(locale, text)).toEqual([]));

test("what nobody knows is left out of this wish alone", () =>
  expect(filtersOf("en", "glass without traces of zirconium")).toEqual([["not", "zirconium", false]]));
