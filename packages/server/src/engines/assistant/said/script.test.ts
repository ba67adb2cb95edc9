import { expect, test } from "vitest";
import { scriptOfLanguage } from "./script.ts";

test.each([
  ["el", "Grek"],
  ["ru", "Cyrl"],
  ["zh-TW", "Hani"],
  ["zh-Hant-TW", "Hani"],
  ["sr-Latn", null],
  ["sr", "Cyrl"],
  ["de-AT", null],
  ["und", null],
])("%s is written in %s", (code, script) => {
  expect(scriptOfLanguage(code)).toBe(script);
});

test.each(["", "x", "-", "1", "en-", "en_US", "a b"])("of %j nobody knows in what it is written", (code) => {
  expect(scriptOfLanguage(code)).toBeNull();
});
