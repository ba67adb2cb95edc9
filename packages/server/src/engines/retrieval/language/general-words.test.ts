import { expect, test } from "vitest";
import { openGeneralWords } from "./general-words.ts";
import { languageOf } from "./language.ts";
import { createLexer } from "./lexer.ts";

test("words that could not be read once are read for the next question", async () => {
  const database = { isThere: false };
  const lexer = createLexer(async (lookups) => {
    if (!database.isThere) throw new Error("The database is away.");
    return lookups.map(({ words }) => words);
  }, 1_000);
  const generalWords = openGeneralWords(lexer);
  await expect(generalWords([languageOf("en")])).rejects.toThrow("away");
  database.isThere = true;
  expect(await generalWords([languageOf("en")])).toContain("find");
});
