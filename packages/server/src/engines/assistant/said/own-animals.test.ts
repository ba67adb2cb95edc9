import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { ownAnimalsIn } from "./own-animals.ts";

const read = (language: string, said: string): string[] =>
  ownAnimalsIn(said, languages.find(({ code }) => code === language)!.words);

test.each([
  ["en", "we have a very old cat and a parrot", ["cat", "bird"]],
  ["fr", "j'ai un canari", ["bird"]],
  ["de", "Ich habe einen Hund, der viel bellt", ["dog"]],
  ["fr", "on a un chat", ["cat"]],
])("animals that somebody has: %s: %s", (language, said, animals) => {
  expect(read(language, said)).toEqual(animals);
});

test.each([
  ["en", "I have no cat"],
  ["en", "I have a dog bed"],
  ["de", "ich habe keinen Hund"],
  ["es", "tengo comida para gatos"],
  ["en", "the cat of my neighbours"],
])("none: %s: %s", (language, said) => {
  expect(read(language, said)).toEqual([]);
});
