import { expect, test } from "vitest";
import { english, languageOfLocale } from "../said/languages.ts";
import type { Asked } from "../words/words.ts";
import { evidenceFor, priceIn } from "./evidence.ts";

test.each<[Asked, string, number]>([
  ["time", "We open at 10:00.", 1],
  ["time", "We open early.", 0],
  ["duration", "It takes two working days.", 1],
  ["duration", "It takes a while.", 0],
  ["duration", "Order 3 of them.", 0],
  ["amount", "The label costs €4.95.", 2],
  ["amount", "You get 10 % off.", 2],
  ["amount", "Take three of them.", 1],
  ["amount", "The label costs little.", 0],
  ["place", "The shop stands in Galway.", 1],
  ["place", "The shop stands by the sea.", 0],
  ["person", "It was founded by Nuala Keane.", 1],
  ["person", "Parking is free.", 0],
  ["reason", "It smells because it is new.", 1],
  ["reason", "It smells.", 0],
])("%s: %s", (asked, text, surety) => {
  expect(evidenceFor(asked, text, english.words)).toBe(surety);
});

test("each language has its own units and numbers", () => {
  expect(evidenceFor("duration", "Das dauert drei Werktage.", languageOfLocale("de").words)).toBe(1);
  expect(evidenceFor("duration", "Iki iş günü sürer.", languageOfLocale("tr").words)).toBe(1);
});

test.each([
  "The cap costs 450 kr.",
  "A ticket is 30 zł.",
  "Rs 300 a night",
  "Fr. 20.– pro Stunde",
  "Nur 89,-",
  "It is 12 pounds.",
])("an amount of money: %s", (text) => {
  expect(priceIn(text, english.words)).toBe("price");
});

test.each([
  "Take 2 pounds of flour.",
  "It weighs 12 pounds.",
  "The dentist puts on 2 crowns.",
  "Der Zahnarzt setzt 2 Kronen ein.",
  "Mo–Fr 8–12 Uhr",
  "Fr. 20.11.",
])("no amount of money: %s", (text) => {
  expect(priceIn(text, english.words)).toBeNull();
});
