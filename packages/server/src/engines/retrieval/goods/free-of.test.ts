import { expect, test } from "vitest";
import { namedAs, plainDenials } from "./free-of.ts";

test.for([
  ["Washable, not waterproof.", "waterproof"],
  ["It isn't waterproof.", "waterproof"],
  ["Lampe, nicht dimmbar", "dimmbar"],
  ["Sac pas imperméable", "imperméable"],
  ["Charger sold separately", "charger"],
  ["Netzteil nicht im Lieferumfang enthalten", "Netzteil"],
] as const)("“%s” denies %s", ([text, thing]) => {
  expect(plainDenials([text])(thing)).toBe(true);
});

test.for([
  ["T-Shirt Basic", "shirt"],
  ["Wren T-shirt", "shirt"],
  ["T-nut set", "nut"],
  ["Not only waterproof", "waterproof"],
  ["Waterproof, not washable", "waterproof"],
  ["Does not come with leather case", "leather"],
  ["Does not include Bluetooth adapter", "Bluetooth"],
  ["If no Bluetooth, use the cable", "Bluetooth"],
  ["For phones that do not have Bluetooth", "Bluetooth"],
] as const)("“%s” does not deny %s", ([text, thing]) => {
  expect(plainDenials([text])(thing)).toBe(false);
});

test.for([
  ["Not gluten free and made with care", "gluten"],
  ["not nut free, sorry", "nut"],
  ["Not gluten-free", "gluten"],
  ["nicht frei von Nüssen", "Nüssen"],
] as const)("who must not have it is told that it is there: “%s”", ([text, thing]) => {
  expect(namedAs([text], thing)).toBe("there");
});

test("data that says that it contains none says that it is not there", () => {
  expect(namedAs(["no contains nuts"], "nuts")).toBe("free");
  expect(namedAs(["contains nuts"], "nuts")).toBe("there");
});

test.each([
  ["Sugar free lemon drops", "sugar", "free"],
  ["Gluten free and nut free bread", "gluten", "free"],
  ["Leather free returns", "leather", "there"],
  ["Nuts free UK delivery", "nuts", "there"],
  ["Oats, nuts free next-day delivery", "nuts", "there"],
  ["Contains nuts free next-day delivery", "nuts", "there"],
  ["Contains milk free tasting box", "milk", "there"],
  ["Enthält Nüsse frei", "Nüsse", "there"],
  ["Nuts free shipping and free returns", "nuts", "there"],
  ["With peanuts free local pickup", "peanuts", "there"],
  ["Oats, milk free mystery thing", "milk", "there"],
  ["Gluten free bread with seeds", "gluten", "free"],
  ["Crunchy, nut free", "nut", "free"],
  ["Nut free range eggs", "nut", "there"],
  ["Not sugar free drops", "sugar", "there"],
] as const)("“%s” of %s: %s", (text, thing, told) => {
  expect(namedAs([text], thing)).toBe(told);
});
