import { expect, test } from "vitest";
import { locales } from "../locale.ts";
import { loadWords, wantAll } from "./load-words.ts";
import { type Counted, say, type Sentence, type Words } from "./words.ts";

await wantAll();
const english = await loadWords("en");

/** More than languages need to show all their ways to count. */
const wholeNumbers = [...Array(201).keys()];
const rightToLeft = new Set(["ar", "he", "fa"]);

const members = (words: Words) => Object.entries(words).filter(([name]) => name !== "lang" && name !== "dir");

/** The forms of a text, by name; a plain text has one. */
const formsOf = (text: string | Counted) => Object.entries(typeof text === "string" ? { other: text } : text);

const texts = (words: Words) =>
  members(words).flatMap(([name, text]) => formsOf(text).map(([form, said]) => [`${name}.${form}`, said] as const));

const counting = (words: Words) =>
  members(words).filter((member): member is [Sentence, Counted] => typeof member[1] !== "string");

const places = (text: string) => Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name).sort();

test.each(locales)("%s has a word for everything, and knows its name and direction", async (locale) => {
  const words = await loadWords(locale);
  expect([words.lang, words.dir]).toEqual([locale, rightToLeft.has(locale) ? "rtl" : "ltr"]);
  expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
  for (const [name, text] of members(words)) expect(typeof text, name).toBe(typeof english[name as keyof Words]);
});

test.each(locales)("%s has the places that English has", async (locale) => {
  for (const [name, text] of members(await loadWords(locale))) {
    const original = places(Object.fromEntries(formsOf(english[name as Sentence]))["other"] ?? "");
    for (const [form, said] of formsOf(text)) {
      // "One message" needs no number in it.
      const wanted = form !== "other" && places(said).length === 0 ? [] : original;
      expect(places(said), `${name}.${form}`).toEqual(wanted);
    }
  }
});

test.each(locales)("%s counts in each of its forms, or always in the same", async (locale) => {
  const words = await loadWords(locale);
  const rules = new Intl.PluralRules(locale);
  // Some forms are for fractions, or for millions.
  const needed = [...new Set(wholeNumbers.map((count) => rules.select(count)))];
  const known: string[] = rules.resolvedOptions().pluralCategories;
  for (const [name, text] of counting(words)) {
    const forms = Object.keys(text);
    expect(known, name).toEqual(expect.arrayContaining(forms));
    const missing = forms.length === 1 ? [] : needed.filter((form) => !forms.includes(form));
    expect(missing, name).toEqual([]);
  }
});

test.each(locales)("%s tells every number from the next", async (locale) => {
  const words = await loadWords(locale);
  for (const [name] of counting(words)) {
    const said = wholeNumbers.map((count) => say(words, name, { count }));
    expect(new Set(said).size, name).toBe(wholeNumbers.length);
  }
});

test.each(locales.filter((locale) => locale !== "en"))("%s is not left in English", async (locale) => {
  const original = new Map(texts(english));
  const same = texts(await loadWords(locale)).filter(([name, text]) => text === original.get(name));
  // Words travel ("Team", "Source"), sentences do not.
  expect(same.filter(([, text]) => text.length > 20)).toEqual([]);
  expect(same.length).toBeLessThan(20);
});

test.each(locales)("%s is set with care", async (locale) => {
  for (const [name, text] of texts(await loadWords(locale))) {
    expect(text, name).toMatch(/\S/);
    expect(text, name).not.toMatch(/^\s|\s$|\s\s|\.\.\.|["']/);
  }
});
