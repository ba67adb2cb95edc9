import { beforeEach, expect, test } from "vitest";
import { indexBuilder } from "../index/index-builder.ts";
import { kindredWords } from "./kindred-words.ts";
import { languageOf } from "../language/language.ts";
import type { LexemeIndex } from "../index/lexeme-index.ts";
import { createLexer } from "../language/lexer.ts";

const german = languageOf("de");
let index: LexemeIndex;
let trips: number;
const lexer = createLexer(async (lookups) => {
  trips++;
  return lookups.map(({ words }) => words);
}, 100);
beforeEach(() => {
  trips = 0;
  const builder = indexBuilder([{ weight: 1, b: 0.5 }]);
  ["kopfschmerz tablette", "hundesteuer", "grundsteuer hebesatz", "ratenzahlung", "fahrradreparatur"].forEach(
    (text, id) => builder.add(id, [text.split(" ").map(builder.numberOf)]),
  );
  index = builder.finish(1, ["de"]);
});

const kindred = async (asked: string[], lexemes: string[] = asked): Promise<string[]> => {
  const unknown = asked.map((word) => ({ word, lexeme: word }));
  const found = await kindredWords(index, unknown, { text: asked.join(" "), lexemes, language: german }, lexer);
  return found.map(({ of, means }) => `${of.join(" ")}: ${means}`);
};

test("a word is looked for among the texts' compounds once, however often it is asked for", async () => {
  expect(await kindred(["schmerz", "schmerz"])).toEqual(["schmerz: kopfschmerz"]);
  expect(trips).toBe(1);
  expect(await kindred(["schmerz"])).toEqual(["schmerz: kopfschmerz"]);
  expect(trips).toBe(1);
});

test("another index has other compounds", async () => {
  await kindred(["schmerz"]);
  const builder = indexBuilder([{ weight: 1, b: 0.5 }]);
  builder.add(1, [[builder.numberOf("zahnschmerz")]]);
  index = builder.finish(2, ["de"]);
  expect(await kindred(["schmerz"])).toEqual(["schmerz: zahnschmerz"]);
});

test("of several kinds only what tells of all of them is meant", async () => {
  expect(await kindred(["steuer"])).toEqual(["steuer: grundsteuer hundesteuer"]);
});

test("what a word only begins is meant where another word of the question goes on", async () => {
  expect(await kindred(["raten"], ["raten", "zahl"])).toEqual(["raten: ratenzahlung"]);
  expect(await kindred(["fahrrad"])).toEqual([]);
  expect(await kindred(["fahrrad"], ["fahrrad", "reparatur"])).toEqual(["fahrrad: fahrradreparatur"]);
});

test("what it begins is looked through once, however many other words may go on", async () => {
  const builder = indexBuilder([{ weight: 1, b: 0.5 }]);
  const numbered = (from: number): string[] =>
    Array.from({ length: 26 * 26 }, (_, at) => String.fromCharCode(from + Math.floor(at / 26), from + (at % 26)));
  const lexemes = ["zahnfleischbluten", ...numbered(97).map((ending) => `zahnfleischab${ending}`)];
  lexemes.forEach((lexeme, id) => builder.add(id, [[builder.numberOf(lexeme)]]));
  const whole = builder.finish(1, ["de"]);
  let reads = 0;
  index = Object.defineProperty({ ...whole }, "sorted", {
    get: () => {
      reads++;
      return whole.sorted;
    },
  });
  const others = numbered(97).map((ending) => `quor${ending}t`);
  expect(await kindred(["zahnfleisch"], ["zahnfleisch", ...others, "blutet"])).toEqual([
    "zahnfleisch: zahnfleischbluten",
    "blutet: zahnfleischbluten",
  ]);
  expect(reads).toBeLessThan(100 * lexemes.length);
});
