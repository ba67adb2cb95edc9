import { expect, test } from "vitest";
import { namesAge } from "./names-age.ts";

test.each([
  "recommended_age",
  "Altersempfehlung",
  "Mindestalter",
  "minimumleeftijd",
  "Yaş grubu",
  "Yaşı",
  "edad mínima",
])("an age is told by the name %s", (name) => expect(namesAge(name)).toBe(true));

test.each(["Yastık sayısı", "Yaşam alanı", "Halter", "Schalter", "voltage"])("and none by %s", (name) =>
  expect(namesAge(name)).toBe(false),
);
