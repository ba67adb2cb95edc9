import { expect, test } from "vitest";
import { chooseLocale } from "./locale.ts";

test("the first wish that is spoken wins", () => {
  expect(chooseLocale(["tr", "de", "ar"])).toBe("tr");
  expect(chooseLocale([null, "de"])).toBe("de");
  expect(chooseLocale(["fr", "ar"])).toBe("ar");
});

test.each([["de-AT"], ["DE"], ["de_CH"], [" de "]])("%o is met by German", (wish) => {
  expect(chooseLocale([wish])).toBe("de");
});

test.each([[[]], [["", null, undefined]], [["xx", "den"]]])("%o ends in English", (wishes) => {
  expect(chooseLocale(wishes)).toBe("en");
});
