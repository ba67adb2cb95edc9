import { expect, test } from "vitest";
import { forbiddenIn, isNotFor } from "./harm-told.ts";

test.each([
  "No aplicar en gatos",
  "No exponer al sol",
  "No lavarlo a máquina",
  "No sumergir en agua",
  "No emplear en gatos",
  "Non coprire",
  "Non applicare sui gatti",
  "Non pulire con alcol",
  "Non esporre al sole",
  "Não aplicar em gatos",
  "Não expor ao sol",
])("an infinitive forbids: %s", (sentence) => {
  expect(forbiddenIn(sentence)).not.toBeNull();
});

test.each([
  "No-tear shampoo for daily use on puppies",
  "No wear",
  "No gear needed",
  "No year-long contract",
  "No glare",
  "No-wire bra",
  "No spare parts",
  "No software to use",
  "No star rating",
  "No scar cream",
  "Non alimentaire, pour chiens",
  "Non nécessaire",
  "Non solaire",
  "No lugar de comida caseira",
  "No jantar do cão",
  "No hogar",
  "No azúcar",
  "No similar product",
])("what only ends as one forbids nothing: %s", (sentence) => {
  expect(forbiddenIn(sentence)).toBeNull();
});

test("a shampoo without tears is for whom it is used on", () => {
  expect(isNotFor("No-tear shampoo for daily use on puppies")).toBe(false);
});
