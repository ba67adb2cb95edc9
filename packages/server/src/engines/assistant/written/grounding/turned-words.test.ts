import { expect, test } from "vitest";
import { judgeOf, passage } from "./testing/judging.ts";

const returns = [
  passage("Returns", "Strings and reeds can only be returned unopened. Rented instruments can be returned used."),
  passage("Hours", "The shop opened in 1974."),
];
const rückgabe = [
  passage("Rückgabe", "Matratzen nehmen wir nur unbenutzt zurück. Zelte nehmen wir auch benutzt zurück."),
];
const schaden = [
  passage("Schaden", "Bei einem Unfall rufen Sie unsere Hotline an. Den Schaden melden Sie innerhalb von 7 Tagen."),
];
const unwetter = [passage("Kurse", "Bei Unwetter fällt der Kurs im Freien aus. Bei Regen gehen wir in die Halle.")];

test.each([
  ["Strings can be returned opened [1].", false, "en", returns],
  ["You can send it back, and reeds can be returned opened [1].", false, "en", returns],
  ["Strings can be returned unopened [1].", true, "en", returns],
  ["Rented instruments can be returned used [1].", true, "en", returns],
  ["Strings can be returned opened or unopened [1].", false, "en", returns],
  ["Strings can be returned unopened, rented instruments used [1].", true, "en", returns],
  ["The shop opened in 1974 [2].", true, "en", returns],
  ["Matratzen nehmen wir benutzt zurück [1].", false, "de", rückgabe],
  ["Zelte nehmen wir benutzt zurück [1].", true, "de", rückgabe],
  ["Matratzen nehmen wir benutzt oder unbenutzt zurück [1].", false, "de", rückgabe],
  // Turned over by the sound of it alone.
  ["Im Fall eines Unfalls rufen Sie unsere Hotline an [1].", true, "de", schaden],
  ["Im Falle eines Unfalls rufen Sie die Hotline an [1].", true, "de", schaden],
  ["Rufen Sie in diesem Fall unsere Hotline an [1].", true, "de", schaden],
  ["In jedem Fall melden Sie den Schaden innerhalb von 7 Tagen [1].", true, "de", schaden],
  ["Bei solchem Wetter fällt der Kurs im Freien aus [1].", true, "de", unwetter],
] as const)("%s %s", (sentence, stays, locale, passages) => {
  expect(judgeOf([...passages], "?", locale)(sentence)).toBe(stays);
});
