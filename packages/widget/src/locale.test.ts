import { expect, test } from "vitest";
import { chooseLocale } from "./locale.ts";

test("the first wish that is spoken wins", () => {
  expect(chooseLocale(["tr", "de", "ar"])).toBe("tr");
  expect(chooseLocale([null, "de"])).toBe("de");
  expect(chooseLocale(["sk", "ar"])).toBe("ar");
});

test.each([["de-AT"], ["DE"], ["de_CH"], [" de "]])("%o is met by German", (wish) => {
  expect(chooseLocale([wish])).toBe("de");
});

test.each([
  ["iw", "he"],
  ["iw-IL", "he"],
  ["in", "id"],
  ["in_ID", "id"],
])("%o, which is out of use, is met by %o", (wish, locale) => {
  expect(chooseLocale([wish, "de"])).toBe(locale);
});

test.each([["zh-TW"], ["zh-Hant"], ["zh-Hans-CN"], ["zh_HK"]])("%o is met by Chinese", (wish) => {
  expect(chooseLocale([wish])).toBe("zh");
});

test.each([["pt-BR"], ["pt-PT"]])("%o is met by Portuguese", (wish) => {
  expect(chooseLocale([wish, "de"])).toBe("pt");
});

test.each([["nb"], ["no"], ["sk"], ["fil"]])("%o is not met by a neighbour", (wish) => {
  expect(chooseLocale([wish, "de"])).toBe("de");
});

test.each([[[]], [["", null, undefined]], [["xx", "den", "constructor", "-"]]])("%o ends in English", (wishes) => {
  expect(chooseLocale(wishes)).toBe("en");
});
