import { expect, test } from "vitest";
import { formOf, holdsForm } from "./forms.ts";

test.each([
  ["policies", "polici", true],
  ["shipping", "ship", true],
  ["ship", "ship", true],
  ["großen", "gross", true],
  ["shop", "ship", false],
  ["it", "item", false],
  ["policy", "polici", true],
  ["cats", "cat", true],
  ["category", "cat", false],
  ["care", "card", false],
])("%s is a form of %s: %s", (word, lexeme, expected) => {
  expect(formOf(lexeme)(word.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ß", "ss"))).toBe(expected);
});
