import { expect, test } from "vitest";
import { languageOf } from "./language.ts";
import { createLexer } from "./lexer.ts";
import { partedVerbs } from "./parted-verbs.ts";
import { words } from "./words.ts";

const german = languageOf("de");
const lexer = createLexer(async (lookups) => lookups.map(({ words: asked }) => asked), 1_000);

const wholeIn = async (text: string, ...held: string[]): Promise<string[][]> => {
  const found = await partedVerbs(text, german, words(text, german), {
    lexer,
    isKnown: (lexeme) => held.includes(lexeme),
  });
  return found.map(({ of, by }) => [...of, ...by]);
};

test("a verb is looked for whole by the part at the end of its sentence", async () => {
  expect(await wholeIn("Wie setze ich die Klinge ein?", "einsetze")).toEqual([["setze", "einsetze"]]);
});

test("also where other sentences stand before it", async () => {
  const before = "Ich habe letzte Woche bei euch im Laden einen neuen Rasierer gekauft.";
  expect(await wholeIn(`${before} Wie setze ich die Klinge ein?`, "einsetze")).toEqual([["setze", "einsetze"]]);
});

test("a part that no verb goes with says nothing", async () => {
  expect(await wholeIn("Wie setze ich die Klinge ein?", "aufsetze")).toEqual([]);
  expect(await wholeIn("Wie setze ich die Klinge?", "einsetze")).toEqual([]);
});
