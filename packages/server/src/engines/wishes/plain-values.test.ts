import { expect, test } from "vitest";
import { tellsThere } from "./plain-values.ts";

test.each<[string, boolean | null]>([
  ["hazelnut, spoon not included", true],
  ["1,5 m, Stecker separat erhältlich", true],
  ["USB-C cable included, adapter not included", true],
  ["not included", false],
  ["nicht im Lieferumfang", false],
  ["sold separately (from 5 €)", false],
  ["vendu séparément", false],
  ["niet inbegrepen", false],
])("a value says that it is not there by what it says first: %s", (value, isThere) => {
  expect(tellsThere(value)).toBe(isThere);
});
