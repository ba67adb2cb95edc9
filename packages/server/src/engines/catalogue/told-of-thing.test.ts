import { expect, test } from "vitest";
import { namedByAny } from "./told-of-thing.ts";

test.each([
  ["Şekersiz çikolata", "şeker"],
  ["Şekersizdir.", "şeker"],
  ["Sütsüz kahve", "süt"],
  ["Parabensiz", "paraben"],
  ["Parabensiz şampuan", "parabens"],
  ["Yumurtasızdır.", "yumurta"],
  ["Şekersiz.", "sugar"],
  ["Glutensiz", "gluten"],
])("“%s” is free of %s", (text, thing) => {
  expect(namedByAny([text], thing)).toBe("free");
});

test.each([
  ["Şekersiz değil.", "şeker"],
  ["Şekerli çikolata", "şeker"],
  ["Sütlü çikolata", "süt"],
  ["Sütlü çikolata", "milk"],
  ["Fındıklı bar", "fındık"],
  ["Şekersiz, sütlü.", "süt"],
])("“%s” has %s in it", (text, thing) => {
  expect(namedByAny([text], thing)).toBe("there");
});

test.each([
  ["Kablosuz kulaklık", "süt"],
  ["Denizli havlu", "şeker"],
  ["Sessiz fan", "süt"],
  ["Deniz tuzu", "şeker"],
  ["Chili sauce", "sugar"],
  ["Quiz", "şeker"],
])("“%s” says nothing of %s", (text, thing) => {
  expect(namedByAny([text], thing)).toBeNull();
});
