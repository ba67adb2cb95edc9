import fc from "fast-check";
import { expect, test } from "vitest";
import { lineStarts, placesIn } from "./places.ts";

test("terms are found as whole lexemes, each where it stands first in its sentence", () => {
  const lexemes = "return parcel free\n\nreturned return return\nfree";
  expect(placesIn(lexemes, lineStarts(lexemes), ["return", "free", "parc"])).toEqual([
    [0, 2, -1],
    [],
    [1, -1, -1],
    [-1, 0, -1],
  ]);
});

test("each sentence is read as if it were alone", () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom("a", "b"), minLength: 1, maxLength: 3 }), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), words, (sentences, asked) => {
      const terms = [...new Set(asked)];
      const lexemes = sentences.map((one) => one.join(" ")).join("\n");
      expect(placesIn(lexemes, lineStarts(lexemes), terms)).toEqual(
        sentences.map((one) => {
          const places = terms.map((term) => one.indexOf(term));
          return places.some((place) => place >= 0) ? places : [];
        }),
      );
    }),
  );
});
