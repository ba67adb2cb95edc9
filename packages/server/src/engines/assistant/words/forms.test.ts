import fc from "fast-check";
import { expect, test } from "vitest";
import { formOf, holdsForm } from "./forms.ts";

test.each([
  ["policies", "polici", true],
  ["shipping", "ship", true],
  ["ship", "ship", true],
  ["großen", "gross", true],
  ["hiring", "hire", true],
  ["hirsute", "hire", false],
  ["shop", "ship", false],
  ["it", "item", false],
  ["policy", "polici", true],
  ["cats", "cat", true],
  ["category", "cat", false],
  ["care", "card", false],
  ["annulation", "annul", true],
  ["stérilisation", "stérilis", true],
  ["habitaciones", "habit", true],
  ["prenotazione", "prenot", true],
  ["configurações", "configur", true],
  ["einstellungen", "einstell", true],
  ["telefonischer", "telefon", true],
  ["kargolarinizin", "kargo", true],
  ["functionality", "function", true],
  ["plantains", "plan", false],
  ["partridge", "part", false],
  ["casamento", "cas", false],
])("%s is a form of %s: %s", (word, lexeme, expected) => {
  expect(formOf(lexeme)(word.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ß", "ss"))).toBe(expected);
});

test("a set of words holds a form of a lexeme where one of them is one", () => {
  const words = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
  fc.assert(
    fc.property(fc.uniqueArray(words, { maxLength: 200, size: "max" }), words, (some, lexeme) => {
      expect(holdsForm(new Set(some), lexeme)).toBe(some.some(formOf(lexeme)));
    }),
    { numRuns: 500 },
  );
});
