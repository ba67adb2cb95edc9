import { expect, test } from "vitest";
import { judgeOf, passage } from "./testing/judging.ts";

const returns = [
  passage("Returns", "Strings and reeds can only be returned unopened. Rented instruments can be returned used."),
  passage("Hours", "The shop opened in 1974."),
];
const rückgabe = [
  passage("Rückgabe", "Matratzen nehmen wir nur unbenutzt zurück. Zelte nehmen wir auch benutzt zurück."),
];

test.each([
  ["Strings can be returned opened [1].", false, "en", returns],
  ["You can send it back, and reeds can be returned opened [1].", false, "en", returns],
  ["Strings can be returned unopened [1].", true, "en", returns],
  ["Rented instruments can be returned used [1].", true, "en", returns],
  ["The shop opened in 1974 [2].", true, "en", returns],
  ["Matratzen nehmen wir benutzt zurück [1].", false, "de", rückgabe],
  ["Zelte nehmen wir benutzt zurück [1].", true, "de", rückgabe],
] as const)("%s %s", (sentence, stays, locale, passages) => {
  expect(judgeOf([...passages], "?", locale)(sentence)).toBe(stays);
});
