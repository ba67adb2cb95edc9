import { beforeEach, expect, test } from "vitest";
import { languageOf } from "./language.ts";
import { createLexer, type Lexer } from "./lexer.ts";

const english = languageOf("en");
let asked: string[][];
let trips: number;
let lexer: Lexer;
beforeEach(() => {
  asked = [];
  trips = 0;
  // Cuts a final s and stops at "the", which is all these tests need of a dictionary.
  lexer = createLexer(async (lookups) => {
    asked.push(...lookups.map(({ dictionary, words }) => [dictionary, ...words]));
    trips++;
    return lookups.map(({ words }) => words.map((word) => (word === "the" ? "" : word.replace(/s$/, ""))));
  }, 100);
});

test("stop words fall out, and the order stays", async () => {
  expect(await lexer.texts(["the cats", "dogs the cats"], english)).toEqual([["cat"], ["dog", "cat"]]);
});

test("all unknown words are asked for at once, and none twice", async () => {
  await lexer.texts(["cats dogs", "dogs birds"], english);
  await lexer.question("Birds and CATS?", english);
  expect(asked).toEqual([
    ["english", "cats", "dogs", "birds"],
    ["english", "and"],
  ]);
});

test("words with digits, and languages without a dictionary, are asked of nobody", async () => {
  expect(await lexer.question("100 mp3", english)).toEqual(["100", "mp", "3", "mp3"]);
  expect(await lexer.question("送料", languageOf("ja"))).toEqual(["送料"]);
  expect(asked).toEqual([["english", "mp"]]);
});

test("a text in another script borrows English for words in Latin letters", async () => {
  await lexer.question("доставка boxes", languageOf("ru"));
  expect(asked).toEqual([
    ["russian", "доставка"],
    ["english", "boxes"],
  ]);
  expect(trips).toBe(1);
});

test("a question is read in several languages by one trip, and each reads it its own way", async () => {
  const languages = ["en", "de", "vi", "ja"].map(languageOf);
  expect(await lexer.readings("the Kings giá", languages)).toEqual([
    ["", "king", "gia"],
    ["", "king", "gia"],
    ["", "king", "giá"],
    ["", "king", "gia"],
  ]);
  expect(trips).toBe(1);
});

test("accents are asked for and then dropped, so that both spellings find each other", async () => {
  const german = languageOf("de-AT");
  expect(await lexer.question("Größe Façade Ærø", german)).toEqual(["grosse", "facade", "aero"]);
  expect(asked).toEqual([["german", "größe", "façade", "ærø"]]);
});

test("in Vietnamese a text holds both spellings and a question asks for the one typed", async () => {
  const vietnamese = languageOf("vi");
  expect(await lexer.texts(["giá rẻ"], vietnamese)).toEqual([["giá", "gia", "rẻ", "re"]]);
  expect(await lexer.question("giá re", vietnamese)).toEqual(["giá", "re"]);
});

test("words beyond the capacity are forgotten, the ones in use last", async () => {
  const small = createLexer(async ([lookup]) => {
    asked.push(lookup!.words);
    return [lookup!.words];
  }, 4);
  for (const word of ["one", "two", "one", "three", "one", "four", "one", "five", "one"])
    await small.question(word, english);
  expect(asked.flat()).toEqual(["one", "two", "three", "four", "five"]);
  await small.question("two", english);
  expect(asked.flat().at(-1)).toBe("two");
});

test("a word that many ask for at once takes the room of one", async () => {
  const small = createLexer(async ([lookup]) => {
    asked.push(lookup!.words);
    return [lookup!.words];
  }, 4);
  await small.question("one", english);
  await Promise.all(Array.from({ length: 5 }, () => small.question("two", english)));
  asked = [];
  await small.question("one two", english);
  expect(asked).toEqual([]);
});

test("words by which a question asks fall out where the dictionary lacks them, but no word whose stem is like one", async () => {
  const turkish = createLexer(
    async (lookups) => lookups.map(({ words }) => words.map((word) => word.replace(/a$/, ""))),
    100,
  );
  expect(await lexer.question("Wann öffnet ihr?", languageOf("de"))).toEqual(["offnet", "ihr"]);
  expect(await turkish.question("Hangi bira bir lira?", languageOf("tr"))).toEqual(["bir", "lir"]);
  expect(await lexer.texts(["wann ihr"], languageOf("de"))).toEqual([["wann", "ihr"]]);
});
