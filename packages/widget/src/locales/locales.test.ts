import { expect, test } from "vitest";
import { locales } from "../locale.ts";
import { words as english } from "./en.ts";
import { loadWords } from "./load-words.ts";

/** Every text of a language, by its path; functions are called with numbers that languages count differently. */
function texts(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function")
    return [0, 1, 2, 3, 11, 100, 1000].map((count) => [`${path}(${count})`, String(value(count))]);
  return Object.entries(value as object).flatMap(([name, inner]) => texts(inner, `${path}.${name}`));
}

test.each(locales)("%s says everything, in words of its own", async (locale) => {
  const words = await loadWords(locale);
  const own = texts(words);
  expect(own.map(([path]) => path)).toEqual(texts(english).map(([path]) => path));
  for (const [path, text] of own) expect(text.trim(), path).not.toBe("");
  const same = own.filter(([path, text]) => text === Object.fromEntries(texts(english))[path]);
  expect(same.length).toBeLessThanOrEqual(locale === "en" ? own.length : own.length / 10);
});

test("numbers stand in every sentence that counts", async () => {
  for (const locale of ["en", "de", "tr"] as const) {
    const words = await loadWords(locale);
    expect(words.sendsAgain(7)).toContain("7");
    expect(words.tooLong(12)).toContain("12");
    expect(words.moreProducts(3)).toContain("3");
  }
});
